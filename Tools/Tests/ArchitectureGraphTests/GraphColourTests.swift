import Architecture
@testable import ArchitectureGraph
import Foundation
import Testing

/// The colours of the roles in light and dark pictures.
@Suite struct GraphColourTests {
    private static let roles: [Role?] = Role.allCases + [nil]

    private func pairs(isDark: Bool) -> [(name: String, fill: Shade, stroke: Shade)] {
        Self.roles.compactMap { role in
            let colours = RoleColour.colours(of: role), pair = isDark ? colours.dark : colours.light
            guard let fill = Shade(pair.fill), let stroke = Shade(pair.stroke) else { return nil }
            return (role?.words ?? "no role", fill, stroke)
        }
    }

    @Test(arguments: [(false, "#0f172a"), (true, "#ececee")]) func eachNameIsReadableInItsBox(isDark: Bool, ink: String) throws {
        let ink = try #require(Shade(ink)), pairs = pairs(isDark: isDark)
        #expect(pairs.count == Self.roles.count)
        for pair in pairs {
            #expect(pair.fill.contrast(with: ink) >= 4.5, "\(pair.name)")
            if pair.name != "no role" { #expect(pair.fill.contrast(with: pair.stroke) >= 3, "the border of \(pair.name)") }
        }
    }

    @Test(arguments: [false, true]) func noTwoRolesLookTheSame(isDark: Bool) {
        let pairs = pairs(isDark: isDark)
        for (index, one) in pairs.enumerated() {
            for other in pairs.dropFirst(index + 1) {
                #expect(one.stroke.distance(to: other.stroke) >= 15, "the borders of \(one.name) and \(other.name)")
                #expect(one.fill.distance(to: other.fill) >= 4, "the boxes of \(one.name) and \(other.name)")
            }
        }
    }

    /// The first role of each family has the colour of the inspector, which a program of the kit shows.
    @Test(arguments: [
        (Role.view, 1), (.viewModel, 2), (.interactor, 3), (.entity, 4), (.wireframe, 5),
    ])
    func aFamilyHasTheColourOfTheInspector(role: Role, number: Int) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../Sources/BelvedereBrowser/Rendering/Markup+Drawing.swift")
        let series = try String(contentsOf: file, encoding: .utf8).matches(of: #/"(light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\))"/#).map {
            String($0.1)
        }
        #expect(series.count == 6)
        #expect(RoleColour.schemedStroke(role) == series[number - 1])
    }

    @Test func aWrongColourIsFound() throws {
        let grey = try #require(Shade("#808080")), white = try #require(Shade("#ffffff")), black = try #require(Shade("#000000"))
        #expect(abs(white.contrast(with: black) - 21) < 0.01)
        #expect(abs(grey.contrast(with: white) - 3.95) < 0.01)
        #expect(abs(white.distance(to: black) - 100) < 0.1)
        #expect(Shade("grey") == nil)
    }
}
