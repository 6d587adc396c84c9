@_spi(Hosting) import Belvedere
import BelvedereBinding
import BelvedereHeadless
import Foundation
import Nearby
import NearbyModel
import NearbyPlaces

// Measures the home screen of the app Nearby, from the first position of the device until the last section is shown, with the app's own
// data. It collects the changes of the views like a host. Start it like this:
//
//     cd Benchmarks && swift run -c release MeasureNearby

let extract = try PlacesExtract.shipped()
guard let center = extract.center else {
    print("The extract has no places.")
    exit(1)
}

/// The processor time of this process so far, in milliseconds. Unlike the time on the clock, it does not grow when other programs use the
/// processors.
func processorTime() -> Double {
    var usage = rusage()
    // RUSAGE_SELF. Linux and macOS import it with different types.
    getrusage(.init(0), &usage)
    func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000 }
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
}

let (times, processor): ([Duration], Double) = await withSession {
    guard let context = SessionContext.current else { return ([], 0) }
    var times: [Duration] = [], processor = 0.0
    for _ in 0..<300 {
        let around = PlacesAround(source: extract, timeZone: .gmt, now: { Date() })
        let router = Router(root: NearbyRoute.home())
        let viewModel = HomeViewModel(
            around: around, extract: extract, router: router, environment: context.environment, device: context.device)
        let window = Window(HomeScreen(viewModel: viewModel))
        window.open(in: context)
        _ = window.render()
        let start = ContinuousClock.now, before = processorTime()
        around.move(to: Position(coordinate: center, source: .extract))
        _ = window.takeChanges()
        for await sections in around.sections.values where !sections.contains(where: \.isLoading) { break }
        _ = window.takeChanges()
        times.append(ContinuousClock.now - start)
        processor += processorTime() - before
    }
    return (times, processor)
}
let sorted = times.sorted().map { $0 / .milliseconds(1) }
print(
    String(
        format: "home, first position to all sections: min %.2f ms, median %.2f ms, 99th %.2f ms; processor time %.2f ms each",
        sorted[0], sorted[150], sorted[297], processor / Double(sorted.count)))
