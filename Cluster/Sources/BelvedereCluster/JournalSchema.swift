internal import PostgreSQL

/// The tables of the journal in the database, in the schema `belvedere`.
///
/// A writer locks the row of the topic until its write is committed. So the changes of a topic become visible in the order of their numbers
/// and without gaps. A PostgreSQL sequence guarantees neither: it returns a number before it is known whether and when the row with this
/// number is committed.
enum JournalSchema {
    /// The version of the tables. A program refuses to use tables of a newer version.
    static let version: Int64 = 2
    /// The PostgreSQL channel for notifications. A notification contains only the topic and the number of a change. The content is only in
    /// the table, because a notification must be shorter than 8,000 bytes.
    static let channel = "belvedere"

    /// Creates the tables if they are missing, and updates those of an earlier version.
    ///
    /// - Throws: ``PostgreSQLError``; with the code `shape` if the tables are of a later version.
    static func prepare(_ connection: PostgreSQLConnection) async throws {
        // Take a lock, so that nodes that start at the same time create the tables one after the other.
        try await connection.query("SELECT pg_advisory_xact_lock(4777840001)")
        if try await connection.query("SELECT to_regclass('belvedere.property')::text").first?.isNull(0) == false {
            let found = try await connection.query("SELECT version FROM belvedere.property").first?.integer(0) ?? 0
            if found > version {
                throw PostgreSQLError(.shape, cause: "The tables are of version \(found), this program knows \(version).")
            }
            if found == version { return }
            try await connection.query("ALTER TABLE belvedere.writer ADD COLUMN has_left boolean NOT NULL DEFAULT false")
            try await connection.query("UPDATE belvedere.property SET version = $1", [.integer(version)])
        } else {
            for statement in tables { try await connection.query(statement) }
        }
        for statement in functions { try await connection.query(statement) }
    }

    private static let tables = [
        "CREATE SCHEMA IF NOT EXISTS belvedere",
        "CREATE TABLE belvedere.property (version bigint NOT NULL)",
        "INSERT INTO belvedere.property VALUES (\(version))",
        """
        CREATE TABLE belvedere.topic (
            name text PRIMARY KEY,
            sequence bigint NOT NULL DEFAULT 0,
            holds_state boolean NOT NULL DEFAULT false,
            state bytea,
            state_sequence bigint NOT NULL DEFAULT 0
        )
        """,
        """
        CREATE TABLE belvedere.change (
            topic text NOT NULL REFERENCES belvedere.topic,
            sequence bigint NOT NULL,
            origin text NOT NULL,
            number bigint,
            has_left boolean NOT NULL DEFAULT false,
            payload bytea NOT NULL,
            made timestamptz NOT NULL DEFAULT clock_timestamp(),
            PRIMARY KEY (topic, sequence)
        )
        """,
        "CREATE INDEX change_by_age ON belvedere.change (made)",
        """
        CREATE TABLE belvedere.writer (
            topic text NOT NULL REFERENCES belvedere.topic,
            origin text NOT NULL,
            number bigint NOT NULL,
            sequence bigint NOT NULL,
            has_left boolean NOT NULL DEFAULT false,
            PRIMARY KEY (topic, origin)
        )
        """,
        "CREATE TABLE belvedere.node (origin text PRIMARY KEY, seen timestamptz NOT NULL)",
    ]

    private static let functions = [
        // Locks a topic, so that transactions write to it one after the other. Returns the number of the topic's last change.
        """
        CREATE OR REPLACE FUNCTION belvedere.lock_topic(the_topic text) RETURNS bigint LANGUAGE plpgsql AS $$
        DECLARE last bigint;
        BEGIN
            SELECT sequence INTO last FROM belvedere.topic WHERE name = the_topic FOR UPDATE;
            IF NOT FOUND THEN
                INSERT INTO belvedere.topic (name) VALUES (the_topic) ON CONFLICT DO NOTHING;
                SELECT sequence INTO last FROM belvedere.topic WHERE name = the_topic FOR UPDATE;
            END IF;
            RETURN last;
        END $$
        """,
        // Adds a change. If the node has numbered the change, it is added only once, even if the node sends it again. A node can leave a
        // topic several times, because another node can believe too early that it has ended. So this entry is added once after the
        // node's last change.
        """
        CREATE OR REPLACE FUNCTION belvedere.append(
            the_topic text, the_origin text, the_number bigint, the_payload bytea, the_origin_has_left boolean DEFAULT false
        ) RETURNS bigint LANGUAGE plpgsql AS $$
        DECLARE place bigint; known belvedere.writer;
        BEGIN
            place := belvedere.lock_topic(the_topic) + 1;
            IF the_origin_has_left THEN
                UPDATE belvedere.writer SET has_left = true WHERE topic = the_topic AND origin = the_origin AND NOT has_left;
                IF NOT FOUND THEN RETURN place - 1; END IF;
            ELSIF the_number IS NOT NULL THEN
                SELECT * INTO known FROM belvedere.writer WHERE topic = the_topic AND origin = the_origin;
                IF known.number >= the_number THEN RETURN known.sequence; END IF;
                INSERT INTO belvedere.writer VALUES (the_topic, the_origin, the_number, place)
                    ON CONFLICT (topic, origin) DO UPDATE
                        SET number = excluded.number, sequence = excluded.sequence, has_left = false;
            END IF;
            UPDATE belvedere.topic SET sequence = place WHERE name = the_topic;
            INSERT INTO belvedere.change (topic, sequence, origin, number, has_left, payload)
                VALUES (the_topic, place, the_origin, the_number, the_origin_has_left, the_payload);
            PERFORM pg_notify('\(channel)', place || ' ' || the_topic);
            RETURN place;
        END $$
        """,
        // Records that a node has left: adds an entry to each topic to which the node has written since it last left.
        """
        CREATE OR REPLACE FUNCTION belvedere.leave(the_origin text) RETURNS void LANGUAGE plpgsql AS $$
        BEGIN
            DELETE FROM belvedere.node WHERE origin = the_origin;
            PERFORM belvedere.append(topic, the_origin, NULL, ''::bytea, true)
                FROM (SELECT topic FROM belvedere.writer WHERE origin = the_origin AND NOT has_left ORDER BY topic) AS written;
        END $$
        """,
    ]
}
