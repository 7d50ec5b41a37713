import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// The rules of who may make which change.
@Suite struct StepRuleTests {
    @Test(arguments: [
        (#"null"#, #""""#, true), (#""ab""#, #""""#, false), (#"null"#, #""sealed""#, false),
        (#""ab""#, #""sealed""#, false),
    ])
    func `a new colleague comes without a key and without a lock, or not at all`(
        key: String, lock: String, isAllowed: Bool
    ) {
        let colleague = RecordImage(fields: ["public_key": key, "locked_key": lock])
        for (role, may) in [(Role.manager, isAllowed), (.receptionist, false)] {
            let rule = StepRule(author: .sample(1), role: role, signer: .person, at: .sample)
            #expect(rule.allows(.staff, .sample(2), from: nil, to: colleague) == may)
        }
    }
}
