import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPglite } from '#server/db/pglite.ts';
import { migrate } from '#server/lifecycle/migrate.ts';
import { crashMails } from '#tests/support/crash-mails.ts';
import { freshPostgres, testEngine } from '#tests/support/database.ts';

const MAIL_COUNT = 60;
const TIMEOUT_MS = 180_000;

/** Every cause has its mail, and no mail but those that a process did not record was sent again, under its own id. */
const EXACTLY_ONCE = {
  sentCount: MAIL_COUNT,
  deliveryCount: MAIL_COUNT,
  takenCount: MAIL_COUNT,
  doubledCount: 0,
};

it.runIf(testEngine === 'postgres')(
  'mails of two processes that are killed again and again are each sent for their cause',
  async () => {
    const { db, url } = await freshPostgres();
    try {
      const killCount = 6;
      const result = await crashMails({ database: url, mailCount: MAIL_COUNT, killCount });
      expect(result).toMatchObject(EXACTLY_ONCE);
      expect(result.repeatedCount).toBeLessThanOrEqual(killCount);
    } finally {
      // Deletes the database.
      await db.close();
    }
  },
  TIMEOUT_MS,
);

it.runIf(testEngine === 'pglite')(
  'mails of a process that is killed again and again are each sent for their cause',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'skein-mails-'));
    try {
      const database = join(folder, 'db');
      const db = await openPglite({ dataDir: database });
      await migrate(db);
      await db.close();
      const killCount = 3;
      const result = await crashMails({ database, mailCount: MAIL_COUNT, killCount });
      expect(result).toMatchObject(EXACTLY_ONCE);
      expect(result.repeatedCount).toBeLessThanOrEqual(killCount);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);
