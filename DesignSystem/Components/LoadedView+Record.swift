import Domain
import HeadlessUI

extension LoadedView where Value: Recorded {
    /// Shows what is known with `content`. The value's record is what the place is about.
    package init(_ state: LoadState<Value>, @ViewBuilder content: @escaping @MainActor (Value) -> ViewContent) {
        self = Self.showing(state) { value in
            ViewBuilder.buildFinalResult(content(value).navigationDocument(value.record))
        }
    }
}

extension LoadedView {
    /// The view of any value: here no initializer for records is preferred.
    fileprivate static func showing(
        _ state: LoadState<Value>, content: @escaping @MainActor (Value) -> ViewContent
    ) -> LoadedView { LoadedView(state, content: content) }
}
