public import Belvedere

/// A row of the list: who, and what is known of them.
public final class EmployeeCell: Stack {
    public let name = Label(style: .headline)
    public let number = Label(style: .detail)
    public let salary = Label(style: .detail)
    public let age = Label(style: .detail)

    public init() {
        super.init(.vertical, [name, Stack(.horizontal, number, salary, age)])
    }
}
