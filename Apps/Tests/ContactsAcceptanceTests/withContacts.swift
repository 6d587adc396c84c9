import Belvedere
import BelvedereHeadless
import BelvedereTesting
import ContactsModel
import Testing

/// Opens the app in one architecture and hands over the driver when the list has been read.
func withContacts(
    _ architecture: Architecture,
    _ store: any ContactStore,
    at path: String = "",
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    _ body: sending nonisolated(nonsending) (Driver) async throws -> Void
) async throws {
    // The steps speak of what they are about; where it matters a transcript compares the whole screen.
    let setting = Setting(isExhaustive: false)
    nonisolated(unsafe) let body = body
    try await withApp(
        architecture.application(store), at: path, setting, fileID: fileID, filePath: filePath, line: line
    ) { app in
        await app.settle()
        await app.disappearing(.spinner, "Loading contacts")
        try await body(app)
    }
}

extension Driver {
    /// Waits until something comes from the store; no time passes for the person.
    func appearing(
        _ role: ViewKind, _ name: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) async {
        await wait(for: role, name, limit: .zero, fileID: fileID, filePath: filePath, line: line)
    }

    /// Waits until something has gone.
    func disappearing(
        _ role: ViewKind, _ name: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) async {
        await wait(forNo: role, name, limit: .zero, fileID: fileID, filePath: filePath, line: line)
    }

    /// Fills in the names of the form.
    func typeNames(_ first: String, _ last: String) {
        for (text, field) in [(first, "First Name"), (last, "Last Name")] {
            clear(field)
            type(text, into: field)
        }
    }

    /// Expects that the alert in front says this.
    func expectMessage(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        expect(.alert, fileID: fileID, filePath: filePath, line: line)
        #expect(transcript.description.contains(text), sourceLocation: location)
    }

    /// The names of the rows that can be seen, from the top.
    var rows: [String] {
        transcript.lines.compactMap { line in
            let parts = line.text.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.first == "row " && parts.count > 1 ? String(parts[1]) : nil
        }
    }
}
