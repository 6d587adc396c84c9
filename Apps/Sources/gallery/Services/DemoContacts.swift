internal import ArgumentParser
internal import ContactsModel
internal import ContactsSamples
internal import ContactsShared
internal import Foundation
internal import Front

/// The contacts with which a new gallery begins.
enum DemoContacts: Sendable, Hashable {
    /// Invented people from the app's own list.
    case sample
    case nobody
    /// The contacts of a vCard file, with its path.
    case file(String)

    init(argument: String) {
        self =
            switch argument {
            case "sample": .sample
            case "none": .nobody
            default: .file(argument)
            }
    }

    /// Returns the contacts with which a new gallery begins.
    func drafts() throws -> [ContactDraft] {
        switch self {
        case .sample: return SampleContacts.drafts
        case .nobody: return []
        case .file(let path):
            guard let bytes = FileManager.default.contents(atPath: path) else { throw ValidationError("\(path) cannot be read.") }
            let report = VCardReader().read(Array(bytes))
            if report.drafts.isEmpty { throw ValidationError("\(path) has no contact that can be read.") }
            return report.drafts
        }
    }

    /// Returns a closure that replaces all contacts by these first ones, or nil if there are none.
    func resetting(_ store: any ContactStore) throws -> (@Sendable () async throws(FrontFailure) -> Void)? {
        let drafts = try drafts()
        if drafts.isEmpty { return nil }
        return { () async throws(FrontFailure) in
            do throws(ContactStoreError) {
                try await store.reset(to: drafts)
            } catch {
                throw FrontFailure(ContactsTexts.message(of: error))
            }
        }
    }
}
