import BelvedereCore
import Foundation
import Testing

/// Tests that an address contains the digits of a decimal number, and that each number has one address.
struct DecimalRouteTests {
    private enum PriceRoute: Route {
        case list
        case price(Decimal, Decimal?)
    }

    private func path(_ number: Decimal, _ limit: Decimal? = nil) -> String {
        RouteStack(root: PriceRoute.list, entries: [.init(.price(number, limit), .pushed)]).path
    }

    @Test(arguments: [
        "0", "1", "-1", "1.5", "-0.001", "1200", "65536", "0.3333333333333333333333333333", "340282366920938463463374607431768211455",
        "0.00000000000000000000000000000000000000000000000000000000000000000001", "12000000000000000000000000000000000000000000000000",
    ])
    func aNumberComesBackFromItsDigits(text: String) throws {
        let number = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
        #expect(path(number).split(separator: "/").prefix(3) == ["list", "price", text[...]])
        #expect(path(number, number) == "/list/price/\(text)/\(text)")
        for limit in [nil, number] {
            let stack = RouteStack(root: PriceRoute.list, path: path(number, limit))
            #expect(stack.entries.map(\.route) == [.price(number, limit)])
        }
    }

    @Test(arguments: [
        "1.50", "01", "+1", "-0", "1e3", "", "1.", ".5", "1,5", "NaN", "٣", "1.2.3", "--1", " 1", String(repeating: "9", count: 60), "0x1",
    ])
    func anotherFormLeadsNowhere(text: String) {
        #expect(!RouteStack(root: PriceRoute.list, path: "/list/price/1.5").entries.isEmpty)
        #expect(RouteStack(root: PriceRoute.list, path: "/list/price/\(text)").entries.isEmpty)
    }
}
