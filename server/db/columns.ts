import type { Tables } from '#generated/schema.ts';

type Narrower<Table extends keyof Tables, Values> = {
  [Column in keyof Values]: Column extends keyof Tables[Table] ? Tables[Table][Column] : never;
};

/**
 * Row type of columns that a statement returns unchanged, with their types in the migrated database.
 *
 * @typeParam Narrowed types of further columns that are more exact than the schema's: what a JSON column holds, or a
 * column that the statement's condition keeps from being null.
 */
export type Columns<
  Table extends keyof Tables,
  Column extends keyof Tables[Table],
  Narrowed extends Narrower<Table, Narrowed> = Record<never, never>,
> = Pick<Tables[Table], Column> & Narrowed;
