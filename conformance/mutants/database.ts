import type { Database, Queryable } from '#server/db/database.ts';

/**
 * Wraps a database so that one part of its statements is replaced.
 *
 * @param markEffective called each time a statement was changed
 */
export function faultyDatabase(
  db: Database,
  { find, put }: { find: string; put: string },
  markEffective: () => void,
): Database {
  function spoilt(sql: string): string {
    // Statements span several lines.
    const flat = sql.replaceAll(/\s+/g, ' ');
    if (!flat.includes(find)) return sql;
    markEffective();
    return flat.replace(find, put);
  }
  const queryOf = (through: Queryable): Queryable['query'] => {
    return (sql, params) => through.query(spoilt(sql), params);
  };
  return {
    kind: db.kind,
    query: queryOf(db),
    transaction: (work, options) =>
      db.transaction((tx) => work({ query: queryOf(tx), script: (sql) => tx.script(sql) }), options),
    batch: (sql) => db.batch(spoilt(sql)),
    listen: (channel, listener) => db.listen(channel, listener),
    close: () => db.close(),
  };
}
