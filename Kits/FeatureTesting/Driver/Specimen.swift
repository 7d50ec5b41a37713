/// Texts that a screen must survive.
public enum Specimen {
    /// Clears the screen, colours it, turns the line around, starts a new one and rings.
    public static let hostile = "\u{1B}[2J\u{1B}[31mEve\u{202E}\r\nTotal\t0.00 EUR\u{7}\u{9B}1m"

    /// Two cells a character, or many scalars a character.
    public static let wide = "陳美玲 👩🏽‍⚕️ ｆｕｌｌ Žoë"

    /// Longer than most lines, with words longer than a narrow one.
    public static let long =
        "Maximiliane Alexandra von Hohenlohe-Waldenburg-Schillingsfürst zu Bartenstein-Niederstetten"
}
