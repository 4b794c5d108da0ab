/** Starts a PostgreSQL server as tests do, prints its address, and keeps it until this process ends. */
import { startPostgres } from '#tests/support/postgres.ts';

const server = await startPostgres();
console.log(server.url());
setInterval(() => undefined, 60_000);
