// The code of the article "Production".

import Belvedere
import BelvedereBrowser
import Hummingbird

func optionsBehindAProxy() -> BrowserOptions {
    var options = BrowserOptions()
    options.publicOrigin = "https://apps.example.org" // TLS ends at the proxy
    options.trustedProxies = ["127.0.0.1"] // The host trusts X-Forwarded-For of these
    return options
}

func addHealthOfOneNode(_ host: BrowserHost, to router: Hummingbird.Router<BasicRequestContext>, hasWarmedUp: Bool) {
    host.addHealth(to: router) { hasWarmedUp }
}
