package import BelvedereCore
package import ContactsModel
package import ContactsShared

extension ContactsTexts {
    /// The message in place of contacts or of a contact that cannot be read.
    package nonisolated static func failed<Value>(_ error: ContactStoreError) -> ContentState<Value> {
        .failed(unreadable(message(of: error)))
    }
}
