public import Belvedere

extension Screen {
    /// Says below the content how many people are here: "3 people here". Whoever is alone is not told so.
    ///
    /// ```swift
    /// screen.showCompany(in: visitors)
    /// ```
    ///
    /// - Parameters:
    ///   - visitors: who is here. The person in front of this screen is one of them from now on.
    ///   - text: how a language says the number.
    public func showCompany(in visitors: Presence, text: @escaping (Int) -> String = { "\($0) people here" }) {
        let company = Label(style: .detail)
        let people = visitors.join()
        people.map { $0 > 1 ? text($0) : "" }.bindAndFire(to: company, \.text)
        people.map { $0 < 2 }.bindAndFire(to: company, \.isHidden)
        content = Stack(content, company)
    }
}
