import HeadlessUI
import Testing

@testable import Exploring

/// The forms of the map.
@Suite struct NavigationMapTests {
    private static let map: NavigationMap = {
        var map = NavigationMap(
            title: "The Shop", sections: [("Home", start: "home"), ("Orders", start: "orders")],
            roles: ["visitor", "receptionist", "clinician", "pharmacist", "manager"])
        map.add("home", .page, section: "Home", role: "visitor")
        for role in ["receptionist", "clinician", "pharmacist", "manager"] {
            map.add("orders?q={text}&<x>", .page, section: "Orders", role: role)
            map.add("home", .page, section: "Home", role: role)
        }
        map.add("Cancel?", .alert, section: "Orders", role: "manager")
        map.add("Share", .sheet, section: "Orders", role: "manager")
        map.add("Welcome", .fullScreenCover, section: "Home", role: "manager")
        map.add("go", from: "home", to: "orders?q={text}&<x>", stays: false)
        map.add("orders", from: "home", to: "orders?q={text}&<x>", stays: false)
        map.add("cancel", from: "orders?q={text}&<x>", to: "Cancel?", stays: false)
        map.add("more", from: "orders?q={text}&<x>", to: "orders?q={text}&<x>", stays: true)
        return map
    }()

    @Test func `as text it lists each screen, who was there, and what leads on`() {
        #expect(
            Self.map.written(as: .text) == """
                Cancel?  (manager)
                Share  (manager)
                Welcome  (manager)
                home  (everyone)
                  go, orders → orders?q={text}&<x>
                orders?q={text}&<x>  (everyone signed in)
                  cancel → Cancel?
                  stays: more

                """)
    }

    @Test func `as Mermaid each screen has a unique name`() {
        #expect(
            Self.map.written(as: .mermaid) == """
                graph LR
                    s1["home"]
                    s2["orders?q={text}&<x>"]
                    s3{{"Cancel?"}}
                    s4("Share")
                    s5[["Welcome"]]
                    s1 -->|"go, orders"| s2
                    s2 -->|"cancel"| s3

                """)
    }

    @Test func `as DOT each way is an edge with what leads there`() {
        #expect(
            Self.map.written(as: .dot) == """
                digraph theshop {
                    rankdir=LR;
                    "home" [shape=box];
                    "orders?q={text}&<x>" [shape=box];
                    "Cancel?" [shape=diamond];
                    "Share" [shape=note];
                    "Welcome" [shape=doubleoctagon];
                    "home" -> "orders?q={text}&<x>" [label="go, orders"];
                    "orders?q={text}&<x>" -> "Cancel?" [label="cancel"];
                }

                """)
    }

    @Test func `as a picture each screen is a card in its section's lane, and no two overlap`() throws {
        let layout = MapLayout(of: Self.map)
        #expect(layout.lanes.map(\.section) == ["Home", "Orders"])
        #expect(layout.card(of: "Cancel?")?.column == 1)
        for card in layout.cards {
            #expect(card.x + card.width <= layout.width && card.y + card.height <= layout.height)
            for other in layout.cards where other.stop.name != card.stop.name {
                let isBeside = card.x + card.width <= other.x || other.x + other.width <= card.x
                #expect(isBeside || card.y + card.height <= other.y || other.y + other.height <= card.y)
            }
        }
    }

    @Test func `the picture escapes what it shows`() {
        let svg = Self.map.written(as: .svg)
        #expect(svg.contains(">?q={text}&amp;&lt;x&gt;</text>"))
        #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
        #expect(svg.contains("<title>Every screen of The Shop, and"))
        #expect(svg.matches(of: #/<rect /#).count == 1 + Self.map.stops.count)
    }
}
