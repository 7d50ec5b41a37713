extension Rule {
    /// The names of the architecture's rules that the table has to have.
    static let ruleNames = """
        diff-equatable-views diff-closure-skip diff-reference-types diff-identity-stability diff-avoid-anyview
        diff-printchanges-debug state-observable-class state-ownership state-single-source state-scoped-observation
        state-binding-minimal state-environment-global state-no-published view-body-complexity view-extract-subviews
        view-no-logic-in-body view-minimal-dependencies view-viewbuilder-composition view-no-init-sideeffects
        nav-coordinator-pattern nav-routes-enum nav-deeplink-support nav-modal-sheets nav-no-navigationlink
        layer-dependency-rule layer-usecase-protocol layer-repository-protocol layer-model-value-types
        layer-no-view-repository layer-viewmodel-boundary di-environment-injection di-protocol-abstraction
        di-container-composition di-mock-testing list-constant-viewcount list-filter-in-model list-lazy-stacks
        list-id-keypath data-task-modifier data-async-init data-error-loadable data-combine-avoid data-cancellation
        arch-value-based-links arch-destination-registration anti-scattered-destinations arch-destination-item
        arch-route-enum state-codable-routes arch-coordinator arch-deep-linking state-deep-link-urls
        arch-navigation-path arch-equatable-views arch-observable-only arch-no-anyview arch-coordinator-modals
        arch-split-view anti-mixed-link-styles anti-shared-stack flow-tab-independence anti-hidden-back-button
        anti-navigation-in-init anti-programmatic-tab-switch anti-hamburger-menu modal-sheet-vs-push
        modal-interactive-dismiss modal-nested-navigation flow-multi-step flow-pop-to-root flow-screen-independence
        perf-lazy-destinations perf-task-modifier perf-state-object-ownership perf-avoid-body-side-effects
        state-scene-storage state-tab-persistence state-avoid-app-level-path ally-rotor-headers
        ally-group-navigation-elements ally-hide-decorative-navigation ally-focus-after-navigation ally-keyboard-focus
        anim-reduce-motion-transitions modal-detents modal-fullscreen-cover modal-sheet-placement
        flow-sidebar-navigation flow-tab-sidebar-adaptive arch-navigation-stack arch-observable-environment
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
