import CIndexStore
import Foundation
import SwiftFacts

/// Reads the records of files from an index.
///
/// The C functions of the library pass results to a callback together with a context pointer. So each result is collected in an object that
/// exists until the function returns.
final class IndexStoreReader {
    private let library: IndexStoreLibrary
    private let store: UnsafeMutableRawPointer

    /// The values of the C enum `indexstore_symbol_kind_t` that this reader uses.
    private enum Kind {
        static let types: Set<UInt32> = [5, 6, 7, 8, 11]
        static let properties: Set<UInt32> = [13, 19, 20, 21]
    }
    /// The bits of the C type `indexstore_symbol_role_t` that this reader uses.
    private enum Role {
        static let definition: UInt64 = 1 << 1
        static let implicit: UInt64 = 1 << 8
    }
    private static let record: UInt32 = 2

    init(store path: String, library: IndexStoreLibrary) throws(IndexProblem) {
        self.library = library
        var error: UnsafeMutableRawPointer?
        guard let store = library.open(path, &error) else {
            var reason = "it is not an index"
            if let error {
                if let text = library.describe(error) { reason = String(cString: text) }
                library.disposeError(error)
            }
            throw IndexProblem(.store(path, reason: reason))
        }
        self.store = store
    }

    func close() { library.close(store) }

    func read(_ paths: Set<String>) -> [String: IndexedFile] {
        var newest: [String: FileRecord] = [:]
        for unit in units() {
            guard let record = mainRecord(of: unit, among: paths), record.time > newest[record.path]?.time ?? -1 else { continue }
            newest[record.path] = record
        }
        var occurrences: [(record: FileRecord, occurrences: [Occurrence])] = []
        var declarations: [String: IndexedType.Place] = [:]
        for record in newest.values.sorted(by: { $0.path < $1.path }) {
            let found = self.occurrences(inRecord: record.name)
            occurrences.append((record, found))
            for occurrence in found where occurrence.isDefinition && occurrence.isType {
                declarations[occurrence.identifier] = IndexedType.Place(path: record.path, position: occurrence.position)
            }
        }
        var types = TypesOfProperties()
        var files: [String: IndexedFile] = [:]
        for (record, found) in occurrences {
            var file = IndexedFile(module: record.module, time: record.time)
            for occurrence in found {
                file.known.insert(occurrence.position)
                if occurrence.isType {
                    file.types[occurrence.position] = IndexedType(declaration: declarations[occurrence.identifier])
                } else if occurrence.isProperty, occurrence.isDefinition {
                    file.propertyTypes[occurrence.position] = types.type(ofProperty: occurrence.identifier, at: occurrence.position)
                }
            }
            files[record.path] = file
        }
        return files
    }

    // MARK: Calling the library

    /// The index's record about a source file. A unit of the index describes one compilation of a file.
    private struct FileRecord {
        var path: String
        var module: String
        var time: Double
        var name: String
    }

    private struct Occurrence {
        var position: SourcePosition
        var identifier: String
        var isType: Bool
        var isProperty: Bool
        var isDefinition: Bool
    }

    private final class Box<Value> {
        let library: IndexStoreLibrary
        var value: Value

        init(_ library: IndexStoreLibrary, _ value: Value) {
            self.library = library
            self.value = value
        }

        static func of(_ context: UnsafeMutableRawPointer?) -> Box? {
            context.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    /// Calls a function of the library with a pointer to an object for the result. The object exists longer than the call.
    private func collect<Value>(_ start: Value, _ call: (UnsafeMutableRawPointer) -> Void) -> Value {
        let box = Box(library, start)
        withExtendedLifetime(box) { call(Unmanaged.passUnretained(box).toOpaque()) }
        return box.value
    }

    private func units() -> [String] {
        collect([String]()) { context in
            _ = library.visitUnits(store, 1, context) { context, name in
                Box<[String]>.of(context)?.value.append(String(name))
                return true
            }
        }
    }

    private func mainRecord(of unit: String, among paths: Set<String>) -> FileRecord? {
        guard let reader = library.openUnit(store, unit, nil) else { return nil }
        defer { library.closeUnit(reader) }
        let folder = String(library.workingFolder(reader))
        let path = Self.whole(String(library.mainFile(reader)), in: folder)
        guard paths.contains(path) else { return nil }
        var seconds: Int64 = 0
        var nanoseconds: Int64 = 0
        // The C function returns true if it failed.
        guard !library.timeOfUnit(store, unit, &seconds, &nanoseconds, nil) else { return nil }
        let records = collect([(path: String, name: String)]()) { context in
            _ = library.visitDependencies(reader, context) { context, dependency in
                guard let box = Box<[(path: String, name: String)]>.of(context) else { return false }
                if box.library.kindOfDependency(dependency) == IndexStoreReader.record {
                    box.value.append((String(box.library.pathOfDependency(dependency)), String(box.library.nameOfDependency(dependency))))
                }
                return true
            }
        }
        guard let record = records.first(where: { Self.whole($0.path, in: folder) == path }) else { return nil }
        let time = Double(seconds) + Double(nanoseconds) / 1e9
        return FileRecord(path: path, module: String(library.moduleName(reader)), time: time, name: record.name)
    }

    /// Makes a path absolute. Some builds give the compiler paths relative to its working folder.
    private static func whole(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : URL(filePath: folder).appending(path: path).standardizedFileURL.path
    }

    private func occurrences(inRecord name: String) -> [Occurrence] {
        guard let reader = library.openRecord(store, name, nil) else { return [] }
        defer { library.closeRecord(reader) }
        return collect([Occurrence]()) { context in
            _ = library.visitOccurrences(reader, context) { context, occurrence in
                guard let box = Box<[Occurrence]>.of(context) else { return false }
                let roles = box.library.roles(occurrence)
                // Skip names that are not in the source because the compiler added them. Their positions are those of other code.
                if roles & Role.implicit != 0 { return true }
                let symbol = box.library.symbol(occurrence)
                let kind = box.library.kindOfSymbol(symbol)
                var line: UInt32 = 0
                var column: UInt32 = 0
                box.library.position(occurrence, &line, &column)
                box.value.append(
                    Occurrence(
                        position: SourcePosition(line: Int(line), column: Int(column)),
                        identifier: String(box.library.identifier(symbol)),
                        isType: Kind.types.contains(kind), isProperty: Kind.properties.contains(kind),
                        isDefinition: roles & Role.definition != 0
                    ))
                return true
            }
        }
    }
}
