/**
 * A process of the site that sends one call of a member; the address of the database and the call, as JSON, are
 * arguments.
 */
import { buildApp } from '#server/app.ts';
import { openPostgres } from '#server/db/postgres.ts';

const [url = '', dataDir = '', call = '{}'] = process.argv.slice(2);
const db = openPostgres({ url, connections: 4 });
const app = buildApp({ db, dataDir, secret: 'a secret of at least thirty-two characters' });
await app.ready();
await app.inject(JSON.parse(call));
