import { readingList } from './reading-list.ts';

/** Start with the values that registering the app returned (docs/apps.md): `node examples/reading-list/main.ts`. */
const { SKEIN_URL, CLIENT_ID, CLIENT_SECRET, PORT = '4090' } = process.env;
if (!SKEIN_URL || !CLIENT_ID || !CLIENT_SECRET) {
  console.error('Set SKEIN_URL, CLIENT_ID and CLIENT_SECRET; docs/apps.md says where they are from.');
  process.exit(1);
}
const home = `http://127.0.0.1:${PORT}`;
const app = await readingList({ site: SKEIN_URL, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, home });
app.listen(Number(PORT), '127.0.0.1', () => process.stdout.write(`The reading list is at ${home}\n`));
