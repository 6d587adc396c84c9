import ContactsModel
import GRDB

/// The tables, and how an older file becomes a current one.
///
/// `contact` and `detail` are the truth; `listing` and `block` are derived from them and can be made anew (see
/// ``Reindexing``). `saving` remembers the latest saves by their keys. `property` holds the version of the store and the signature of the order the derived tables have.
enum ContactSchema {
    /// Marks the file as this app's ("BVCt"), so that another program's database is never written to.
    static let applicationIdentifier: Int32 = 0x4256_4374

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 contacts") { database in
            try database.execute(sql: """
                PRAGMA application_id = \(applicationIdentifier);
                CREATE TABLE contact (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    revision INTEGER NOT NULL,
                    first TEXT NOT NULL,
                    last TEXT NOT NULL
                );
                CREATE TABLE detail (
                    contact INTEGER NOT NULL REFERENCES contact ON DELETE CASCADE,
                    kind INTEGER NOT NULL,
                    position INTEGER NOT NULL,
                    label TEXT NOT NULL,
                    value TEXT NOT NULL,
                    PRIMARY KEY (contact, kind, position)
                ) WITHOUT ROWID;
                CREATE TABLE listing (
                    list TEXT NOT NULL,
                    key BLOB NOT NULL,
                    contact INTEGER NOT NULL,
                    word TEXT NOT NULL,
                    PRIMARY KEY (list, key, contact, word)
                ) WITHOUT ROWID;
                CREATE TABLE block (
                    start BLOB NOT NULL,
                    contact INTEGER NOT NULL,
                    count INTEGER NOT NULL,
                    PRIMARY KEY (start, contact)
                ) WITHOUT ROWID;
                CREATE TABLE property (name TEXT PRIMARY KEY, value NOT NULL) WITHOUT ROWID;
                INSERT INTO property VALUES ('version', 0), ('order', '');
                """)
        }
        migrator.registerMigration("2 saves") { database in
            try database.execute(sql: """
                CREATE TABLE saving (
                    number INTEGER PRIMARY KEY AUTOINCREMENT,
                    key TEXT NOT NULL,
                    content INTEGER NOT NULL,
                    contact INTEGER NOT NULL,
                    revision INTEGER NOT NULL,
                    UNIQUE (key, content)
                );
                """)
        }
        return migrator
    }

    /// Refuses a file that this version of the app must not write to; changes nothing.
    static func check(_ database: Database) throws {
        let identifier = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        if identifier != applicationIdentifier {
            // A file of our own whose making was interrupted has no table yet, but for one of GRDB's.
            let tables = try Int.fetchOne(
                database, sql: "SELECT count(*) FROM sqlite_master WHERE name NOT LIKE 'grdb%'"
            )
            guard identifier == 0, tables == 0 else { throw ContactStoreError(.foreign) }
        }
        guard try !migrator.hasBeenSuperseded(database) else { throw ContactStoreError(.newerSchema) }
    }
}
