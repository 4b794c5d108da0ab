import { startPostgres } from './postgres.ts';

/**
 * Vitest global set-up: with `TEST_DB=postgres` all test files share one PostgreSQL server, started here unless
 * `TEST_DATABASE_URL` names one.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DB !== 'postgres' || process.env.TEST_DATABASE_URL) return undefined;
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url();
  return () => server.stop();
}
