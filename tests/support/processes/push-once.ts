/** A process of the site that sends the pending push notifications of the given database once. */

import { openPostgres } from '#server/db/postgres.ts';
import { pushDue } from '#server/modules/notifications/push/push-due.ts';
import { PushServices } from '#server/push/push-services.ts';
import { ANY_PUSH_SERVICE } from '../push-service.ts';

const [url = '', now = '0'] = process.argv.slice(2);
const db = openPostgres({ url, connections: 2 });
await pushDue({
  db,
  services: {
    now: () => Number(now),
    push: new PushServices(Buffer.alloc(32, 7), 'https://skein.example', ANY_PUSH_SERVICE),
  },
  signal: new AbortController().signal,
  onFault: (error) => console.error(error),
});
await db.close();
