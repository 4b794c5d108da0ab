import type { Db } from 'pg-boss';
import type { Database, Queryable, SqlValue } from '#server/db/database.ts';

/** Converts a value of pg-boss to a parameter value: times and objects as text. */
function asValue(value: unknown): SqlValue {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(asValue);
  if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array))
    return JSON.stringify(value);
  return value as SqlValue;
}

/** Lets pg-boss use the server's connections, on both engines: it opens none of its own. */
export function bossDatabase(db: Database): Db {
  return {
    async executeSql(text, values = []) {
      const rows = values.length > 0 ? await db.query(text, values.map(asValue)) : await db.batch(text);
      return { rows };
    },
    async listen(channel, onNotification, onReconnect) {
      const close = await db.listen(channel, { heard: onNotification, missed: onReconnect });
      onReconnect();
      return { close };
    },
  };
}

/** Lets pg-boss use a transaction: its jobs are committed with it, or not at all. */
export function bossTransaction(tx: Queryable): Db {
  return { executeSql: async (text, values = []) => ({ rows: await tx.query(text, values.map(asValue)) }) };
}
