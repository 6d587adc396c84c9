/// Computes a filtered list: leaves out the elements of the source that do not meet a condition.
struct FilterFollower<Output>: ListFollower {
    private var reader: ListChangeReader<Output>
    /// The value that the condition depends on besides the element, if there is one.
    private let criterion: DynamicNode?
    private var criterionVersion: UInt32?
    private let makeCondition: () -> (Output) -> Bool
    /// Whether each element of the source is shown.
    private var isShown: [Bool] = []

    init(
        _ source: DynamicListValue<Output>,
        criterion: DynamicNode?,
        makeCondition: @escaping () -> (Output) -> Bool
    ) {
        reader = ListChangeReader(source)
        self.criterion = criterion
        self.makeCondition = makeCondition
    }

    mutating func follow(_ output: inout [Output]) -> [ListChange<Output>] {
        let condition = makeCondition()
        defer { criterionVersion = criterion?.version }
        guard let steps = reader.read() else {
            let content = reader.source.storage
            isShown = content.map(condition)
            return replace(&output, by: zip(content, isShown).compactMap { $1 ? $0 : nil })
        }
        var changes: [ListChange<Output>] = []
        if steps.count > Self.fewChanges { return followTogether(steps, condition, &output) }
        for step in steps {
            guard let change = translate(step, condition, output) else { continue }
            change.apply(to: &output)
            changes.append(change)
        }
        if criterion?.version != criterionVersion { reconsider(&output, condition, &changes) }
        return changes
    }

    /// The maximum number of changes of the source that are turned into changes of this list one by one. More changes are handled by
    /// `followTogether`.
    private static var fewChanges: Int { 8 }

    /// Applies many changes to the source's elements first, and then computes the difference of the shown elements once. So the whole
    /// length of the list is visited once, and not once for each change.
    private mutating func followTogether(
        _ steps: [ListChange<Output>],
        _ condition: (Output) -> Bool,
        _ output: inout [Output]
    ) -> [ListChange<Output>] {
        // Each element has a number: its index before the changes. New elements get higher numbers.
        var numbers = Array(isShown.indices)
        var next = numbers.count
        var updated: Set<Int> = []
        var asked: [Int: Bool] = [:]
        for step in steps {
            switch step {
            case .insert(let element, let index):
                numbers.insert(next, at: index)
                asked[next] = condition(element)
                next += 1
            case .remove(let index): numbers.remove(at: index)
            case .move(let from, let to): numbers.insert(numbers.remove(at: from), at: to)
            case .update(let element, let index):
                updated.insert(numbers[index])
                asked[numbers[index]] = condition(element)
            case .batch, .reload: break
            }
        }
        let content = reader.source.storage
        let wasShown = isShown
        let old = wasShown.indices.filter { wasShown[$0] }
        // If the criterion has changed, the condition of every element is checked.
        let asksAll = criterion?.version != criterionVersion
        isShown = numbers.enumerated().map { position, number in
            if asksAll { return condition(content[position]) }
            return asked[number] ?? wasShown[number]
        }
        let new = numbers.indices.filter { isShown[$0] }
        output = new.map { content[$0] }
        var places: [Int: Int] = [:]
        for position in new { places[numbers[position]] = position }
        return ListDifference<Int, Int>(identify: { $0 }, isSame: { _, number in !updated.contains(number) })
            .changes(from: old, to: new.map { numbers[$0] })
            .map { change in change.map { number in content[places[number] ?? 0] } }
    }

    private func shownCount(before index: Int) -> Int {
        isShown.withUnsafeBufferPointer { flags in
            var count = 0
            for position in 0..<index where flags[position] { count += 1 }
            return count
        }
    }

    private mutating func translate(
        _ step: ListChange<Output>,
        _ condition: (Output) -> Bool,
        _ output: [Output]
    ) -> ListChange<Output>? {
        switch step {
        case .insert(let element, let index):
            let isIn = condition(element)
            isShown.insert(isIn, at: index)
            return isIn ? .insert(element, at: shownCount(before: index)) : nil
        case .remove(let index):
            return isShown.remove(at: index) ? .remove(at: shownCount(before: index)) : nil
        case .move(let from, let to):
            let fromShown = shownCount(before: from)
            let isIn = isShown.remove(at: from)
            isShown.insert(isIn, at: to)
            let toShown = shownCount(before: to)
            return isIn && fromShown != toShown ? .move(from: fromShown, to: toShown) : nil
        case .update(let element, let index):
            let wasIn = isShown[index]
            let isIn = condition(element)
            isShown[index] = isIn
            let shown = shownCount(before: index)
            switch (wasIn, isIn) {
            case (true, true): return .update(element, at: shown)
            case (true, false): return .remove(at: shown)
            case (false, true): return .insert(element, at: shown)
            case (false, false): return nil
            }
        case .batch, .reload:
            return nil
        }
    }

    /// Checks the condition of every element again, because the criterion has changed.
    private mutating func reconsider(
        _ output: inout [Output],
        _ condition: (Output) -> Bool,
        _ changes: inout [ListChange<Output>]
    ) {
        let content = reader.source.storage
        var new: [Output] = []
        for (index, element) in content.enumerated() {
            let isIn = condition(element)
            switch (isShown[index], isIn) {
            case (true, false): changes.append(.remove(at: new.count))
            case (false, true): changes.append(.insert(element, at: new.count))
            default: break
            }
            isShown[index] = isIn
            if isIn { new.append(element) }
        }
        output = new
    }
}
