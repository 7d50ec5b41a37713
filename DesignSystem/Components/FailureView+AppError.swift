import Domain
import HeadlessUI

extension FailureView {
    /// The message of an error.
    package init(_ error: AppError) {
        self.init(error.message, advice: error.advice, code: error.code)
    }
}
