public import ContactsModel

extension ContactStore {
    /// Deletes all contacts and stores others instead.
    ///
    /// Whoever looks at a list sees it change. A contact that somebody changes meanwhile is deleted as it is then. If it fails in the
    /// middle, some contacts are gone; asking again does the rest.
    ///
    /// - Parameter drafts: what is there afterwards.
    /// - Throws: what files can suffer.
    /// - Complexity: O(*n*) in the number of contacts.
    public func reset(to drafts: [ContactDraft]) async throws(ContactStoreError) {
        while true {
            let page = try await page(of: .all, offset: 0, limit: 200)
            if page.contacts.isEmpty { break }
            for contact in page.contacts {
                do throws(ContactStoreError) {
                    try await delete(contact)
                } catch  where error.code == .conflict {
                    // The next page has it as it is now, unless it has gone.
                }
            }
        }
        _ = try await create(drafts)
    }
}
