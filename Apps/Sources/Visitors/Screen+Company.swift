public import Belvedere

extension Screen {
    /// Says below the content how many people are here: "3 people here". Whoever is alone is not told so.
    ///
    /// ```swift
    /// screen.showCompany(in: visitors)
    /// ```
    ///
    /// - Parameter visitors: who is here. The person in front of this screen is one of them from now on.
    public func showCompany(in visitors: Presence) {
        let company = Label(style: .detail)
        let people = visitors.join()
        people.map { $0 > 1 ? VisitorsTexts.peopleHere($0) : "" }.bindAndFire(to: company, \.text)
        people.map { $0 < 2 }.bindAndFire(to: company, \.isHidden)
        content = Stack(content, company)
    }
}
