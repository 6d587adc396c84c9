/// What knows the rules of a language; the seam between the kit and the platform.
protocol PluralSource: Sendable {
    /// The name of the form that goes with a whole number, as Unicode CLDR calls it.
    func name(of number: Int) -> String
}
