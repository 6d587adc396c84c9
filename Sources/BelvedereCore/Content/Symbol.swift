/// The symbols that every host can draw.
///
/// A host is the program that shows an app's views, such as the browser host's server.
nonisolated public enum Symbol: String, Sendable, Hashable, CaseIterable {
    /// The symbol for a person.
    case person
    /// The symbol for a dog.
    case dog
    /// The symbol for a place on a map.
    case place
    /// The symbol for money or a cash machine.
    case cash
    /// The symbol for a place to eat.
    case restaurant
    /// The symbol for a place to drink coffee.
    case cafe
    /// The symbol for a place to dance at night.
    case nightClub
    /// The symbol for a search.
    case search
    /// The symbol for a fault, or something that needs attention.
    case warning
    /// The symbol for missing content.
    case empty
    /// The symbol for a missing connection.
    case offline
    /// The symbol for the position of the person.
    case location
    /// The symbol for a marked item or a rating.
    case star
    /// The symbol for a telephone number.
    case phone
    /// The symbol for an e-mail address.
    case mail
    /// The symbol for a page on the web.
    case web
    /// The symbol for a time or a duration.
    case clock
    /// The symbol for a button that adds something.
    case add
    /// The symbol for a button that removes something without deleting it.
    case remove
    /// The symbol for a button that opens something for editing.
    case edit
    /// The symbol for a button that deletes something.
    case delete
    /// The symbol for a button that reloads.
    case refresh
    /// The symbol for a button that downloads a file.
    case download
    /// The symbol for a button that uploads a file.
    case upload
    /// The symbol for a button that shares something with another app or person.
    case share
    /// The symbol for a button that shows further actions.
    case more
    /// The symbol for a button that confirms, or a finished item.
    case check
    /// The symbol for a button that closes the front view.
    case close
    /// The symbol for a filter that hides some of the items.
    case filter
    /// The symbol for sorting.
    case sort
    /// The symbol for a day or an appointment.
    case calendar
    /// The symbol for the settings.
    case settings
    /// The symbol for copying to the clipboard.
    case copy
    /// The symbol for a secret, or something that cannot be changed.
    case lock
    /// The symbol for a favourite.
    case heart
    /// The symbol for more information.
    case info
    /// The symbol for the first screen of an app.
    case home
    /// The symbol for a list.
    case list
    /// The symbol for undoing the last step.
    case undo
    /// The symbol for a chart.
    case chart
}
