extension Propagation {
    /// Whether the value that `node` has should be remembered before it is set: changes are held back, and somebody may
    /// be told of them.
    @usableFromInline func wantsRecord(of node: DynamicNode) -> Bool {
        state.contains(.busy) && !node.flags.contains(.recorded) && node.isInUse
    }

    /// Remembers the value that a node had until now.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - version: The version that the value had.
    ///   - isUnchanged: Whether the node has the value again.
    @usableFromInline
    func record(_ node: DynamicNode, version: UInt32, _ isUnchanged: @escaping (DynamicNode) -> Bool) {
        node.flags.insert(.recorded)
        let record = ValueRecord(node: .passUnretained(node), version: version, isUnchanged: isUnchanged)
        if node.isDerived {
            queue.record(derivedRecords.count, of: node)
            derivedRecords.append(record)
        } else {
            queue.record(records.count, of: node)
            records.append(record)
        }
        hasLeftovers = true
    }

    /// Makes values that were set and set back count as unchanged.
    ///
    /// Values that were computed are compared when they are told, after their sources.
    func settleRecords() {
        // Equality is the author's, and may do anything; so the records leave the list first, and the nodes are kept.
        let settled = records.compactMap { record in record.node.map { (node: $0.takeUnretainedValue(), record) } }
        records.removeAll(keepingCapacity: true)
        for (node, _) in settled { forgetRecord(of: node) }
        for (node, record) in settled where record.isUnchanged(node) { countAsUnchanged(node, since: record.version) }
    }

    /// Makes one value that was computed count as unchanged, if it is what it was.
    @usableFromInline func settleRecord(of node: DynamicNode) {
        guard let index = queue.recordIndex(of: node) else { return }
        let record = derivedRecords[index]
        derivedRecords[index].node = nil
        forgetRecord(of: node)
        if record.isUnchanged(node) { countAsUnchanged(node, since: record.version) }
    }

    /// Forgets a node that goes.
    func forgetRecord(_ index: Int, of node: DynamicNode) {
        if node.isDerived { derivedRecords[index].node = nil } else { records[index].node = nil }
    }

    private func forgetRecord(of node: DynamicNode) {
        node.flags.remove(.recorded)
        queue.record(nil, of: node)
    }

    /// Forgets what was known of computed values, at the end of a change.
    func clearRecords() {
        if derivedRecords.isEmpty { return }
        for record in derivedRecords { record.node?._withUnsafeGuaranteedRef { forgetRecord(of: $0) } }
        derivedRecords.removeAll()
    }

    /// Takes those who know a version of a node for knowing the one it has now.
    func countAsUnchanged(_ node: DynamicNode, since version: UInt32) {
        let told = UInt8(truncatingIfNeeded: version)
        node.forEachBinding { if $0.told == told { $0.told = node.toldMark } }
        var edge = node.firstDependent
        while let current = edge {
            if current.pointee.seenVersion == version { current.pointee.seenVersion = node.version }
            edge = current.pointee.nextDependent
        }
    }
}
