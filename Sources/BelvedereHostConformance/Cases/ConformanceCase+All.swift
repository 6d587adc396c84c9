nonisolated extension ConformanceCase {
    /// All test cases of the suite. When you write a new host (a program that shows apps), make the cases pass in this order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of cases.
    public static var all: [ConformanceCase] {
        views + layout + controls + menus + shortcuts + values + validation + decimals + comboBoxes + fields + children + lists + tables
            + screens
            + splitViews
            + messages + device + events
    }
}
