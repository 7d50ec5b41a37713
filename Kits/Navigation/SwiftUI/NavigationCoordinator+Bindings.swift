#if canImport(SwiftUI)
    import SwiftUI

    /// The state of an app as SwiftUI binds to it. What SwiftUI writes is where a person wants to go by a swipe or the
    /// back button: it is a request like any other, so the gates, the leave guard and the journal hear of it.
    extension NavigationCoordinator {
        /// The section on show, for the selection of tabs.
        public var sectionOnShow: Binding<Route.Section> {
            Binding(
                get: { @MainActor in self.state.section },
                set: { @MainActor in if $0 != self.state.section { self.go(.section($0)) } })
        }

        /// The places above the root of a stack, for `NavigationStack(path:)`. Making them fewer is going back; nothing
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

        /// What lies right over the sections, or over a modal's stack, if it is meant, for `sheet(item:)` and
        /// `fullScreenCover(item:)`. Setting it to nil is closing it.
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

        /// Whether something is asked right over the sections, or over a modal's stack. Setting it to false closes the
        /// question without an answer; after an answer it is gone already.
        public func isAsked(over stack: StackID?) -> Binding<Bool> {
            Binding(
                get: { @MainActor in self.asked(over: stack) != nil },
                set: { @MainActor isAsked in if !isAsked, self.asked(over: stack) != nil { self.go(.back) } })
        }

        /// What is asked right over the sections, or over a modal's stack: an alert lies over what is on top.
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
        /// The stack of the modal: another one each time that something is presented.
        public var id: StackID { stack.id }
    }
#endif
