import ContactsModel
import Foundation

/// What opening a store can be told; the defaults are right for the app, the rest is for tests.
struct StoreOptions: Sendable {
    /// The locale that lists are sorted by for a person who speaks none of the languages.
    var locale: Locale = .current
    /// The languages that lists are sorted by.
    var languages: [String] = []
    /// How long a request waits for another process to let go of the file.
    var patience: Duration = .seconds(2)
    /// Told of failures of the file or the disk.
    var onFailure: @Sendable (ContactStoreError) -> Void = { _ in }
    /// The most pages of 4 kB the file may take, as a disk of that size would allow.
    var pages: Int?
}
