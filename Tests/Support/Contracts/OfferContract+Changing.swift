import Domain
import Testing

extension OfferContract {
    static let changing = [
        ContractRule("a service keeps its word when its title, length and clinicians change") { clinic async throws in
            try await clinic.signIn(.manager)
            let seen = try await clinic.offer(.services, "Check-up")
            let draft = try ServiceDraft(title: "Yearly check", minutes: 45, clinicians: ["ines"])
            let changed = try await clinic.offers.change(.service(draft), over: seen, operation: clinic.operation())
            #expect(changed.id == seen.id && changed.title == "Yearly check")
            guard case .service(let offer) = changed.content else { throw AppError.unexpected("no service") }
            #expect(offer.service.minutes == 45 && offer.clinicians.map(\.slug.text) == ["ines"])
            #expect(try await clinic.everyOffer(.services).contains(changed))
            // Its first title is free, its word is not.
            let again = try ServiceDraft(title: "Checkup", minutes: 30, clinicians: [])
            let other = try await clinic.offers.add(.service(again), operation: clinic.operation())
            #expect(other.id.word == "checkup-2")
        },
        ContractRule("a category and a product change their names, unless another one has them") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let categories = try await clinic.everyOffer(.categories)
            let renamed = try await clinic.offers.change(
                .category(try CategoryDraft(title: "Aches")), over: categories[0], operation: clinic.operation())
            #expect(renamed.title == "Aches" && renamed.id == categories[0].id)
            await #expect(throws: categories[1].takesTitle) {
                try await clinic.offers.change(
                    .category(try CategoryDraft(title: categories[1].title)), over: renamed,
                    operation: clinic.operation())
            }
            let product = try await clinic.offers.add(
                .product(try .sample("Tea", category: "Aches")), operation: clinic.operation())
            let changed = try await clinic.offers.change(
                .product(try .sample("Herbal tea", category: "Aches")), over: product, operation: clinic.operation())
            #expect(changed.title == "Herbal tea" && changed.id == product.id)
            #expect(try await clinic.everyOffer(.products).contains(changed))
        },
        ContractRule("what was changed since it was seen is not changed") { clinic async throws in
            try await clinic.signIn(.manager)
            let seen = try await clinic.offer(.services, "Check-up")
            let draft = OfferDraft.service(try ServiceDraft(title: "Yearly check", minutes: 45, clinicians: []))
            let now = try await clinic.offers.change(draft, over: seen, operation: clinic.operation())
            let conflict = AppError.conflict("“Check-up” was changed in the meantime.")
            await #expect(throws: conflict) {
                try await clinic.offers.change(draft, over: seen, operation: clinic.operation())
            }
            await #expect(throws: conflict) {
                try await clinic.offers.setRetired(true, seen: seen, operation: clinic.operation())
            }
            #expect(try await clinic.everyOffer(.services).contains(now))
        },
        ContractRule("what was sold of a product since counts, unless the draft has another stock") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let first = try await clinic.offers.add(
                .product(try .sample("Tea", category: "Teas")), operation: clinic.operation())
            let fewer = try await clinic.offers.change(
                .product(try .sample("Tea", category: "Teas", stock: 3)), over: first, operation: clinic.operation())
            let dearer = try await clinic.offers.change(
                .product(try .sample("Tea", category: "Teas", cents: 500)), over: first, operation: clinic.operation())
            guard case .product(let before) = fewer.content, case .product(let after) = dearer.content else {
                throw AppError.unexpected("no product")
            }
            #expect(before.stock == 3 && after.stock == 3 && after.price.minorUnits == 500)
        },
    ]

    static let retiring = [
        ContractRule("what is retired stays listed, and can be brought back") { clinic async throws in
            try await clinic.signIn(.manager)
            for kind in [OfferKind.services, .products] {
                let seen = try await clinic.offer(kind)
                let retired = try await clinic.offers.setRetired(true, seen: seen, operation: clinic.operation())
                #expect(retired == Offer(seen.content, isRetired: true))
                #expect(try await clinic.everyOffer(kind).contains(retired))
                #expect(
                    try await clinic.offers.setRetired(false, seen: retired, operation: clinic.operation()) == seen)
            }
        },
        ContractRule("a category stays as long as something in it is sold, and then nothing is sold in it") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let tea = try await clinic.offers.add(
                .product(try .sample("Tea", category: "Teas")), operation: clinic.operation())
            let teas = try await clinic.offer(.categories, "Teas")
            await #expect(throws: AppError.isFilled("Teas", products: 1)) {
                try await clinic.offers.setRetired(true, seen: teas, operation: clinic.operation())
            }
            let noTea = try await clinic.offers.setRetired(true, seen: tea, operation: clinic.operation())
            let noTeas = try await clinic.offers.setRetired(true, seen: teas, operation: clinic.operation())
            #expect(noTeas.isRetired)
            await #expect(throws: AppError.isRetired(category: "Teas")) {
                try await clinic.offers.setRetired(false, seen: noTea, operation: clinic.operation())
            }
            await #expect(throws: AppError.isRetired(category: "Teas")) {
                try await clinic.offers.add(
                    .product(try .sample("Mint", category: "Teas")), operation: clinic.operation())
            }
            let dearer = try ProductDraft.sample("Tea", category: "Teas", cents: 500)
            _ = try await clinic.offers.change(.product(dearer), over: noTea, operation: clinic.operation())
        },
    ]

    static let hours = [
        ContractRule("hours are replaced as a whole, for the clinic and for a clinician") { clinic async throws in
            try await clinic.signIn(.manager)
            var list = clinic.offers.weeks().reader()
            let before = try await list.value()
            #expect(before.map(\.owner.word) == ["clinic", "chen", "dana", "ines"])
            for seen in before.prefix(2) {
                let hours = try OpeningHours.sample((3, 15, 18), (1, 9, 12), (3, 9, 12))
                let saved = try await clinic.offers.setHours(hours, over: seen, operation: clinic.operation())
                #expect(
                    saved.hours.words == "monday 09:00–12:00, wednesday 09:00–12:00, wednesday 15:00–18:00")
                #expect(await list.readyValue()?.contains(saved) == true)
                let none = try await clinic.offers.setHours(
                    OpeningHours([]), over: saved, operation: clinic.operation())
                #expect(none.hours.spans.isEmpty)
            }
        },
        ContractRule("hours that overlap, or were changed in the meantime, are refused") { clinic async throws in
            try await clinic.signIn(.manager)
            let seen = try await clinic.week()
            await #expect(throws: AppError.invalidInput("The hours of \(seen.name) overlap.")) {
                try await clinic.offers.setHours(
                    try .sample((1, 9, 12), (1, 11, 13)), over: seen, operation: clinic.operation())
            }
            let saved = try await clinic.offers.setHours(
                try .sample((1, 9, 12)), over: seen, operation: clinic.operation())
            await #expect(throws: AppError.conflict("The hours of \(seen.name) were changed in the meantime.")) {
                try await clinic.offers.setHours(
                    try .sample((2, 9, 12)), over: seen, operation: clinic.operation())
            }
            #expect(try await clinic.week() == saved)
        },
    ]
}
