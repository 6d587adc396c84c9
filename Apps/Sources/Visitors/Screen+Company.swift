public import Belvedere

extension Screen {
    /// Shows the number of people who use the app below the screen's content, such as "3 people here". A person who is alone does not see
    /// it.
    ///
    /// ```swift
    /// screen.showCompany(in: visitors)
    /// ```
    ///
    /// - Parameter visitors: the people who use the app now. The method adds the person of this screen to them.
    public func showCompany(in visitors: Presence) {
        let company = Label(style: .detail)
        let people = visitors.join()
        people.map { $0 > 1 ? VisitorsTexts.peopleHere($0) : "" }.bindAndFire(to: company, \.text)
        people.map { $0 < 2 }.bindAndFire(to: company, \.isHidden)
        content = Stack(content, company)
    }
}
