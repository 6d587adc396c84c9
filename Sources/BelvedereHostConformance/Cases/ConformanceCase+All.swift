nonisolated extension ConformanceCase {
    /// Every case of the suite, in the order in which a new host can best be made to pass them.
    ///
    /// - Complexity: O(*n*), where *n* is the number of cases.
    public static var all: [ConformanceCase] {
        views + layout + controls + menus + values + fields + children + lists + tables + screens + splitViews + messages + device + events
    }
}
