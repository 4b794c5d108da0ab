import type pg from 'pg';
import type { SqlValue } from './database.ts';
import { asFault } from './postgres-faults.ts';
import { statementName } from './statement-names.ts';
import { readerOf, writeValue } from './values.ts';

/** Column parsers, shared by both engines, which use the same driver. */
export const types = { getTypeParser: (oid: number) => readerOf(oid) } as pg.CustomTypesConfig;

/**
 * Runs one prepared statement.
 *
 * @param within milliseconds that the client waits for a reply; undefined waits for ever
 */
export async function send<Row extends object>(
  client: pg.ClientBase,
  within: number | undefined,
  sql: string,
  params: readonly SqlValue[] = [],
): Promise<Row[]> {
  try {
    const result = await client.query<Row>({
      name: statementName(sql),
      text: sql,
      values: params.map(writeValue),
      query_timeout: within,
    } as pg.QueryConfig);
    return result.rows;
  } catch (error) {
    throw asFault(error);
  }
}

/** Runs several statements at once, without parameters. */
export async function script(client: pg.ClientBase, within: number | undefined, sql: string): Promise<void> {
  try {
    await client.query({ text: sql, query_timeout: within } as pg.QueryConfig);
  } catch (error) {
    throw asFault(error);
  }
}

/** Runs several statements at once, as {@link script}, and returns the rows of all of them. */
export async function batch(
  client: pg.ClientBase,
  within: number | undefined,
  sql: string,
): Promise<object[]> {
  try {
    const answered: unknown = await client.query({ text: sql, query_timeout: within } as pg.QueryConfig);
    // The driver returns an array for several statements; its types only declare a single result.
    const results = (Array.isArray(answered) ? answered : [answered]) as pg.QueryResult<object>[];
    return results.flatMap(({ rows }) => rows);
  } catch (error) {
    throw asFault(error);
  }
}
