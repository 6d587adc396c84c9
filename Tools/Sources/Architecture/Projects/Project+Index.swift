public import CompilerIndex
public import Foundation
import SwiftFacts

extension Project {
    /// The absolute paths of the files, as the compiler's index contains them.
    public func wholePaths(root: URL) -> [String] {
        files.map { root.appending(path: $0.path).resolvingSymlinksInPath().path }
    }

    /// Returns the project with the meanings of its names from the compiler's index.
    ///
    /// Properties get the types that the compiler found for them. Files that were not built, or that have changed since the build, stay as
    /// they are. A notice in the returned project reports the number of these files.
    ///
    /// - Complexity: O(n) in the number of properties.
    public func resolved(by index: CompilerIndex, root: URL) -> Project {
        let paths = wholePaths(root: root)
        let indexed = paths.map { path -> IndexedFile? in
            guard let file = index.files[path], let time = Self.time(of: path), time <= file.time else { return nil }
            return file
        }
        let numbers = Dictionary(zip(paths, paths.indices)) { first, _ in first }
        var names = ModuleNames(project: self, modules: Set(index.files.values.map(\.module)))
        var project = self
        for (number, file) in indexed.enumerated() {
            guard let file else { continue }
            for type in project.files[number].facts.types.indices {
                for property in project.files[number].facts.types[type].properties.indices {
                    let fact = project.files[number].facts.types[type].properties[property]
                    guard let found = file.propertyTypes[fact.position] else { continue }
                    project.files[number].facts.types[type].properties[property].type = names.merged(found, into: fact.type)
                }
            }
        }
        project.exactNames = ExactNames(files: indexed, numbersByPath: numbers)
        let missing = indexed.count { $0 == nil }
        if missing > 0 {
            project.notices.append(
                CheckNotice(
                    path: "\(missing) of \(indexed.count) files",
                    text:
                        """
                        have changed since the index of the compiler was written, so their names are resolved by their text; build the \
                        project and run again
                        """,
                    leavesGap: false
                ))
        }
        return project
    }

    private static func time(of path: String) -> Double? {
        (try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)?.timeIntervalSince1970
    }
}
