import Testing

@testable import BelvedereLogins

/// Tests the stored form of passwords.
struct PasswordHashTests {
    @Test func onlyThePasswordIsThePassword() throws {
        let hash = try #require(PasswordHash(of: "correct horse"))
        #expect(hash.matches("correct horse"))
        #expect(!hash.matches("correct horse "))
        #expect(!hash.matches(""))
        #expect(PasswordHash(stored: hash.text).matches("correct horse"))
    }

    @Test func aHashDoesNotContainThePassword() throws {
        let hash = try #require(PasswordHash(of: "correct horse"))
        #expect(!hash.text.contains("correct") && hash.text.hasPrefix("$"))
    }

    @Test func equalPasswordsHaveHashesOfTheirOwn() throws {
        #expect(PasswordHash(of: "same")?.text != PasswordHash(of: "same")?.text)
    }

    @Test(arguments: ["", String(repeating: "x", count: 512), "zero\0byte"])
    func invalidPasswordsAreRefused(_ text: String) throws {
        #expect(PasswordHash(of: text) == nil)
        #expect(try !#require(PasswordHash(of: "-")).matches(text))
    }

    @Test func aZeroByteHidesNothingBehindIt() throws {
        #expect(try !#require(PasswordHash(of: "open")).matches("open\0sesame"))
    }

    @Test(arguments: ["", "*0", "plain", "$y$", "$1$$", "$pbkdf2-sha512$0$$", "$pbkdf2-sha512$-1$AAAA$AAAA"])
    func invalidHashesMatchNothing(_ text: String) {
        #expect(!PasswordHash(stored: text).matches("plain") && !PasswordHash(stored: text).matches(text))
    }

    #if os(Linux)
    @Test func hashesOfOlderMethodsAreRead() {
        let bcrypt = PasswordHash(stored: "$2b$05$jcvzgH0w1toG538Kt4l.HOt8l.KrMz0MxBAqhaN5rWYwSGfxX6.Zy")
        #expect(bcrypt.matches("old password") && !bcrypt.matches("old passwort"))
    }
    #endif
}
