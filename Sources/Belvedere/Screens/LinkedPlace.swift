/// Where a link of an app leads.
protocol LinkedPlace {
    /// The address below the path of the app, of the place above so many screens.
    func path(aboveLevel level: Int) -> String
    /// Goes there.
    func follow()
}
