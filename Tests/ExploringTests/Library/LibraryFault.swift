import Exploring

/// A planted fault of the library.
enum LibraryFault: CaseIterable {
    case placeThatNothingReaches, screenThatNothingReaches
    case deadButton, deadChoice, refusedButton, failingButton, uselessButton
    case linkPrintsAnother, linkReadsAsAnother, linkIsRefused, linkShowsAnotherScreen, twoPlacesPrintTheSame
    case backSkipsAPlace, backIsRefused, undoLosesASection
    case gateIsMissing, gateOnTapsOnly, recordsRefuse, placeIsLeftBehind
    case sheetThatCannotBeClosed, questionIsLeftBehind
    case sectionLeadsElsewhere, wrongSectionIsMarked, wrongBreadcrumb, noWayBackIsShown
    case rowLeadsToItsNeighbour
    case rendersOtherwise, unheardChange, redoLeadsElsewhere, anotherScreenEachTime
    case acceptedInVain

    /// The law that it violates.
    var law: ExplorationLaw {
        switch self {
        case .placeThatNothingReaches, .screenThatNothingReaches: .reach
        case .deadButton, .deadChoice, .refusedButton, .failingButton, .uselessButton: .control
        case .linkPrintsAnother, .linkReadsAsAnother, .linkIsRefused, .linkShowsAnotherScreen, .twoPlacesPrintTheSame:
            .link
        case .backSkipsAPlace, .backIsRefused, .undoLosesASection: .back
        case .gateIsMissing, .gateOnTapsOnly, .recordsRefuse, .placeIsLeftBehind: .access
        case .sheetThatCannotBeClosed: .wayOut
        case .questionIsLeftBehind: .question
        case .sectionLeadsElsewhere, .wrongSectionIsMarked, .wrongBreadcrumb, .noWayBackIsShown: .frame
        case .rowLeadsToItsNeighbour: .row
        case .rendersOtherwise: .rendering
        case .unheardChange, .redoLeadsElsewhere: .journal
        case .anotherScreenEachTime: .repetition
        case .acceptedInVain: .accepted
        }
    }

    /// The screen in the finding.
    var screen: String {
        switch self {
        case .placeThatNothingReaches: "archive"
        case .screenThatNothingReaches: "Sign in"
        case .deadButton, .uselessButton: "books"
        case .refusedButton, .failingButton, .backSkipsAPlace: "books/{number}/reviews"
        case .linkPrintsAnother, .linkReadsAsAnother, .twoPlacesPrintTheSame, .rendersOtherwise, .noWayBackIsShown:
            "books/{number}"
        case .linkIsRefused, .linkShowsAnotherScreen, .anotherScreenEachTime: "help"
        case .backIsRefused, .deadChoice, .sheetThatCannotBeClosed: "settings"
        case .undoLosesASection, .sectionLeadsElsewhere, .gateIsMissing, .recordsRefuse, .wrongSectionIsMarked,
            .gateOnTapsOnly:
            "loans"
        case .placeIsLeftBehind, .acceptedInVain: "books"
        case .questionIsLeftBehind: "Give back?"
        case .wrongBreadcrumb, .unheardChange: "books/{number}/reviews"
        case .redoLeadsElsewhere, .rowLeadsToItsNeighbour: "books/{number}"
        }
    }
}
