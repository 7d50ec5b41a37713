extension Forbidden {
    /// The bindings for SwiftUI, and the declarations that they are checked against.
    private static let bindings = ["Kits/Navigation/SwiftUI", "Tests/SwiftUIShapes"]

    /// Words of other ways to build apps, each with what this architecture uses instead.
    static let architecture = [
        // holds: data-combine-avoid
        Forbidden(
            words: ["Combine", "AnyCancellable", "PassthroughSubject"],
            because: "is a second way to wait", remedy: "use async functions and sequences"),
        // holds: nav-no-navigationlink, arch-value-based-links, anti-mixed-link-styles, arch-navigation-path
        Forbidden(
            words: ["NavigationLink", "navigationDestination", "NavigationPath", "NavigationStack"],
            except: bindings,
            because: "ties a control to a screen", remedy: "ask the coordinator for what the user wants"),
        // holds: nav-modal-sheets, arch-destination-item
        Forbidden(
            words: ["isPresented", "isPresenting", "isShowing", "showsSheet", "showSheet", "showsAlert", "showAlert"],
            except: bindings,
            because: "is navigation that the coordinator does not see",
            remedy: "ask the coordinator, which presents an `AppModal` or an `AppAlert`"),
        // holds: list-id-keypath, diff-identity-stability
        Forbidden(
            words: ["id: \\.self"],
            because: "is an identity that moves with the content", remedy: "make the element `Identifiable`"),
        // holds: state-environment-global, layer-no-view-repository
        Forbidden(
            words: ["@Environment", "@EnvironmentObject", "@Query"],
            because: "is a dependency that is found missing at run time", remedy: "pass it through `init`"),
        // holds: data-error-loadable
        Forbidden(
            words: ["isLoading", "isRefreshing", "hasError", "errorMessage"],
            places: ["Features", "Domain", "DesignSystem", "Kits"],
            because: "can contradict the other flags", remedy: "show one `LoadState`"),
        // holds: view-viewbuilder-composition
        Forbidden(
            words: ["default:"], places: ["Features", "App/Composition/Flows", "App/Composition/Gate"],
            because: "takes in the case that is added next", remedy: "name every case of the enum"),
        // holds: nav-coordinator-pattern, flow-screen-independence, anti-navigation-in-init
        Forbidden(
            words: ["RouteStack", ".push(", ".pop(", ".popToRoot(", ".dismiss(", "presentedSheet", ".path", "Route"],
            places: ["Features"],
            because: "is the coordinator's business", remedy: "ask its Domain protocol for what the user wants"),
        // holds: anim-reduce-motion-transitions
        Forbidden(
            words: ["withAnimation", "Spinner", "Timer"], places: ["App", "DesignSystem", "Features", "Kits"],
            because: "moves on its own", remedy: "draw again when something has changed"),
    ]
}
