import Domain

extension ExampleOrder {
    /// Every order of the example clinic, oldest first.
    static let all: [ExampleOrder] = earlier + thisWeek

    private static let earlier = [
        ExampleOrder(
            1031, "Tomás Herrera", .northside,
            [(1, "Wrist blood pressure monitor", 39_90)],
            [
                (.placed, .days(21), .ben), (.paid, .days(21), .ben), (.packed, .days(20), .ana),
                (.shipped, .days(20), .ana), (.delivered, .days(18), .ana),
            ]),
        ExampleOrder(
            1032, "Ingrid Solberg", .aurora,
            [(1, "Reading glasses +1.5", 24_00), (1, "Spectacle case", 6_50)],
            [
                (.placed, .days(19), .ben), (.paid, .days(19), .ben), (.packed, .days(18), .ana),
                (.shipped, .days(18), .ana), (.delivered, .days(16), .ana), (.refundRequested, .days(14), .chen),
                (.refunded, .days(13), .maya),
            ]),
        ExampleOrder(
            1033, "Kwame Mensah", .clinicPharmacy,
            [(3, "Saline nasal spray 20 ml", 3_75)],
            [
                (.placed, .days(16), .ben), (.paid, .days(16), .ben), (.packed, .days(15), .ana),
                (.refundRequested, .days(15), .ben), (.declined, .days(14), .maya),
            ]),
        ExampleOrder(
            1034, "Priya Natarajan", .northside,
            [(2, "Forearm crutch, adjustable", 17_80)],
            [(.placed, .days(14), .ben), (.cancelled, .days(13), .ben)]),
        // Two orders of one moment: lists must break the tie.
        ExampleOrder(
            1035, "陳美玲", .clinicPharmacy,
            [(1, "Vitamin D3 1000 IU, 90 capsules", 11_95)],
            [
                (.placed, .days(11), .ben), (.paid, .days(11), .ben), (.packed, .days(10), .ana),
                (.shipped, .days(10), .ana), (.delivered, .days(8), .ana),
            ]),
        ExampleOrder(
            1036, "Lena Vogt", .clinicPharmacy,
            [(1, "Digital thermometer", 8_20), (2, "Cotton wool 100 g", 1_85)],
            [
                (.placed, .days(11), .ben), (.paid, .days(10), .ben), (.packed, .days(10), .ana),
                (.shipped, .days(9), .ana), (.delivered, .days(7), .ana),
            ]),
        // The name is spelled with combining marks, as some keyboards send it.
        ExampleOrder(
            1037, "Nguye\u{302}\u{303}n Thi\u{323} Mai", .aurora,
            [(6, "Daily contact lenses −2.25, 30 pieces", 18_40)],
            [
                (.placed, .days(9), .ben), (.paid, .days(9), .ben), (.packed, .days(8), .ana),
                (.shipped, .days(8), .ana), (.delivered, .days(6), .ana), (.refundRequested, .days(1), .ben),
            ]),
    ]

    private static let thisWeek = [
        ExampleOrder(
            1038, "Oluwaseun Adeyemi", .clinicPharmacy,
            [(1, "Paracetamol 500 mg, 20 tablets", 2_60), (1, "Throat lozenges, 24 pieces", 5_45)],
            [
                (.placed, .days(6), .ben), (.paid, .days(6), .ben), (.packed, .days(5), .ana),
                (.shipped, .days(5), .ana), (.delivered, .days(3), .ana),
            ]),
        ExampleOrder(
            1039, "Marguerite Delacroix", .northside,
            [(1, "Folding walking frame with seat", 129_00)],
            [
                (.placed, .days(4), .ben), (.paid, .days(4), .ben), (.packed, .days(3), .ana),
                (.shipped, .days(3), .ana),
            ]),
        ExampleOrder(
            1040, "Yusuf Demir", .clinicPharmacy,
            [(4, "Compression stocking, medium", 14_30)],
            [(.placed, .days(3), .ben), (.cancelled, .days(2, hours: 20), .maya)]),
        ExampleOrder(
            1041, "Sofia Papadopoulou", .aurora,
            [(1, "Varifocal lenses, pair", 189_00), (1, "Titanium frame, blue", 95_00)],
            [(.placed, .days(2, hours: 5), .ben), (.paid, .days(2, hours: 4), .ben), (.packed, .days(1), .ana)]),
        ExampleOrder(
            1042, "Lena Vogt", .clinicPharmacy,
            [(2, "Ibuprofen 400 mg, 20 tablets", 4_90), (1, "Elastic bandage 8 cm", 4_25)],
            [
                (.placed, .days(2), .ben), (.paid, .days(1, hours: 23), .ben), (.packed, .days(1, hours: 2), .ana),
                (.shipped, .hours(20), .ana),
            ]),
        ExampleOrder(
            1043, "Jakub Nowak", .clinicPharmacy,
            [(2, "Antiseptic wound spray 50 ml", 7_15), (5, "Sterile gauze 10 × 10 cm", 90)],
            [(.placed, .hours(5), .ben), (.paid, .hours(4, minutes: 45), .ben)]),
        ExampleOrder(
            1044, "Aroha Ngata", .northside,
            [(1, "Finger pulse oximeter", 32_50)],
            [(.placed, .minutes(35), .ben)]),
    ]
}
