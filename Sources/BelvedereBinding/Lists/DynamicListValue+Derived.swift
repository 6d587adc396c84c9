extension DynamicListValue {
    /// A list with one element for each element of this list. `transform` makes each new element once, when its source element appears or
    /// is updated.
    ///
    /// ```swift
    /// let contacts = DynamicList(["Ada Lovelace"])
    /// let initials = contacts.map { $0.prefix(1) }
    /// ```
    ///
    /// - Complexity: One call of `transform` for each element at first, and then for each element that is new or updated.
    public final func map<Other>(name: String? = nil, _ transform: @escaping (Element) -> Other) -> DerivedList<Other> {
        DerivedList(MapFollower(self, transform), sources: [self], name: name)
    }

    /// A list of the elements that meet a condition.
    ///
    /// - Complexity: One call of `condition` for each element at first, and then for each element that is new or updated.
    public final func filter(
        name: String? = nil,
        _ condition: @escaping (Element) -> Bool
    ) -> DerivedList<Element> {
        DerivedList(
            FilterFollower(self, criterion: nil) { condition },
            sources: [self],
            name: name
        )
    }

    /// A list of the elements that meet a condition which depends on another value, such as a search text.
    ///
    /// ```swift
    /// let names = DynamicList(["Ada", "Grace"])
    /// let search = Dynamic("")
    /// let found = names.filter(by: search) { name, search in search.isEmpty || name.contains(search) }
    /// ```
    ///
    /// - Parameters:
    ///   - criterion: The value that the condition depends on besides the element.
    ///   - name: The name of the list in traces and reports.
    ///   - condition: Returns whether an element is shown.
    /// - Complexity: One call of `condition` for each element at first and after each change of `criterion`, and then for each
    ///   element that is new or updated.
    public final func filter<Criterion>(
        by criterion: DynamicValue<Criterion>,
        name: String? = nil,
        _ condition: @escaping (Element, Criterion) -> Bool
    ) -> DerivedList<Element> {
        DerivedList(
            FilterFollower(self, criterion: criterion) {
                let value = criterion.readUnwatched()
                return { condition($0, value) }
            },
            sources: [self, criterion],
            name: name
        )
    }

    /// A sorted list of the same elements. Elements that are equal in this order stay in the order in which they were added.
    ///
    /// - Complexity: O(*n* log *n*) comparisons at first and after many edits at once, and O(log *n*) for a single edit.
    public final func sorted(
        name: String? = nil,
        by areInIncreasingOrder: @escaping (Element, Element) -> Bool
    ) -> DerivedList<Element> {
        DerivedList(
            SortFollower(self, criterion: nil) { areInIncreasingOrder },
            sources: [self],
            name: name
        )
    }

    /// A list of the same elements in an order which depends on another value, such as the chosen column.
    ///
    /// ```swift
    /// let numbers = DynamicList([2, 3, 1])
    /// let isDescending = Dynamic(false)
    /// let shown = numbers.sorted(by: isDescending) { $2 ? $0 > $1 : $0 < $1 }
    /// ```
    ///
    /// - Parameters:
    ///   - criterion: The value that the order depends on besides the elements.
    ///   - name: The name of the list in traces and reports.
    ///   - areInIncreasingOrder: Returns whether the first element comes before the second.
    /// - Complexity: O(*n* log *n*) comparisons at first, after a change of `criterion` and after many edits at once, and O(log *n*) for a
    ///   single edit.
    public final func sorted<Criterion>(
        by criterion: DynamicValue<Criterion>,
        name: String? = nil,
        _ areInIncreasingOrder: @escaping (Element, Element, Criterion) -> Bool
    ) -> DerivedList<Element> {
        DerivedList(
            SortFollower(self, criterion: criterion) {
                let value = criterion.readUnwatched()
                return { areInIncreasingOrder($0, $1, value) }
            },
            sources: [self, criterion],
            name: name
        )
    }

    /// The elements, grouped into sections by a key, such as the first letter. There is one section for each key, in the order of the keys.
    /// Each section has its elements in the order of this list.
    ///
    /// Sections appear and disappear with their elements, as changes of the list of sections. The changes within a section are changes of
    /// its ``ListSection/rows``. Bind to the list of sections as well as to the rows, because the rows are kept up to date only while the
    /// list of sections is bound or read.
    ///
    /// ```swift
    /// let names = DynamicList(["Ada", "Alan", "Grace"])
    /// let index = names.sections { String($0.prefix(1)) }
    /// print(index.elements.map(\.key))                    // ["A", "G"]
    /// ```
    ///
    /// - Complexity: One call of `key` for each element at first, and then for each element that is new or updated.
    public final func sections<Key: Comparable>(
        name: String? = nil,
        by key: @escaping (Element) -> Key
    ) -> DerivedList<ListSection<Key, Element>> {
        DerivedList(SectionFollower(self, key), sources: [self], name: name)
    }
}
