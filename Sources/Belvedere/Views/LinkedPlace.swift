/// Where a link of an app leads.
protocol LinkedPlace {
    /// The address of the place, seen from a link on a screen; `nil` while the link is on none.
    func address(of link: View) -> LinkedAddress?
    /// Goes there from a link.
    func follow(from link: View)
}
