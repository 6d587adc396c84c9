import Foundation

/// Reads the part of JUnit's XML that the tests need, and checks that each element is closed.
struct JUnitParser {
    private(set) var isWellFormed = true
    private(set) var cases = 0
    private(set) var failures: [String] = []
    private(set) var errors = 0

    init(_ text: String) {
        var open: [Substring] = []
        var name = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            guard let end = rest[start...].firstIndex(of: ">") else {
                isWellFormed = false
                return
            }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            let word = tag.prefix { $0 != " " && $0 != "/" }
            if tag.hasPrefix("?") { continue }
            if tag.hasPrefix("/") {
                if open.popLast() != tag.dropFirst() { isWellFormed = false }
                continue
            }
            if word == "testcase" {
                cases += 1
                if let mark = tag.range(of: " name=\"") { name = String(tag[mark.upperBound...].prefix { $0 != "\"" }) }
            }
            if word == "failure" { failures.append(name) }
            if word == "error" { errors += 1 }
            if !tag.hasSuffix("/") { open.append(word) }
        }
        if !open.isEmpty { isWellFormed = false }
    }
}
