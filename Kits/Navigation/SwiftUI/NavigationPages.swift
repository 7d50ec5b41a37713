#if canImport(SwiftUI)
    import SwiftUI

    /// The views of an app's places, modals and alerts: the one mapping of routes to views.
    @MainActor public struct NavigationPages<Coordinator: NavigationCoordinator, Page: View, Answers: View> {
        let coordinator: Coordinator
        let page: @MainActor (Place<Coordinator.Route>) -> Page
        let isCover: @MainActor (Coordinator.Route.Modal) -> Bool
        let title: @MainActor (Coordinator.Alert) -> String
        let answers: @MainActor (Coordinator.Alert) -> Answers

        /// Creates the mapping: pages, which modals are full-screen covers, and the title and buttons of alerts.
        public init(
            _ coordinator: Coordinator, @ViewBuilder page: @escaping @MainActor (Place<Coordinator.Route>) -> Page,
            isCover: @escaping @MainActor (Coordinator.Route.Modal) -> Bool = { _ in false },
            title: @escaping @MainActor (Coordinator.Alert) -> String,
            @ViewBuilder answers: @escaping @MainActor (Coordinator.Alert) -> Answers
        ) {
            (self.coordinator, self.page, self.isCover) = (coordinator, page, isCover)
            (self.title, self.answers) = (title, answers)
        }

        /// The stack of a section.
        public func stack(of section: Coordinator.Route.Section) -> some View {
            PageStack(pages: self, stack: coordinator.state[section])
        }
    }

    extension View {
        /// Presents modals and alerts above the sections, and passes on opened links.
        public func presents(
            _ pages: NavigationPages<some NavigationCoordinator, some View, some View>,
            opening open: @escaping @MainActor (URL) -> Void
        ) -> some View { Presenting(pages: pages, level: nil, content: self).onOpenURL(perform: open) }
    }

    /// The places of one stack, each with the page of that visit.
    struct PageStack<Coordinator: NavigationCoordinator, Page: View, Answers: View>: View {
        let pages: NavigationPages<Coordinator, Page, Answers>
        let stack: RouteStack<Coordinator.Route>

        var body: some View {
            NavigationStack(path: pages.coordinator.places(on: stack.id)) {
                pages.page(stack.root).navigationDestination(
                    for: Place<Coordinator.Route>.self, destination: pages.page)
            }
        }
    }

    /// A level with the sheet or cover above it, which is a level again, and the alert if it is on top.
    struct Presenting<Coordinator: NavigationCoordinator, Page: View, Answers: View, Content: View>: View {
        let pages: NavigationPages<Coordinator, Page, Answers>
        let level: StackID?
        let content: Content

        var body: some View {
            let (app, asked) = (pages.coordinator, pages.coordinator.asked(over: level))
            content
                .sheet(item: app.modal(over: level) { !pages.isCover($0) }) { over($0) }
                .fullScreenCover(item: app.modal(over: level, where: pages.isCover)) { over($0) }
                .alert(
                    asked.map(pages.title) ?? "", isPresented: app.isAsked(over: level), presenting: asked,
                    actions: pages.answers)
        }

        private func over(_ modal: PresentedModal<Coordinator.Route.Modal, Coordinator.Route>) -> some View {
            let stack = PageStack(pages: pages, stack: modal.stack)
            return Presenting<Coordinator, Page, Answers, PageStack<Coordinator, Page, Answers>>(
                pages: pages, level: modal.id, content: stack
            ).interactiveDismissDisabled(!modal.value.canBeClosed)
        }
    }

    #if os(macOS)
        extension View {
            /// A Mac has only sheets.
            func fullScreenCover<Item: Identifiable>(
                item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
            ) -> some View { sheet(item: item, content: content) }
        }
    #endif
#endif
