import Domain
import Testing

/// The rules that every ``OfferRepository`` keeps.
package enum OfferContract {
    /// The rules of the contract.
    package static let rules = reading + adding + changing + retiring + hours

    private static let reading = [
        ContractRule("a visitor and anyone who is no manager see nothing, and change nothing") { clinic async throws in
            try await clinic.signIn(.manager)
            let (service, week) = (try await clinic.offer(.services), try await clinic.week())
            await clinic.signOut()
            try await clinic.refusesOffers(.signInRequired, about: service, week)
            for role in Role.allCases where role != .manager {
                try await clinic.signIn(role)
                try await clinic.refusesOffers(.notAllowed(.manageOffers), about: service, week)
            }
        },
        ContractRule("everything of a kind is listed, and can be read by its word or number") { clinic async throws in
            try await clinic.signIn(.manager)
            for kind in OfferKind.allCases {
                let all = try await clinic.everyOffer(kind)
                #expect(!all.isEmpty && all.allSatisfy { $0.id.kind == kind && !$0.isRetired })
                for offer in all.prefix(3) {
                    var one = clinic.offers.offer(offer.id).reader()
                    #expect(try await one.value() == offer)
                    var entry = clinic.offers.entry(for: .known(offer.id)).reader()
                    #expect(try await entry.value().offer == offer)
                }
            }
        },
        ContractRule("products come in pages by name") { clinic async throws in
            try await clinic.signIn(.manager)
            let all = try await clinic.everyOffer(.products)
            #expect(all.map { FoldedText($0.title) } == all.map { FoldedText($0.title) }.sorted())
            var (query, seen) = (OfferQuery(.products, pageSize: 3), [Offer]())
            repeat {
                var reader = clinic.offers.offers(query).reader()
                let page = try await reader.value()
                #expect(page.total == all.count && page.offers.count <= 3)
                seen += page.offers
                query.after = page.next
            } while query.after != nil
            #expect(seen == all)
        },
        ContractRule("a form has the clinicians by name, and the categories that are on offer") { clinic async throws in
            try await clinic.signIn(.manager)
            _ = try await clinic.offers.add(.category(try CategoryDraft(title: "Teas")), operation: clinic.operation())
            var reader = clinic.offers.entry(for: .new(.products)).reader()
            let entry = try await reader.value()
            #expect(entry.offer == nil)
            #expect(entry.clinicians.map(\.slug.text) == ["chen", "dana", "ines"])
            #expect(entry.categories.last?.title == "Teas")
            let teas = try await clinic.offer(.categories, "Teas")
            _ = try await clinic.offers.setRetired(true, seen: teas, operation: clinic.operation())
            #expect(try await reader.value().categories.contains { $0.title == "Teas" } == false)
        },
        ContractRule("what there is not is not found") { clinic async throws in
            try await clinic.signIn(.manager)
            let slug = try #require(ServiceSlug("massage"))
            var service = clinic.offers.entry(for: .known(.service(slug))).reader()
            #expect(try await service.error() == .notFound("The service “massage”", by: .name))
            var product = clinic.offers.offer(.product(.known(99_999))).reader()
            #expect(try await product.error() == .notFound("Product #99999"))
            var week = clinic.offers.week(of: .clinician(try #require(ClinicianSlug("ben")))).reader()
            #expect(try await week.error() == .notFound("The clinician “ben”", by: .name))
        },
    ]

    private static let adding = [
        ContractRule("what is added is delivered to open streams, last of its kind, and counts at once") {
            clinic async throws in
            try await clinic.signIn(.manager)
            var list = clinic.offers.offers(OfferQuery(.services)).reader()
            let before = try await list.value().offers
            let draft = try ServiceDraft(title: " Travel advice ", minutes: 20, clinicians: ["Dana", "chen", "chen"])
            let added = try await clinic.offers.add(.service(draft), operation: clinic.operation())
            #expect(added.title == "Travel advice" && added.id.word == "travel-advice" && !added.isRetired)
            guard case .service(let offer) = added.content else { throw AppError.unexpected("no service") }
            #expect(offer.service.minutes == 20)
            #expect(offer.clinicians.map(\.slug.text) == ["chen", "dana"])
            #expect(await list.readyValue()?.offers == before + [added])
        },
        ContractRule("a product has a number of its own, and its category is made if there is none") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let draft = try ProductDraft.sample("Camomile tea", category: "Teas")
            let added = try await clinic.offers.add(.product(draft), operation: clinic.operation())
            guard case .product(let product) = added.content else { throw AppError.unexpected("no product") }
            #expect(product.name == "Camomile tea" && product.category.title == "Teas")
            #expect(product.price == draft.price && product.stock == 7 && product.reorderLevel == 2)
            #expect(try await clinic.everyOffer(.products).count { $0.id == added.id } == 1)
            #expect(try await clinic.everyOffer(.categories).last?.title == "Teas")
            let other = try ProductDraft.sample("Mint tea", category: "teas")
            _ = try await clinic.offers.add(.product(other), operation: clinic.operation())
            #expect(try await clinic.everyOffer(.categories).count { $0.title == "Teas" } == 1)
        },
        ContractRule("a title that people cannot tell from another one is taken, also by what is retired") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let checkup = try await clinic.offer(.services, "Check-up")
            for title in ["Check-up", "CHECKUP", "chéck  up!"] {
                let draft = try ServiceDraft(title: title, minutes: 30, clinicians: [])
                await #expect(throws: checkup.takesTitle, "\(title)") {
                    try await clinic.offers.add(.service(draft), operation: clinic.operation())
                }
            }
            let retired = try await clinic.offers.setRetired(true, seen: checkup, operation: clinic.operation())
            let draft = try ServiceDraft(title: "Checkup", minutes: 30, clinicians: [])
            await #expect(throws: retired.takesTitle) {
                try await clinic.offers.add(.service(draft), operation: clinic.operation())
            }
            #expect(retired.takesTitle.message.hasSuffix("which is retired."))
        },
        ContractRule("somebody who is no clinician offers nothing, and a price is in the clinic's currency") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let service = try ServiceDraft(title: "Massage", minutes: 30, clinicians: ["ben"])
            await #expect(throws: AppError.invalidInput("No clinician has the user name “ben”.")) {
                try await clinic.offers.add(.service(service), operation: clinic.operation())
            }
            let product = try ProductDraft.sample("Tea", category: "Teas", currency: .gbp)
            await #expect(throws: AppError.invalidInput("The prices of this clinic are in EUR.")) {
                try await clinic.offers.add(.product(product), operation: clinic.operation())
            }
            #expect(try await clinic.everyOffer(.services).count { $0.title == "Massage" } == 0)
        },
        ContractRule("a repeated write is applied once, and another under its operation is refused") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let (operation, draft) = (clinic.operation(), OfferDraft.category(try CategoryDraft(title: "Teas")))
            let first = try await clinic.offers.add(draft, operation: operation)
            #expect(try await clinic.offers.add(draft, operation: operation) == first)
            let other = OfferDraft.category(try CategoryDraft(title: "Soaps"))
            let error = await #expect(throws: AppError.self) {
                try await clinic.offers.add(other, operation: operation)
            }
            #expect(error?.code == "unexpected")
            #expect(try await clinic.everyOffer(.categories).count { ["Teas", "Soaps"].contains($0.title) } == 1)
        },
    ]
}
