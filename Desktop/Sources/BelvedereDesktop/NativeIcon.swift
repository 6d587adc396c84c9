internal import Belvedere

/// The icons of the desktop's icon theme.
enum NativeIcon {
    private static let names: [Symbol: String] = [
        .person: "avatar-default-symbolic", .place: "mark-location-symbolic", .search: "edit-find-symbolic",
        .warning: "dialog-warning-symbolic", .offline: "network-offline-symbolic", .location: "find-location-symbolic",
        .star: "starred-symbolic", .phone: "call-start-symbolic", .mail: "mail-unread-symbolic", .web: "web-browser-symbolic",
        .clock: "preferences-system-time-symbolic", .add: "list-add-symbolic", .remove: "list-remove-symbolic",
        .edit: "document-edit-symbolic", .delete: "user-trash-symbolic", .refresh: "view-refresh-symbolic",
        .download: "folder-download-symbolic", .upload: "send-to-symbolic", .share: "emblem-shared-symbolic",
        .more: "view-more-symbolic", .check: "object-select-symbolic", .close: "window-close-symbolic",
        .filter: "edit-find-symbolic", .sort: "view-sort-ascending-symbolic", .calendar: "x-office-calendar-symbolic",
        .settings: "emblem-system-symbolic", .copy: "edit-copy-symbolic", .lock: "changes-prevent-symbolic",
        .heart: "emblem-favorite-symbolic", .info: "dialog-information-symbolic", .home: "go-home-symbolic",
        .list: "view-list-symbolic", .undo: "edit-undo-symbolic",
    ]

    /// The icons that the host wants from the theme.
    static var allNames: [String] { Array(names.values) }

    /// Returns the icon of a symbol. The theme has no icon for some symbols, so these have a general one.
    static func name(of symbol: Symbol) -> String { names[symbol] ?? "image-x-generic-symbolic" }
}
