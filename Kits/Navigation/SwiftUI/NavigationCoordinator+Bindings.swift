#if canImport(SwiftUI)
    import SwiftUI

    /// Bindings for SwiftUI. A value that SwiftUI writes after a swipe or a tap on the back button is a request like
    /// any other, subject to the gates, the leave guard and the journal.
    extension NavigationCoordinator {
        /// The selected section, for `TabView(selection:)`.
        public var sectionOnShow: Binding<Route.Section> {
            Binding(
                get: { @MainActor in self.state.section },
                set: { @MainActor in if $0 != self.state.section { self.go(.section($0)) } })
        }

        /// The places above the root of a stack, for `NavigationStack(path:)`. Writing fewer places goes back. Nothing
        /// else can be written, because only the state makes places.
        public func places(on stack: StackID) -> Binding<[Place<Route>]> {
            Binding(
                get: { @MainActor in self.placesAboveRoot(of: stack) },
                set: { @MainActor left in
                    let shown = self.placesAboveRoot(of: stack)
                    for _ in shown.dropFirst(left.count) where shown.starts(with: left) && self.isOnTop(stack) {
                        self.go(.back)
                    }
                })
        }

        /// The modal directly above a stack, or above the sections for nil, if it `isMeant`; for `sheet(item:)` and
        /// `fullScreenCover(item:)`. Writing nil dismisses it.
        public func modal(over stack: StackID?, where isMeant: @escaping @MainActor (Route.Modal) -> Bool)
            -> Binding<PresentedModal<Route.Modal, Route>?>
        {
            Binding(
                get: { @MainActor in self.presented(over: stack).flatMap { isMeant($0.value) ? $0 : nil } },
                set: { @MainActor item in
                    guard item == nil, let modal = self.presented(over: stack), isMeant(modal.value) else { return }
                    for _ in self.state.modals.drop(while: { $0.id != modal.id }) where self.state.alert == nil {
                        self.go(.close)
                    }
                })
        }

        /// Whether an alert is directly above a stack, or above the sections for nil. Writing false dismisses it.
        public func isAsked(over stack: StackID?) -> Binding<Bool> {
            Binding(
                get: { @MainActor in self.asked(over: stack) != nil },
                set: { @MainActor isAsked in if !isAsked, self.asked(over: stack) != nil { self.go(.back) } })
        }

        /// The alert directly above a stack, or above the sections for nil.
        public func asked(over stack: StackID?) -> Alert? { state.modals.last?.id == stack ? state.alert?.value : nil }

        private func isOnTop(_ stack: StackID) -> Bool { state.alert == nil && state.visibleStack.id == stack }

        private func placesAboveRoot(of stack: StackID) -> [Place<Route>] {
            Array((state[stack: stack]?.places ?? []).dropFirst())
        }

        private func presented(over stack: StackID?) -> PresentedModal<Route.Modal, Route>? {
            stack == nil ? state.modals.first : state.modals.drop { $0.id != stack }.dropFirst().first
        }
    }

    extension PresentedModal: Identifiable {
        /// The stack of the modal: a new one each time that it is presented.
        public var id: StackID { stack.id }
    }
#endif
