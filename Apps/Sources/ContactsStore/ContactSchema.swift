import ContactsModel
import GRDB

/// The tables of the database, and the migrations of files that older versions of the app wrote.
///
/// The tables `contact` and `detail` contain the contacts. The tables `listing`, `sorting` and `block` contain the sorted lists, once for
/// each sort order in `ordering`. They are derived from the contacts and can be made again (see ``OrderingTable``). The table `saving`
/// stores the latest saves with their keys. The table `property` stores the version of the store.
enum ContactSchema {
    /// The number that marks an SQLite file as one of this app (the letters "BVCt"), so that the app never writes to another program's
    /// database.
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
            // The column `more` stores the fields of a contact that SQL never searches in, as one text. The text is empty for most
            // contacts. The key by last name is for lists with a search. The derived tables are made again, because they now contain other
            // words and two sort orders.
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
            // The column `uid` gets an index, because an import looks up every card by its `UID`.
            try database.execute(
                sql: """
                    ALTER TABLE contact ADD COLUMN uid TEXT NOT NULL DEFAULT '';
                    UPDATE contact SET uid = coalesce(json_extract(more, '$.uid'), '') WHERE json_valid(more);
                    CREATE INDEX contact_uid ON contact (uid) WHERE uid <> '';
                    """)
        }
        migrator.registerMigration("5 orders of languages") { database in
            // The derived tables are made again, because they now have one sort order for each language. The key by last name, for lists
            // with a search, is no longer a column of the contact.
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

    /// Throws if the file belongs to another program or to a newer version of the app. Changes nothing in the file.
    static func check(_ database: Database) throws {
        let identifier = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        if identifier != applicationIdentifier {
            // If the creation of a file was interrupted, it may have no table yet, except one of GRDB's.
            let tables = try Int.fetchOne(
                database, sql: "SELECT count(*) FROM sqlite_master WHERE name NOT LIKE 'grdb%'"
            )
            guard identifier == 0, tables == 0 else { throw ContactStoreError(.foreign) }
        }
        guard try !migrator.hasBeenSuperseded(database) else { throw ContactStoreError(.newerSchema) }
    }
}
