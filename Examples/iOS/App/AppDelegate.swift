import UIKit

/// Starts an app. Its scene delegate, which `Info.plist` names, opens the window.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
