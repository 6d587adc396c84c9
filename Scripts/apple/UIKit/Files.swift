// Pages: Data, URL, FileManager, FileHandle, URLSession, data(from:delegate:), HTTPURLResponse,
// UIDocumentPickerViewController, UIDocumentPickerDelegate.

public import UniformTypeIdentifiers

#if canImport(Foundation)
@_exported public import struct Foundation.Data
@_exported public import class Foundation.FileHandle
@_exported public import class Foundation.FileManager
@_exported public import struct Foundation.URL
@_exported public import class FoundationNetworking.HTTPURLResponse
@_exported public import class FoundationNetworking.URLResponse
@_exported public import class FoundationNetworking.URLSession
#else
// `Scripts/check-apple` has no Foundation, and runs nothing.

public struct Data: Sendable, Hashable, Sequence {
    public init(_ bytes: [UInt8]) {}
    public init(contentsOf url: URL) throws {}
    public init?(base64Encoded base64String: String) {}

    public func write(to url: URL) throws {}
    public func makeIterator() -> IndexingIterator<[UInt8]> { [].makeIterator() }
}

public final class FileHandle: Sendable {
    public init(forWritingTo url: URL) throws {}

    public func write(contentsOf data: Data) throws {}
    public func close() throws {}
}

public final class FileManager: Sendable {
    public static let `default` = FileManager()

    public var temporaryDirectory: URL { URL(path: "") }

    public func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool) throws {}
    public func removeItem(at url: URL) throws {}
}

public struct URL: Sendable, Hashable {
    public let absoluteString: String
    public var lastPathComponent: String { absoluteString }
    public var pathExtension: String { absoluteString }

    init(path: String) { absoluteString = path }
    public init?(string: String) { absoluteString = string }

    public func appendingPathComponent(_ name: String) -> URL { self }
    public func deletingLastPathComponent() -> URL { self }
}

open class URLResponse: @unchecked Sendable {}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public var statusCode: Int { 0 }
}

public final class URLSession: Sendable {
    public static let shared = URLSession()

    public func data(from url: URL) async throws -> (Data, URLResponse) { (Data([]), URLResponse()) }
}
#endif

@available(tvOS, unavailable)
@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

@available(tvOS, unavailable)
@MainActor open class UIDocumentPickerViewController: UIViewController {
    public final weak var delegate: (any UIDocumentPickerDelegate)?
    public final var allowsMultipleSelection = false
    /// The files that the person gets; empty if the person chooses one. UIKit has no such property; a test reads it.
    package private(set) final var exported: [URL] = []

    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }

    public init(forExporting urls: [URL], asCopy: Bool) {
        super.init(nibName: nil, bundle: nil)
        exported = urls
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Chooses files, or none. UIKit has no such function; it closes the picker and calls the delegate after a person has chosen.
    package final func choose(_ urls: [URL]) {
        presentingViewController?.dismiss(animated: false)
        let urls = exported.isEmpty && !allowsMultipleSelection ? Array(urls.prefix(1)) : urls
        if urls.isEmpty { delegate?.documentPickerWasCancelled(self) } else { delegate?.documentPicker(self, didPickDocumentsAt: urls) }
    }
}
