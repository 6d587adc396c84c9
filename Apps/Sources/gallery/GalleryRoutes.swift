internal import Belvedere
internal import BelvedereBrowser
internal import Hummingbird
internal import PrometheusText
internal import SevenGUIs

/// Makes the router of the gallery, with the routes of its apps and all other routes.
struct GalleryRoutes {
    let host: BrowserHost
    let services: GalleryServices
    let applications: [BelvedereApp]
    let pictures: GalleryPictures
    let manual: GalleryManual?
    /// The metrics that the route `/metrics` returns, or nil if the server does not collect any.
    let metrics: PrometheusMetrics?

    func router() -> Hummingbird.Router<BasicRequestContext> {
        let router = Hummingbird.Router()
        let staffDoor = services.staffDoor
        staffDoor.addRoutes(to: router, of: host)
        GalleryCommand.addition?.addRoutes(to: router, of: host) { await staffDoor.setRole(of: $0, to: $1) }
        host.addRoutes(to: router)
        host.addHealth(to: router)
        metrics?.addRoutes(to: router)
        addPages(to: router)
        pictures.addRoutes(to: router)
        if let manual { manual.addRoutes(to: router) } else { MissingManual(host: host).addRoutes(to: router) }
        services.time.addRoutes(to: router)
        return router
    }

    private func addPages(to router: Hummingbird.Router<BasicRequestContext>) {
        let pages = GalleryPages(host: host)
        pages.addGroup(to: router, at: SevenGUIs.path, title: "7GUIs", of: applications)
        pages.addGroup(to: router, at: "/themes", title: GalleryTexts.lookTitle, of: applications)
        pages.addIcon(to: router)
    }
}
