import Foundation
import Navigation

extension Operation {
    /// Every operation that is measured.
    static var all: [Operation] { stacks + tables + links }

    /// One verb and its inverse, at two depths.
    private static var stacks: [Operation] {
        [10, 10_000].flatMap(stacks)
    }

    private static func stacks(depth: Int) -> [Operation] {
        let stack = { deep(depth) }
        return [
            Operation("push-pop-\(depth)", on: stack) { ($0.push(.home) ? 1 : 0) + ($0.pop() ? 1 : 0) },
            Operation("replace-top-\(depth)", on: stack) {
                ($0.replaceTop(with: .home) ? 1 : 0) + ($0.replaceTop(with: .orders) ? 1 : 0)
            },
        ]
    }

    private static func deep(_ depth: Int) -> RouteStack<SamplePlace> {
        var stack = RouteStack<SamplePlace>(StackID(1), root: .home)
        stack.become((0..<depth).map { .order($0) } + [.orders])
        return stack
    }

    /// From split components to a typed stack, and from a route to its link, for tables of two sizes.
    private static var tables: [Operation] {
        [6, 200].flatMap(tables)
    }

    private static func tables(size: Int) -> [Operation] {
        let (table, start) = (SectionPlace.table(of: size), "clinic://\(SectionPlace.prefix(of: size))")
        return [
            resolving("resolve-\(size)", "\(start)orders/1042/tracking", table),
            resolving("miss-\(size)", "\(start)orders/1042/refunds", table),
            resolving("unknown-\(size)", "\(start)nowhere/1042/tracking", table),
            Operation("read-\(size)", on: { "\(start)orders/1042/tracking" }) {
                (try? table.route($0)) == nil ? 0 : 1
            },
            Operation(
                "print-\(size)", on: { (SectionPlace.tables(of: size), SectionPlace.last(of: size, .tracking(1042))) }
            ) {
                $0.0[$0.1.section].link($0.1.route)?.utf8.count ?? 0
            },
            Operation("print-any-\(size)", on: { SectionPlace.last(of: size, .tracking(1042)) }) {
                table.link($0)?.utf8.count ?? 0
            },
        ]
    }

    private static func resolving(_ name: String, _ link: String, _ table: LinkTable<SectionPlace>) -> Operation {
        Operation(
            name,
            on: {
                (try? LinkAddress(link, in: .sample), RouteStack<SectionPlace>(StackID(1), root: .last(of: 6, .home)))
            }
        ) { subject in
            guard let address = subject.0, let route = try? table.route(address) else { return 0 }
            subject.1.popToRoot()
            return subject.1.become(route.path) ? 1 : 0
        }
    }

    /// Whole links, compared with Foundation's `URLComponents` on the same text.
    private static var links: [Operation] {
        texts.flatMap(links)
    }

    private static func links(_ name: String, _ text: String) -> [Operation] {
        let table = SectionPlace.table(of: 6)
        return [
            Operation("link-\(name)", on: { text }) { (try? table.route($0)) == nil ? 0 : 1 },
            Operation("url-\(name)", on: { text }) { URLComponents(string: $0)?.path.utf8.count ?? 0 },
        ]
    }

    private static let texts = [
        ("plain", "clinic://orders/1042/tracking"), ("web", "https://clinic.example/orders/1042/tracking"),
        ("encoded", "clinic://notes/Zo%C3%AB%20%E6%97%A5%E6%9C%AC"), ("query", "clinic://days?from=1&to=7"),
        ("empty", ""), ("unknown", "clinic://nowhere"), ("part", "clinic://orders/1042/refunds"),
        ("origin", "javascript:alert(1)"), ("host", "https://clinic.example.org/orders/1042"),
        ("broken", "clinic://orders/%zz"), ("control", "clinic://orders/1\u{1B}[2J"),
        ("long", "clinic://notes/" + String(repeating: "a", count: 5000)),
        ("longest", "clinic://notes/" + String(repeating: "a", count: 2000)),
        ("slashes", "clinic://home" + String(repeating: "/", count: 2000)),
        ("parts", "clinic://home" + String(repeating: "/a", count: 1000)),
        ("items", "clinic://home?" + String(repeating: "a=b&", count: 500)),
    ]
}
