import Belvedere
import BelvedereBinding
import BelvedereHeadless
import Foundation
import Nearby
import NearbyModel
import NearbyPlaces

// Measures the home screen of Nearby on the extract that comes with the app, from the first position to the last section,
// with the changes taken as a host takes them:
//
//     swift run -c release MeasureNearby

let extract = try PlacesExtract.shipped()
guard let center = extract.center else {
    print("The extract has no places.")
    exit(1)
}

let times: [Duration] = await withSession {
    guard let context = SessionContext.current else { return [] }
    var times: [Duration] = []
    for _ in 0..<300 {
        let around = PlacesAround(source: extract, timeZone: .gmt, now: { Date() })
        let router = Router(root: NearbyRoute.home)
        let viewModel = HomeViewModel(
            around: around, extract: extract, router: router, environment: context.environment, device: context.device)
        let window = Window(HomeScreen(viewModel: viewModel))
        window.open(in: context)
        _ = window.render()
        let start = ContinuousClock.now
        around.move(to: Position(coordinate: center, source: .extract))
        _ = window.takeChanges()
        for await sections in around.sections.values where !sections.contains(where: \.isLoading) { break }
        _ = window.takeChanges()
        times.append(ContinuousClock.now - start)
        viewModel.stop()
    }
    return times
}
let sorted = times.sorted().map { $0 / .milliseconds(1) }
print(String(format: "home, first position to all sections: median %.2f ms, 99th %.2f ms", sorted[150], sorted[297]))
