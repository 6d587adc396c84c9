/// The symbols that every host can draw.
nonisolated public enum Symbol: String, Sendable, Hashable, CaseIterable {
    /// A person.
    case person
    /// A dog.
    case dog
    /// A place on a map.
    case place
    /// Money, or a machine that gives it.
    case cash
    /// A place to eat.
    case restaurant
    /// A place to drink coffee.
    case cafe
    /// A place to dance at night.
    case nightClub
    /// Looking something up.
    case search
    /// Something is wrong or needs care.
    case warning
    /// Nothing is there.
    case empty
    /// There is no connection.
    case offline
    /// Where the person is.
    case location
    /// A mark or a rating.
    case star
    /// A telephone number.
    case phone
    /// An address of electronic mail.
    case mail
    /// A page on the web.
    case web
    /// A time or a duration.
    case clock
    /// For a button that adds something.
    case add
    /// For a button that takes something out without deleting it.
    case remove
    /// For a button that lets a person change something.
    case edit
    /// For a button that deletes something.
    case delete
    /// For a button that loads anew.
    case refresh
    /// For a button that gives the person a file.
    case download
    /// For a button that takes a file from the person.
    case upload
    /// For a button that hands something to another app or person.
    case share
    /// For a button that shows further actions.
    case more
    /// For a button that confirms, or for what is done.
    case check
    /// For a button that closes what lies in front.
    case close
    /// Showing only a part.
    case filter
    /// Putting things in another order.
    case sort
    /// A day or an appointment.
    case calendar
    /// What a person can set.
    case settings
    /// Putting something on the clipboard.
    case copy
    /// A secret, or what must not be changed.
    case lock
    /// A favourite.
    case heart
    /// More about something.
    case info
    /// The first screen.
    case home
    /// A list.
    case list
    /// Taking the last step back.
    case undo
    /// Figures as a picture.
    case chart
}
