internal import BelvedereInspector

extension RecordedTestNames {
    /// The Swift code with which recorded tests create the apps of the gallery. Apps with a service get a local server in its place.
    static let gallery: RecordedTestNames = {
        var names = RecordedTestNames()
        names["/hello"] = Expression(".hello", imports: ["Hello"])
        names["/doggies"] = Expression(".doggies", imports: ["Doggies"])
        for architecture in ["MVVM", "VIPER", "MVP", "MVC"] {
            names["/contacts/\(architecture.lowercased())"] = Expression(
                ".contacts\(architecture)(store: FakeContactStore())", imports: ["Contacts\(architecture)", "ContactsFakes"]
            )
        }
        for task in ["counter", "temperature", "flight", "timer", "crud", "circles", "cells"] {
            names["/sevenguis/\(task)"] = Expression(".\(task)", imports: ["SevenGUIs"])
        }
        names["/views"] = Expression(".catalogue", imports: ["Catalogue"])
        return names
    }()
}
