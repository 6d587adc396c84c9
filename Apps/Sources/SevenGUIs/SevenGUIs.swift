public import Belvedere

/// The tasks of the benchmark 7GUIs, each as an app of its own.
public enum SevenGUIs {
    /// The address that the apps share.
    public static let path = "/sevenguis"
    /// The apps in the order of the benchmark. Their names are translated for the lists of the gallery; the tasks are in English.
    public static let apps: [BelvedereApp] = english([.counter, .temperature, .flight, .timer, .crud, .circles, .cells])

    private static func english(_ apps: [BelvedereApp]) -> [BelvedereApp] {
        apps.map { app in
            var app = app
            app.languages = ["en"]
            return app
        }
    }
}
