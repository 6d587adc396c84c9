@testable import BelvedereBrowser
import Testing

/// Tests the reading of the ports that `belvedere dev` gives to a program.
struct DevelopmentPortsTests {
    private func ports(_ listening: String?, _ page: String?) -> DevelopmentPorts? {
        DevelopmentPorts { $0 == "BELVEDERE_DEVELOPMENT_PORT" ? listening : page }
    }

    @Test func bothPortsAreRead() {
        let ports = ports("50123", "8080")
        #expect(ports?.listening == 50123)
        #expect(ports?.page == 8080)
    }

    @Test func thePageIsAtTheSamePortWithoutAnother() {
        #expect(ports("50123", nil)?.page == 50123)
        #expect(ports("50123", "none")?.page == 50123)
    }

    @Test(arguments: [nil, "", "0", "-1", "65536", "80a"]) func anotherTextIsNoPort(listening: String?) {
        #expect(ports(listening, "8080") == nil)
    }
}
