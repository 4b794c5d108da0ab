import type { Queryable, SqlValue } from '#server/db/database.ts';

/** Returns the database and the plans of the statements that are read through it, in their order. */
export function withPlans(db: Queryable): { db: Queryable; plans: string[] } {
  const plans: string[] = [];
  const explaining: Queryable = {
    ...db,
    query: async <Row extends object>(sql: string, values?: readonly SqlValue[]) => {
      const rows = await db.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return db.query<Row>(sql, values);
    },
  };
  return { db: explaining, plans };
}
