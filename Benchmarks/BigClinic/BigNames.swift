/// Names for random people, the common ones first.
enum BigNames {
    static let first = words(
        """
        María José Antonio Manuel Francisco Laura Ana Carmen Lucía Marta Javier David Daniel Carlos Miguel Pablo Sofía
        Elena Irene Mateo Marcos Martín Max Mia Noah Liam Emma Olga Iván Igor Yusuf Wei Chen Priya Aroha Lena Jakub Tom
        Óscar Pedro Rosa Nuria Søren Łukasz Günther Zoë Nguyễn Đặng İbrahim Oluwaseun Marguerite Ingrid Kwame Tomás
        Émile Ángel Íñigo Óliver Úrsula Wanda Xavier Yolanda Zacarías Quentin Hana Fatima Gustav Henrik Bruno Björn
        """)

    /// Made from syllables, so that there are many; each begins with a letter of its own share.
    static let last: [String] = {
        let (starts, ends) = (
            words("Gar Fer Ro Ló Mar Sán Pé Gó Mu Ál Nu Zu Ka Be Vo Di He Ju Íñ Ó Ta Wil Ya Que Bla Cas Dom Esc Fue"),
            words(
                "cía nández drí pez tí chez rez mez ñoz varez ñez bir lin nard gel az rre lia igo rtega more son ma lle"
            )
        )
        let middles = words("ga ri no le su ti mo ra de vi ")
        return starts.flatMap { start in middles.flatMap { middle in ends.map { start + middle + $0 } } }
    }()

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
