import ContactsModel
import Foundation

/// The options for opening a store. The app uses the defaults; tests use the others.
struct StoreOptions: Sendable {
    /// The locale by which lists are sorted for people whose language is not in `languages`.
    var locale: Locale = .current
    /// The languages by whose alphabets lists can be sorted, as BCP 47 tags.
    var languages: [String] = []
    /// How long a request waits while another process has locked the file.
    var patience: Duration = .seconds(2)
    /// The closure that receives the failures of the file or the disk, for a log.
    var onFailure: @Sendable (ContactStoreError) -> Void = { _ in }
    /// The largest size of the file in pages of 4 kB, or nil for no limit. Tests simulate a full disk with it.
    var pages: Int?
}
