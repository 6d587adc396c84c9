extension DynamicListValue {
    /// A list with an element for each element of this one; each is made once, when it appears or is updated.
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

    /// A list of the elements that meet a condition which itself depends on a value, such as a search text.
    ///
    /// ```swift
    /// let names = DynamicList(["Ada", "Grace"])
    /// let search = Dynamic("")
    /// let found = names.filter(by: search) { name, search in search.isEmpty || name.contains(search) }
    /// ```
    ///
    /// - Parameters:
    ///   - criterion: What the condition depends on besides the element.
    ///   - name: What traces and reports call the list.
    ///   - condition: Whether an element is shown.
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

    /// A list of the same elements in order; those that are equal in order stand as they arrived.
    ///
    /// - Complexity: O(*n* log *n*) comparisons at first and after many edits at once, and O(log *n*) for an edit alone.
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

    /// A list of the same elements in an order which itself depends on a value, such as the column chosen.
    ///
    /// ```swift
    /// let numbers = DynamicList([2, 3, 1])
    /// let isDescending = Dynamic(false)
    /// let shown = numbers.sorted(by: isDescending) { $2 ? $0 > $1 : $0 < $1 }
    /// ```
    ///
    /// - Parameters:
    ///   - criterion: What the order depends on besides the elements.
    ///   - name: What traces and reports call the list.
    ///   - areInIncreasingOrder: Whether the first element comes before the second.
    /// - Complexity: O(*n* log *n*) comparisons at first, after a change of `criterion` and after many edits at once, and O(log
    ///   *n*) for an edit alone.
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

    /// The elements in sections: one for each key that occurs, in the order of the keys; in each, the elements in the
    /// order of this list.
    ///
    /// Sections come and go with their elements, as changes of the list of sections; within a section, the changes of
    /// its ``ListSection/rows`` are told. Bind to the sections as well as to their rows: the rows follow as long as the
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
