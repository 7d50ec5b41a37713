// only swiftui
#if SWIFTUI
    import Data
    import DesignSystem
    import Domain
    import Navigation
    import SwiftUI

    /// The app on an iPhone. An app target in Xcode depends on the product App and has one file, `main.swift`:
    /// `import App`, then `StarterApp.main()`.
    public struct StarterApp: SwiftUI.App {
        @State private var start = Result { () throws(AppError) in try AppStart.ofThisPerson() }

        /// The app, with its store open.
        public init() {}

        /// One window.
        public var body: some Scene {
            WindowGroup {
                switch start {
                case .success(let start): AppView(start: start)
                case .failure(let error): FailureView(error)
                }
            }
        }
    }

    extension AppStart {
        fileprivate static func ofThisPerson() throws(AppError) -> AppStart {
            // if sqlite
            AppStart(container: DependencyContainer(of: try Store.ofThisPerson { _ in nil }))
            // else
            AppStart(container: DependencyContainer(of: Store()))
            // end
        }
    }

    nonisolated extension AppSection: Identifiable {
        /// The section itself.
        var id: AppSection { self }
    }

    /// The sections with all that lies over them, and what the person has to be told.
    struct AppView: View {
        let start: AppStart

        var body: some View {
            let (app, shell) = (start.coordinator, AppRouteShell(container: start.container, app: start.coordinator))
            let pages = NavigationPages(app) { place in
                PlacePage(place: place.id, app: app) { shell.view(for: place.route) }
            } title: { alert in
                alert.title
            } answers: { alert in
                shell.view(for: alert)
            }
            VStack {
                TabView(selection: app.sectionOnShow) {
                    ForEach(AppSection.allCases) { section in
                        pages.stack(of: section).tabItem { Text(section.root.title) }.tag(section)
                    }
                }
                if let notice = app.notices.last { Button(notice) { _ = app.drainNotices() } }
            }
            .presents(pages) { app.open($0) }
            .task { await start.begin() }
            .task(id: app.state) { await start.save() }
        }
    }

    extension AppCoordinator {
        fileprivate func open(_ url: URL) {
            do throws(RefusedLink) {
                try handle(url: url.absoluteString)
            } catch {
                notify("This link leads nowhere.")
            }
        }
    }

    /// Keeps the view of a place, and with it the view model, as long as the place exists; and hears of its draft.
    struct PlacePage<Content: View>: View {
        let place: PlaceID
        let app: AppCoordinator
        @State private var content: Content

        init(place: PlaceID, app: AppCoordinator, @ViewBuilder content: () -> Content) {
            (self.place, self.app) = (place, app)
            _content = State(initialValue: content())
        }

        var body: some View {
            content.onPreferenceChange(DraftKey.self) { [place, app] words in
                MainActor.assumeIsolated { app.note(words ?? [:], at: place, isDraft: words != nil) }
            }
        }
    }
#endif
