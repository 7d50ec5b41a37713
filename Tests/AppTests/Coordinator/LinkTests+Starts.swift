import Domain
import Navigation
import Support
import Testing

@testable import App

extension LinkTests {
    /// The app in every section, at several depths of every stack, with each kind of modal over it.
    static func starts() async throws -> [AppCoordinator] {
        let error = HomeRoute.error(try #require(ErrorCode(linkSegment: "conflict")))
        let paths = try OrdersRoute.paths(depth: 1, of: [1042]) + [[.detail(7), .refund(7)]]
        var starts: [AppCoordinator] = []
        for section in AppSection.allCases {
            for (path, home) in zip(paths, [[], [error], [], [error]]) {
                for present in Self.overlays {
                    let app = try await Workstation().start(as: .pharmacist)
                    app.orders.become(path)
                    app.home.become(home)
                    app.select(section)
                    present(app)
                    starts.append(app)
                }
            }
        }
        return starts
    }

    /// The modals over a section.
    private static let overlays: [(AppCoordinator) -> Void] = [
        { _ in },
        { $0.presentLogin(returnAction: .resume) },
        {
            $0.home.showSettings()
            $0.settingsFlow?.showData()
        },
        {
            $0.home.showProfile()
            $0.home.showSettings()
            $0.home.confirmSignOut()
        },
    ]
}

extension Whereabouts {
    /// Home with this path.
    mutating func show(_ section: AppSection, _ path: [HomeRoute]) {
        (self.section, home) = (section, path)
    }

    /// Orders with this path.
    mutating func show(_ path: [OrdersRoute]) {
        (section, orders) = (.orders, path)
    }

    /// Shows a modal over the visible section.
    mutating func show(_ modal: Modal) {
        modals = [modal]
    }
}
