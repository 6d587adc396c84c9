internal import Belvedere
internal import Hello

@main
struct Gallery {
    static func main() async throws {
        print(Application.hello.name)
    }
}
