import { type messages, type PGlite, protocol } from '@electric-sql/pglite';
import type { SqlValue } from './database.ts';
import { statementName } from './statement-names.ts';
import { readerOf, writeValue } from './values.ts';

type Column = { name: string; read: (text: string) => unknown };
type Statement = { name: string; columns: Column[] };

const { serialize } = protocol;

/**
 * Sends prepared statements to PGlite by name. Its own `query` plans every statement anew; keeping the plans makes a
 * small statement four times as fast. Not to be entered twice at once: the caller holds a lock.
 */
export class PgliteWire {
  readonly #engine: PGlite;
  readonly #known = new Map<string, Statement>();

  constructor(engine: PGlite) {
    this.#engine = engine;
  }

  async query<Row>(sql: string, params: readonly SqlValue[]): Promise<Row[]> {
    const values = params.map(writeValue);
    const statement = this.#known.get(sql) ?? (await this.#prepare(sql));
    const bind = serialize.bind({ statement: statement.name, values });
    const { messages } = await this.#engine.execProtocol(
      joined(bind, serialize.execute({}), serialize.sync()),
    );
    return rowsOf<Row>(messages, statement.columns);
  }

  async #prepare(sql: string): Promise<Statement> {
    const name = statementName(sql) ?? '';
    const { messages } = await this.#engine.execProtocol(
      joined(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }), serialize.sync()),
    );
    const description = messages.find((message) => message.name === 'rowDescription') as
      | messages.RowDescriptionMessage
      | undefined;
    const fields = description?.fields ?? [];
    const columns = fields.map((field) => ({ name: field.name, read: readerOf(field.dataTypeID) }));
    const statement = { name, columns };
    if (name !== '') this.#known.set(sql, statement);
    return statement;
  }
}

function rowsOf<Row>(messages: { name: string }[], columns: readonly Column[]): Row[] {
  const rows: Row[] = [];
  for (const message of messages) {
    if (message.name !== 'dataRow') continue;
    const { fields } = message as messages.DataRowMessage;
    const row: Record<string, unknown> = {};
    for (const [index, column] of columns.entries()) {
      const text = fields[index];
      row[column.name] = text === null || text === undefined ? null : column.read(text);
    }
    rows.push(row as Row);
  }
  return rows;
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
