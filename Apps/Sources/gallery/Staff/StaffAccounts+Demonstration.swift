internal import BelvedereLogins
internal import Staff

extension StaffAccounts {
    /// The public accounts for trying the app. The login page shows their passwords.
    static var demonstration: StaffAccounts {
        #if os(Linux)
        let viewer = "$y$j9T$3YkZ.p3GwpHBUB/rsOqW/.$T8pI0GCun72YuP48nzi.vLnRSZO2ZTq1fXBeTbyUFH5"
        let editor = "$y$j9T$EfwH8aGe4a9FmsCWmjlzK1$HSFnoJ20/lJyD1S6lznNVM0IpZrxxZxdvD79bILa8J9"
        #else
        let viewer = "$pbkdf2-sha512$210000$CGDIJ6YS4RvRp21jcjq/2w==$bnuScxM5aHVhK56WC76yR10uwAFnmHhkTKsuLDTaUyQ="
        let editor = "$pbkdf2-sha512$210000$5f0IwN7hY2k/ZaeYj4AxmA==$6vUvJvRnwDuHOOzXDVq8POgSVfDfxkENVmrIGZ4PS9E="
        #endif
        return StaffAccounts([
            Account(name: "Vera", password: PasswordHash(stored: viewer), role: .viewer),
            Account(name: "Eddie", password: PasswordHash(stored: editor), role: .editor),
        ])
    }
}
