import ContactsModel
import GRDB

/// The tables, and how an older file becomes a current one.
///
/// `contact` and `detail` are the truth. `listing`, `sorting` and `block` are derived from them, once for each order in `ordering`,
/// and can be made anew (see ``OrderingTable``). `saving` remembers the latest saves by their keys. `property` holds the version of the
/// store.
enum ContactSchema {
    /// Marks the file as this app's ("BVCt"), so that another program's database is never written to.
    static let applicationIdentifier: Int32 = 0x4256_4374

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 contacts") { database in
            try database.execute(
                sql: """
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
            try database.execute(
                sql: """
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
        migrator.registerMigration("3 cards") { database in
            // The rest of a contact as text, because nothing of it is asked for in SQL; empty for most. The key by last name stands
            // here for lists that are searched. The derived tables are made anew: they have other words now, and two orders.
            try database.execute(
                sql: """
                    ALTER TABLE contact ADD COLUMN more TEXT NOT NULL DEFAULT '';
                    ALTER TABLE contact ADD COLUMN sorting BLOB NOT NULL DEFAULT x'';
                    DROP TABLE block;
                    CREATE TABLE block (
                        list TEXT NOT NULL,
                        start BLOB NOT NULL,
                        contact INTEGER NOT NULL,
                        count INTEGER NOT NULL,
                        PRIMARY KEY (list, start, contact)
                    ) WITHOUT ROWID;
                    UPDATE property SET value = '' WHERE name = 'order';
                    """)
        }
        migrator.registerMigration("4 cards by UID") { database in
            // An import asks for each card whether it is there already.
            try database.execute(
                sql: """
                    ALTER TABLE contact ADD COLUMN uid TEXT NOT NULL DEFAULT '';
                    UPDATE contact SET uid = coalesce(json_extract(more, '$.uid'), '') WHERE json_valid(more);
                    CREATE INDEX contact_uid ON contact (uid) WHERE uid <> '';
                    """)
        }
        migrator.registerMigration("5 orders of languages") { database in
            // The derived tables are made anew: they have one order for each language now. The key by last name, for lists that are
            // searched, is no part of the contact any more.
            try database.execute(
                sql: """
                    DROP TABLE listing;
                    DROP TABLE block;
                    ALTER TABLE contact DROP COLUMN sorting;
                    DELETE FROM property WHERE name = 'order';
                    CREATE TABLE ordering (
                        number INTEGER PRIMARY KEY,
                        language TEXT NOT NULL UNIQUE,
                        signature TEXT NOT NULL
                    );
                    CREATE TABLE listing (
                        ordering INTEGER NOT NULL,
                        list TEXT NOT NULL,
                        key BLOB NOT NULL,
                        contact INTEGER NOT NULL,
                        word TEXT NOT NULL,
                        PRIMARY KEY (ordering, list, key, contact, word)
                    ) WITHOUT ROWID;
                    CREATE TABLE sorting (
                        ordering INTEGER NOT NULL,
                        contact INTEGER NOT NULL,
                        key BLOB NOT NULL,
                        PRIMARY KEY (ordering, contact)
                    ) WITHOUT ROWID;
                    CREATE TABLE block (
                        ordering INTEGER NOT NULL,
                        list TEXT NOT NULL,
                        start BLOB NOT NULL,
                        contact INTEGER NOT NULL,
                        count INTEGER NOT NULL,
                        PRIMARY KEY (ordering, list, start, contact)
                    ) WITHOUT ROWID;
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
