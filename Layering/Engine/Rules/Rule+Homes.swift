/// Where each kind of type is at home.
extension Rule {
    private static let types = "class|struct|actor|enum"
    private static let inner: Set<Role> = [.domain, .design, .feature, .navigation, .shell, .app, .data]

    static let coordinatorProtocol = Rule(
        "coordinator-protocol", "Coordinator protocols are Domain's.",
        reason: "Features ask for what the user wants without knowing who answers.",
        fix: "Move the protocol to Domain.",
        names: Names(
            patterns: ["protocol *Coordinating"], roles: inner.subtracting([.domain]),
            problem: "is a coordinator protocol outside of Domain"),
        bad: [Example("Features/Orders", "public protocol OrdersCoordinating {}", at: "1:17")],
        good: [Example("Domain", "protocol OrdersCoordinating {}"), Example("App", "class A: OrdersCoordinating {}")])

    static let coordinatorType = Rule(
        "coordinator-type", "Coordinators are App's.",
        reason: "A coordinator knows all routes, and only App may.",
        fix: "Move it to App and let it conform to its protocol of Domain.",
        names: Names(
            patterns: ["\(types) *Coordinator !:NSObject"], roles: inner.subtracting([.app]),
            problem: "is a coordinator outside of App"),
        bad: [Example("Features/Orders", "final class OrdersCoordinator {}", at: "1:13")],
        good: [
            Example("App", "final class OrdersCoordinator {}"), Example("Features/Orders", "let c: OrdersCoordinator"),
            Example("Features/Orders", "final class MapCoordinator: NSObject, MKMapViewDelegate {}"),
        ])

    static let repositoryProtocol = Rule(
        "repository-protocol", "Repository protocols are Domain's.",
        reason: "Code that reads data does not depend on where it is stored.",
        fix: "Move the protocol to Domain.",
        names: Names(
            patterns: ["protocol *Repository"], roles: inner.subtracting([.domain]),
            problem: "is a repository protocol outside of Domain"),
        bad: [Example("Data", "protocol OrderRepository {}", at: "1:10")],
        good: [Example("Domain", "public protocol OrderRepository {}")])

    static let repositoryType = Rule(
        "repository-type", "Repositories are Data's.",
        reason: "All I/O, retrying and queueing are in one layer.",
        fix: "Move it to Data, or to test support if it is a fake.",
        names: Names(
            patterns: ["\(types) *Repository"], roles: inner.subtracting([.data]),
            problem: "is a repository outside of Data"),
        bad: [
            Example("Domain", "struct LiveOrderRepository {}", at: "1:8"),
            Example("Features/Orders", "actor OrderRepository {}", at: "1:7"),
        ],
        good: [Example("Data", "final class LiveOrderRepository {}")])

    static let viewRepository = Rule(
        "view-repository", "A view names no repository.",
        reason: "A view shows what its view model has; loading there cannot be tested.",
        fix: "Give the repository to the view model.",
        names: Names(
            patterns: ["*Repository", "@ Environment ( \\ . ~Repository"], roles: [.design, .feature, .app, .shell],
            within: .view,
            problem: "is a repository in a view"),
        bad: [
            Example("Features/Orders", "struct A: Equatable, View {\n  let orders: any OrderRepository\n}", at: "2:19"),
            Example("Features/Orders", "extension OrderView {\n  func f(_ o: OrderRepository) {}\n}", at: "2:15"),
            Example(
                "Features/Orders",
                "protocol Screen: View {}\nstruct OrdersScreen: Screen {\n  let orders: any OrderRepository\n}",
                at: "3:19"),
            Example(
                [
                    "DesignSystem/A.swift": "public protocol Page<Item>: Equatable where Self: View {}",
                    "Features/Orders/A.swift": "protocol Sheet: Sendable, Page {}",
                    "Features/Orders/B.swift": "struct A: Sheet {\n  let o: OrderRepository\n}",
                    "Features/Orders/C.swift": "extension Sheet {\n  func f(_ o: OrderRepository) {}\n}",
                ], at: "Features/Orders/B.swift:2:10", "Features/Orders/C.swift:2:15"),
            Example(
                "Features/Orders", "struct A: View {\n  @Environment(\\.orderRepository) private var o\n}", at: "2:18"),
            Example(
                [
                    "Features/Orders/A.swift": "struct A {\n  let o: OrderRepository\n}",
                    "Features/Orders/B.swift": "extension A: Equatable, View {}",
                    "Features/Home/A.swift": "struct A {\n  let o: OrderRepository\n}",
                ], at: "Features/Orders/A.swift:2:10"),
            Example("Features/Orders", "protocol Screen: View {\n  var o: any OrderRepository { get }\n}", at: "2:14"),
        ],
        good: [
            Example(
                "Features/Orders",
                "protocol Part where Content: View {}\nstruct A: Part { let o: OrderRepository }"),
            Example(
                "Features/Orders",
                "final class Model {\n  let orders: any OrderRepository\n}\nstruct A: View { let m: Model }"),
        ])

    static let useCase = Rule(
        "use-case", "There is no layer that only passes calls on.",
        reason: "View models call repository protocols; a use case between them is a name without a decision.",
        fix: "Call the repository protocol from the view model; put validation into Domain's models.",
        names: Names(
            patterns: ["\(types)|protocol *UseCase", "\(types)|protocol *Interactor"], roles: inner,
            problem: "is a use case"),
        bad: [
            Example("Domain", "struct LoadOrdersUseCase {}", at: "1:8"),
            Example("Features/Orders", "protocol OrdersInteractor {}", at: "1:10"),
        ],
        good: [Example("Domain", "struct Order { let isUseCase = 1 }")])
}
