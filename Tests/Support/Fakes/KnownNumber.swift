import Domain

extension ShortNumber {
    /// A number that the test knows to be valid.
    package static func known(_ number: Int) -> Self {
        Self(number) ?? known(1)
    }
}
