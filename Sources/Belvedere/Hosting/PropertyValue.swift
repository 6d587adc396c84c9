/// The value of a property as hosts receive it: plain data, never markup.
nonisolated public enum PropertyValue: Sendable, Hashable {
    case text(String)
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case texts([String])
    /// Titles with a number each: sections and where they begin.
    case entries([Entry])

    nonisolated public struct Entry: Sendable, Hashable {
        public var title: String
        public var number: Int

        public init(title: String, number: Int) {
            self.title = title
            self.number = number
        }
    }
}
