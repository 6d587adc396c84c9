/// How many rows of a table a person can select.
@_spi(Hosting)
nonisolated public enum SelectionMode: ViewPropertyValue {
    case none, single, multiple
}
