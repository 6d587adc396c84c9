/// The plural rules of a language, provided by the platform.
protocol PluralSource: Sendable {
    /// Returns the Unicode CLDR name of the form for a whole number.
    func name(of number: Int) -> String
}
