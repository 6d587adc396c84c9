internal import ArgumentParser
internal import ContactsModel
internal import ContactsSamples
internal import ContactsShared
internal import Foundation
internal import Front

/// Who is in the contacts of a gallery that is new.
enum DemoContacts: Sendable, Hashable {
    /// People who do not exist.
    case sample
    case nobody
    /// The cards of a vCard file.
    case file(String)

    init(argument: String) {
        self =
            switch argument {
            case "sample": .sample
            case "none": .nobody
            default: .file(argument)
            }
    }

    /// What the contacts begin with.
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

    /// Brings the contacts back to what they began with; nil if they began with nobody.
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
