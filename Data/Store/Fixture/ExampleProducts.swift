import Domain

extension ExampleProduct {
    /// The products of the example clinic, three in each category. Ordered ones have the name that is on the order.
    static let all = painAndFever + woundCare + coldsAndVitamins + devices + eyeCare

    private static let painAndFever = [
        ExampleProduct(
            501, "Ibuprofen 400 mg, 20 tablets", .painAndFever, .clinicPharmacy, 4_90, stock: (24, 10),
            "Against pain, fever and inflammation. Take with food."),
        // Below its reorder level.
        ExampleProduct(
            502, "Paracetamol 500 mg, 20 tablets", .painAndFever, .clinicPharmacy, 2_60, stock: (6, 10),
            "Against pain and fever. Not with alcohol."),
        ExampleProduct(
            503, "Digital thermometer", .painAndFever, .clinicPharmacy, 8_20, stock: (9, 3),
            "Measures in ten seconds. Battery included."),
    ]

    private static let woundCare = [
        ExampleProduct(
            504, "Elastic bandage 8 cm", .woundCare, .clinicPharmacy, 4_25, stock: (15, 5),
            "Four metres, with clips. Washable."),
        ExampleProduct(
            505, "Antiseptic wound spray 50 ml", .woundCare, .clinicPharmacy, 7_15, stock: (8, 4),
            "Does not sting. Open for six months at most."),
        ExampleProduct(
            506, "Sterile gauze 10 × 10 cm", .woundCare, .clinicPharmacy, 90, stock: (120, 40),
            "One pad, packed by itself."),
    ]

    private static let coldsAndVitamins = [
        ExampleProduct(
            507, "Vitamin D3 1000 IU, 90 capsules", .coldsAndVitamins, .clinicPharmacy, 11_95, stock: (7, 3),
            "One capsule a day."),
        // Sold out, and therefore below its reorder level.
        ExampleProduct(
            508, "Saline nasal spray 20 ml", .coldsAndVitamins, .clinicPharmacy, 3_75, stock: (0, 6),
            "For dry and blocked noses, from birth on."),
        ExampleProduct(
            509, "Throat lozenges, 24 pieces", .coldsAndVitamins, .clinicPharmacy, 5_45, stock: (30, 10),
            "Sage and honey. From six years on."),
    ]

    private static let devices = [
        ExampleProduct(
            510, "Wrist blood pressure monitor", .devices, .northside, 39_90, stock: (4, 2),
            "Keeps sixty readings for each of two people."),
        ExampleProduct(
            511, "Finger pulse oximeter", .devices, .northside, 32_50, stock: (5, 2),
            "Shows pulse and oxygen saturation."),
        // The last one.
        ExampleProduct(
            512, "Folding walking frame with seat", .devices, .northside, 129_00, stock: (1, 0),
            "Carries up to 130 kg. Ordered one by one."),
    ]

    private static let eyeCare = [
        ExampleProduct(
            513, "Daily contact lenses −2.25, 30 pieces", .eyeCare, .aurora, 18_40, stock: (20, 6),
            "For one eye and one month."),
        ExampleProduct(
            514, "Reading glasses +1.5", .eyeCare, .aurora, 24_00, stock: (3, 1),
            "With a soft case."),
        // In another currency, and with accents.
        ExampleProduct(
            515, "Genève sunglasses, category 3", .eyeCare, .aurora, 49_00, .chf, stock: (2, 1),
            "Made in Switzerland and sold in its currency."),
    ]
}
