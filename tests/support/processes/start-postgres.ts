/** Starts a PostgreSQL server as tests do, says where it is, and holds on to it until this process is ended. */
import { startPostgres } from '#tests/support/postgres.ts';

const server = await startPostgres();
console.log(server.url());
setInterval(() => undefined, 60_000);
