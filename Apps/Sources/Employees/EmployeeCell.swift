public import Belvedere

/// A row of the list: the name of an employee, and below it the other data, such as the age.
public final class EmployeeCell: Stack {
    public let name = Label(style: .headline)
    public let number = Label(style: .detail)
    public let salary = Label(style: .detail)
    public let age = Label(style: .detail)

    public init() {
        super.init(.vertical, [name, Stack(.horizontal, number, salary, age)])
    }
}
