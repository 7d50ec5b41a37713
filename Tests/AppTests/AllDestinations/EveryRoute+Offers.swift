import Domain
import Support

@testable import App

nonisolated extension OffersRoute: Walkable {
    static var first: OffersRoute { .overview }

    var next: OffersRoute? {
        switch self {
        case .overview: .list(.services)
        case .list(let kind): .form(.new(kind))
        case .form(.new(.services)): ServiceSlug("checkup").map { .form(.known(.service($0))) }
        case .form(.new(.categories)): CategoryName("eye-care").map { .form(.known(.category($0))) }
        case .form(.new(.products)): ProductNumber(501).map { .form(.known(.product($0))) }
        case .form(.known(.service)): .list(.categories)
        case .form(.known(.category)): .list(.products)
        case .form(.known(.product)): .hours(.clinic)
        case .hours(.clinic): ClinicianSlug("chen").map { .hours(.clinician($0)) }
        case .hours(.clinician): nil
        }
    }
}
