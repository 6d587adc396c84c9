import Architecture
import SwiftFacts
import Testing

/// Measures the precision and the recall of the checker on projects that a person has labelled.
@Suite struct LabelledProjectTests {
    @Test func theSetIsLargeHalfCleanAndSpeltRight() throws {
        let projects = try LabelledProject.all()
        #expect(projects.count >= 120)
        #expect(projects.count { $0.expected.isEmpty } * 2 >= projects.count)
        for project in projects {
            for label in project.expected { #expect(Rule.named(label.rule) != nil, "\(label)") }
            for file in Project(sources: project.sources).files { #expect(file.facts.syntaxError == nil, "\(project.name) \(file.path)") }
        }
    }

    @Test func precisionAndRecallHold() throws {
        var right = 0
        var rightByRule: [String: Int] = [:]
        var missed: [LabelledProject.Label] = []
        var wrong: [LabelledProject.Label] = []
        for project in try LabelledProject.all() {
            var open = project.expected
            for label in project.found.sorted() {
                if let index = open.firstIndex(of: label) {
                    open.remove(at: index)
                    right += 1
                    rightByRule[label.rule, default: 0] += 1
                } else {
                    wrong.append(label)
                }
            }
            missed += open
        }
        let precision = Double(right) / Double(max(1, right + wrong.count))
        let recall = Double(right) / Double(max(1, right + missed.count))
        print(
            "labelled projects: \(right) found rightly, \(wrong.count) wrongly, \(missed.count) missed;",
            "precision \((precision * 1_000).rounded() / 10) %, recall \((recall * 1_000).rounded() / 10) %")
        for rule in Rule.all.map(\.identifier) {
            let (found, errors, misses) = (rightByRule[rule] ?? 0, wrong.count { $0.rule == rule }, missed.count { $0.rule == rule })
            print("  \(rule): \(found) found rightly, \(errors) wrongly, \(misses) missed")
        }
        for label in wrong { print("  wrong  \(label)") }
        for label in missed { print("  missed \(label)") }
        // The known misses are inferred types and types behind a function; see the article.
        #expect(precision >= 0.98)
        #expect(recall >= 0.95)
    }
}
