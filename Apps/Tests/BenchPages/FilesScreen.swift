internal import Belvedere

/// Files of any size in both directions, for the memory of the server.
final class FilesScreen: Screen {
    init(_ device: Device) {
        super.init(title: "Files")
        let told = Label("Nothing yet"), received = Label()
        let receipts = FileField("Add receipts") { received.text += " \($0.name)" }
        receipts.allowsMultipleSelection = true
        content = Stack(
            .vertical,
            told,
            FileField("Send files", limit: .max) { file in
                var count = 0
                do {
                    for try await piece in file.pieces { count += piece.count }
                } catch { told.text = "\(error)" }
                told.text = "\(file.name): \(count) bytes"
            },
            Button("Save two gigabytes") { try? await device.save(Self.large(2_000_000_000)) },
            Button("Save fifty megabytes") { try? await device.save(Self.large(50_000_000)) },
            receipts,
            received)
    }

    /// Returns a file whose pieces are made while it is saved.
    private static func large(_ size: Int) -> SavedFile {
        let piece = [UInt8](repeating: 120, count: 100_000)
        let pieces = AsyncStream<[UInt8]>(unfolding: { [pieces = Pieces(piece, count: size / piece.count)] in await pieces.next() })
        return SavedFile(name: "Größe.txt", mediaType: "text/plain", byteCount: size, pieces: pieces)
    }

    /// Counts the pieces of a file.
    private actor Pieces {
        private let piece: [UInt8]
        private var count: Int

        init(_ piece: [UInt8], count: Int) {
            self.piece = piece
            self.count = count
        }

        func next() -> [UInt8]? {
            count -= 1
            return count < 0 ? nil : piece
        }
    }
}

extension BelvedereApp {
    /// The app for the measurements of files.
    static let files = BelvedereApp("Files", path: "/files", summary: "Files of any size") { context in
        Window(FilesScreen(context.device))
    }
}
