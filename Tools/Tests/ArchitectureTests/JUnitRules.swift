/// The rules for JUnit's XML that CI servers agree on. There is no standard: each server has a schema of its own, and a report that keeps
/// these rules fits all of them.
enum JUnitRules {
    private struct Element {
        var required: Set<String> = []
        var optional: Set<String> = []
        /// The children in their order. The value tells whether a child may occur several times.
        var children: [(name: String, isList: Bool)] = []
        var hasText = false
    }

    private static let counts: Set<String> = ["tests", "failures", "errors"]
    private static let elements: [String: Element] = [
        "testsuites": Element(required: counts, optional: ["name", "time", "disabled"], children: [("testsuite", true)]),
        "testsuite": Element(
            required: counts.union(["name"]), optional: ["time", "timestamp", "hostname", "id", "package", "skipped"],
            children: [("properties", false), ("testcase", true), ("system-out", false), ("system-err", false)]),
        "testcase": Element(
            required: ["name", "classname", "time"], optional: ["assertions", "status"],
            children: [("skipped", false), ("error", true), ("failure", true), ("system-out", true), ("system-err", true)]),
        "failure": Element(required: ["type", "message"], hasText: true),
        "error": Element(required: ["type", "message"], hasText: true),
        "system-out": Element(hasText: true),
    ]

    /// The mismatches, each with the element.
    static func problems(in root: XMLTree) -> [String] {
        (root.name == "testsuites" ? [] : ["the root is \(root.name)"]) + problems(of: root)
    }

    private static func problems(of tree: XMLTree) -> [String] {
        guard let element = elements[tree.name] else { return ["\(tree.name) is not known"] }
        let names = Set(tree.attributes.keys)
        var problems = element.required.subtracting(names).map { "\(tree.name) has no \($0)" }
        problems += names.subtracting(element.required).subtracting(element.optional).map { "\(tree.name) may not have \($0)" }
        for name in names.intersection(counts.union(["skipped"])) where UInt(tree.attributes[name] ?? "") == nil {
            problems.append("\(name) of \(tree.name) is no number")
        }
        if let time = tree.attributes["time"], Double(time).map({ $0 >= 0 && $0.isFinite }) != true {
            problems.append("the time of \(tree.name) is no number of seconds")
        }
        problems += order(of: tree, element)
        if !element.hasText, tree.text.contains(where: { !$0.isWhitespace }) { problems.append("\(tree.name) may not have text") }
        if names.isSuperset(of: counts) { problems += sums(of: tree) }
        if Set(tree.children.filter { $0.name == "testcase" }.map { $0.attributes["name"] }).count
            != tree.children.count(where: { $0.name == "testcase" })
        {
            problems.append("two tests have one name")
        }
        return problems + tree.children.flatMap(problems(of:))
    }

    private static func order(of tree: XMLTree, _ element: Element) -> [String] {
        var problems: [String] = []
        var place = 0
        for (index, child) in tree.children.enumerated() {
            guard let found = element.children.firstIndex(where: { $0.name == child.name }) else {
                problems.append("\(tree.name) may not have \(child.name)")
                continue
            }
            if found < place { problems.append("\(child.name) comes too late in \(tree.name)") }
            if !element.children[found].isList, tree.children[..<index].contains(where: { $0.name == child.name }) {
                problems.append("\(tree.name) has two of \(child.name)")
            }
            place = max(place, found)
        }
        return problems
    }

    /// Compares the counts in the attributes with the elements.
    private static func sums(of tree: XMLTree) -> [String] {
        let tests = tree.all("testcase")
        let found = [
            "tests": tests.count, "failures": tests.count { !$0.all("failure").isEmpty },
            "errors": tests.count { !$0.all("error").isEmpty },
        ]
        return found.compactMap { name, count in
            tree.attributes[name] == "\(count)" ? nil : "\(tree.name) has \(count) \(name), not \(tree.attributes[name] ?? "")"
        }
    }
}
