import CIndexStore
import Foundation

/// The functions of libIndexStore, the library of the toolchain that reads the compiler's index.
///
/// The program opens it at run time, because the library must not be older than the compiler that wrote the index.
struct IndexStoreLibrary {
    let open: belvedere_index_open
    let close: belvedere_index_close
    let describe: belvedere_index_describe
    let disposeError: belvedere_index_close
    let visitUnits: belvedere_index_visit_texts
    let openUnit: belvedere_index_read
    let closeUnit: belvedere_index_close
    let timeOfUnit: belvedere_index_time
    let mainFile: belvedere_index_text_of
    let moduleName: belvedere_index_text_of
    let workingFolder: belvedere_index_text_of
    let visitDependencies: belvedere_index_visit_items
    let kindOfDependency: belvedere_index_kind_of
    let nameOfDependency: belvedere_index_text_of
    let pathOfDependency: belvedere_index_text_of
    let openRecord: belvedere_index_read
    let closeRecord: belvedere_index_close
    let visitOccurrences: belvedere_index_visit_items
    let symbol: belvedere_index_item_of
    let roles: belvedere_index_flags_of
    let position: belvedere_index_position
    let kindOfSymbol: belvedere_index_kind_of
    let identifier: belvedere_index_text_of

    /// - Throws: ``IndexProblem`` if there is no library at the path or if a function is missing in it.
    init(path: String) throws(IndexProblem) {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { throw IndexProblem(.library(path)) }
        func function<Function>(_ name: String, as type: Function.Type) throws(IndexProblem) -> Function {
            guard let address = dlsym(handle, "indexstore_" + name) else { throw IndexProblem(.library(path)) }
            // CIndexStore.h declares the type of each function, copied from the library's own header.
            return unsafeBitCast(address, to: type)
        }
        open = try function("store_create", as: belvedere_index_open.self)
        close = try function("store_dispose", as: belvedere_index_close.self)
        describe = try function("error_get_description", as: belvedere_index_describe.self)
        disposeError = try function("error_dispose", as: belvedere_index_close.self)
        visitUnits = try function("store_units_apply_f", as: belvedere_index_visit_texts.self)
        openUnit = try function("unit_reader_create", as: belvedere_index_read.self)
        closeUnit = try function("unit_reader_dispose", as: belvedere_index_close.self)
        timeOfUnit = try function("store_get_unit_modification_time", as: belvedere_index_time.self)
        mainFile = try function("unit_reader_get_main_file", as: belvedere_index_text_of.self)
        moduleName = try function("unit_reader_get_module_name", as: belvedere_index_text_of.self)
        workingFolder = try function("unit_reader_get_working_dir", as: belvedere_index_text_of.self)
        visitDependencies = try function("unit_reader_dependencies_apply_f", as: belvedere_index_visit_items.self)
        kindOfDependency = try function("unit_dependency_get_kind", as: belvedere_index_kind_of.self)
        nameOfDependency = try function("unit_dependency_get_name", as: belvedere_index_text_of.self)
        pathOfDependency = try function("unit_dependency_get_filepath", as: belvedere_index_text_of.self)
        openRecord = try function("record_reader_create", as: belvedere_index_read.self)
        closeRecord = try function("record_reader_dispose", as: belvedere_index_close.self)
        visitOccurrences = try function("record_reader_occurrences_apply_f", as: belvedere_index_visit_items.self)
        symbol = try function("occurrence_get_symbol", as: belvedere_index_item_of.self)
        roles = try function("occurrence_get_roles", as: belvedere_index_flags_of.self)
        position = try function("occurrence_get_line_col", as: belvedere_index_position.self)
        kindOfSymbol = try function("symbol_get_kind", as: belvedere_index_kind_of.self)
        identifier = try function("symbol_get_usr", as: belvedere_index_text_of.self)
    }

    /// The path of libIndexStore in the toolchain of the compiler. `PATH` or, on an Apple system, `xcrun` gives the location of the
    /// compiler.
    static func pathBesideCompiler() -> String? {
        #if os(macOS)
        let name = "libIndexStore.dylib"
        #else
        let name = "libIndexStore.so"
        #endif
        for compiler in compilers() {
            let folder = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            let library = folder.appending(path: "lib").appending(path: name).path
            if FileManager.default.fileExists(atPath: library) { return library }
        }
        return nil
    }

    private static func compilers() -> [String] {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        var compilers = folders.map { $0 + "/swiftc" }.filter(FileManager.default.isExecutableFile(atPath:))
        #if os(macOS)
        // On an Apple system the program in /usr/bin only starts the compiler of the selected Xcode. So ask `xcrun` for the real path.
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/xcrun")
        process.arguments = ["--find", "swiftc"]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        if (try? process.run()) != nil {
            let output = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            compilers.insert(String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines), at: 0)
        }
        #endif
        return compilers
    }
}

extension String {
    /// Copies a text of the library immediately, because the library can free its memory.
    init(_ text: belvedere_index_text) {
        guard let data = text.data else {
            self = ""
            return
        }
        self = String(decoding: UnsafeRawBufferPointer(start: data, count: text.length), as: UTF8.self)
    }
}
