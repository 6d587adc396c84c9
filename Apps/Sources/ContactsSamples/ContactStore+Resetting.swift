public import ContactsModel

extension ContactStore {
    /// Replaces all stored contacts with others. If it throws, nothing has changed.
    ///
    /// Once begun, the replacement of the contacts is completed even if the person leaves the page, because no other person would start it
    /// again.
    ///
    /// - Parameters:
    ///   - drafts: the new content of the store.
    ///   - onProgress: called with the finished share, from 0 to 1.
    /// - Throws: an error of the database; the store is then unchanged.
    /// - Complexity: O(*n*) in the number of contacts.
    public func reset(
        to drafts: [ContactDraft], onProgress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(ContactStoreError) {
        // A detached task continues if the caller is cancelled.
        let reset = Task.detached { () async -> ContactStoreError? in
            do throws(ContactStoreError) {
                _ = try await replaceAll(with: drafts, onProgress: onProgress)
                return nil
            } catch {
                return error
            }
        }
        if let error = await reset.value { throw error }
    }
}
