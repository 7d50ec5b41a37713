import Navigation

/// The sections of a library that is explored.
enum LibrarySection: String, NavigationSection {
    case books
    case loans
    case help

    var root: LibraryRoute {
        switch self {
        case .books: .shelf
        case .loans: .loans
        case .help: .help
        }
    }
}

/// Its places.
enum LibraryRoute: NavigationRoute {
    case shelf
    case book(Int)
    case reviews(Int)
    case archive
    case loans
    case loan(Int)
    case help
    case settings
    case signIn

    var section: LibrarySection? {
        switch self {
        case .shelf, .book, .reviews, .archive, .settings, .signIn: .books
        case .loans, .loan: .loans
        case .help: .help
        }
    }

    var modal: LibraryModal? {
        switch self {
        case .settings: .settings
        case .signIn: .signIn(.resume)
        default: nil
        }
    }

    var path: [LibraryRoute] {
        switch self {
        case .shelf, .loans, .help, .settings, .signIn: []
        case .book, .loan, .archive: [self]
        case .reviews(let number): [.book(number), self]
        }
    }

    var title: String {
        switch self {
        case .shelf: "Books"
        case .book(let number), .loan(let number): LibraryRecords.titles[number] ?? "#\(number)"
        case .reviews: "Reviews"
        case .archive: "Archive"
        case .loans: "Loans"
        case .help: "Help"
        case .settings: "Settings"
        case .signIn: "Sign in"
        }
    }
}

/// The modals over them.
enum LibraryModal: NavigationModal {
    case settings
    case signIn(LibraryReturn)
    case sealed

    var root: LibraryRoute { if case .signIn = self { .signIn } else { .settings } }
    var canBeClosed: Bool { self != .sealed }
}

/// The questions.
indirect enum LibraryAlert: NavigationAlert {
    typealias Route = LibraryRoute

    case discardDraft(NavigationRequest<LibrarySection, LibraryRoute>)
    case giveBack(Int)

    var title: String { if case .giveBack = self { "Give back" } else { "Unsaved" } }
}

typealias LibraryState = NavigationState<LibrarySection, LibraryRoute, LibraryModal, LibraryAlert>
typealias LibraryReturn = ReturnAction<LibrarySection, LibraryRoute>

extension LibraryRoute {
    /// The links, with their fault.
    static func links(_ fault: LibraryFault?) -> LinkTable<LibraryRoute> {
        LinkTable(
            LinkFormat(scheme: "library", host: nil),
            [
                LinkPattern("books", .shelf),
                LinkPattern("books/{number}", make: LibraryRoute.book) {
                    switch $0 {
                    case .book(let number): fault == .linkPrintsAnother ? number + 1 : number
                    case .reviews(let number) where fault == .twoPlacesPrintTheSame: number
                    default: nil
                    }
                },
                LinkPattern("books/{number}/reviews", make: LibraryRoute.reviews) {
                    if case .reviews(let number) = $0 { number } else { nil }
                },
                LinkPattern("loans", .loans),
                LinkPattern("loans/{number}", make: LibraryRoute.loan) {
                    if case .loan(let number) = $0 { number } else { nil }
                },
                LinkPattern("help", .help), LinkPattern("settings", .settings),
            ] + (fault == .placeThatNothingReaches ? [LinkPattern("archive", .archive)] : []))
    }
}
