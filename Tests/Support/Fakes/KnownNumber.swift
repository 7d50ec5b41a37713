import Domain

extension ShortNumber {
    /// A number that the test knows to be one.
    package static func known(_ number: Int) -> Self {
        Self(number) ?? known(1)
    }
}
