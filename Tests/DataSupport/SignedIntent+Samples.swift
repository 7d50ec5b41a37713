import Domain
import Foundation
import Support

@testable import Data

extension SignedIntent.Change {
    /// A change with a salt of no meaning.
    package init(kind: String, subject: UUID, version: Int64, before: String?, after: String?) {
        self.init(kind: kind, subject: subject, version: version, salt: .sample(77), before: before, after: after)
    }

    /// A change as the log has it, with a salt of no meaning.
    package init(_ change: RecordChange, _ cause: LogCause, version: Int64) {
        self.init(change, cause, version: version, salt: .sample(77))
    }
}
