/// Which properties say what a view holds, for a person who cannot see it.
@_spi(Hosting)
nonisolated public enum AccessibleValue: Sendable {
    case text(any PropertyDeclaration<String>)
    /// On or off.
    case state(any PropertyDeclaration<Bool>)
    case number(any PropertyDeclaration<Int>)
    /// A part of one, or none where it is not known.
    case fraction(any PropertyDeclaration<Double?>)
    /// A number, and how it is told where that is not the number itself.
    case amount(any PropertyDeclaration<Double>, text: (any PropertyDeclaration<String>)?)
    /// The index of one of several texts.
    case choice(any PropertyDeclaration<Int>, of: any PropertyDeclaration<[String]>)
    /// The indices of those of several texts that are checked.
    case choices(any PropertyDeclaration<[Int]>, of: any PropertyDeclaration<[String]>)
}
