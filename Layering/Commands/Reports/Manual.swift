import LayeringEngine

/// The pages of the manual, by the words that `layering help` is given.
enum Manual: String, CaseIterable, Sendable {
    case configuration, patterns

    /// The page, ready to be written to standard output.
    var page: String {
        switch self {
        case .configuration: Self.ofConfiguration
        case .patterns: Self.ofPatterns
        }
    }
}

extension Manual {
    /// The grammar of `layering.config`: what is in quotes stands there, the rest is explained below.
    private static let ofConfiguration = """
        layering.config is at the root of the package, or of the repository if it names several packages. A line that is not
        indented begins a section; the indented lines below it belong to it, in any order. Quotes keep words together. `#`
        begins a comment.

        { A } is any number of A, [ A ] none or one, A | B either.

        configuration = { packages | sets | layer | rule | exception | skip | baseline }

        packages  = "packages" FOLDER { FOLDER }       (below this file, or . for the one beside it)
        sets      = "rules" SET { SET }                (layers, navigation, views, models, state, data or tests)
        layer     = "layer" LAYER
                    "targets" TARGET { TARGET }
                    [ "role" ROLE ]
                    [ "uses" LAYER { LAYER } ]
                    { "only" LAYER TYPE { TYPE } }
                    [ "exports" LAYER { LAYER } ]
                    [ "tests" LAYER ]
                    [ "frameworks" MODULE { MODULE } ]
                    [ "owns" ABILITY { ABILITY } ]
        rule      = "rule" RULE
                    "pattern" PATTERN { "pattern" PATTERN }
                    [ "layers" LAYER { LAYER } ] [ "roles" ROLE { ROLE } ]
                    "message" TEXT "fix" TEXT
                    [ "severity" ( "error" | "warning" ) ]
        exception = "exception" RULE PATH [ NAME ]
                    "reason" TEXT [ "until" DAY "owner" TEXT ] [ "for" "audit" ]
        skip      = "skip" RULE
                    "reason" TEXT [ "layers" LAYER { LAYER } ] [ "paths" PATH { PATH } ]
        baseline  = "baseline" [ "audit" ] { RULE PATH NAME COUNT }
        comment   = // ( "layering:allow" | "layering:allow-audit" ) RULE TEXT         (in a source)

        ROLE      = "domain" | "design" | "feature" | "data" | "navigation" | "shell" | "app" | "test" | "other"
        ABILITY   = "io" | "terminal" | "navigation"
        TARGET    = a target's name or the path of its folder; * stands for anything but a slash
        PATH      = a file, * as above; of `skip` also a folder
        RULE      = small letters, digits and hyphens: one of `layering explain`, or declared here
        PATTERN   = see `layering help patterns`
        DAY       = 2026-12-31

        """

    private static let ofPatterns = """
        A pattern is a piece of Swift to look for. Spaces and comments do not matter, strings and comments are not searched.

          name  ( . : @  …    names and signs that come one after the other
          *Store   is*        a longer name that ends, or begins, so
          ~Store              the same, or the name alone
          %                   any name
          ""                  any string or number
          a|b                 either of two names
          ^print              a name that is no member, no label and not declared here
          $ .shared           what comes next is a value, not something that is compared or matched
          !.a                 .a does not come next
          …                   anything, up to the end of the brackets around it; then a name or a sign
          ‥                   the same, up to the end of the expression

        Before the first … or ‥ there has to be a name or a *End: that is what is looked for. There may be two of these.

            rule no-print-debug
                pattern ^debugPrint (
                pattern Timer ( … repeats :
                layers Features
                message "debug output stays out of features"
                fix "Use the log"

        finds `debugPrint(a)` and `Timer(interval: 1, repeats: true)` in the layer Features: “`debugPrint` does not
        belong here: debug output stays out of features. Use the log.” Without `layers` and `roles` it holds everywhere.

        """
}
