import { expect, test } from 'vitest';
import { filesMatching, isTest } from './source-files.ts';

/**
 * Files of the server that read the system's clock, with the reason. All others take the time from `services.now()`, so
 * that limits and due times agree and tests can set the clock. Statements use `now()` for what they store and compare
 * with stored times: the clock of the database.
 */
const SYSTEM_CLOCK: Readonly<Record<string, string>> = {
  'server/services.ts': 'is the clock',
  'server/core/timezone-offset.ts': 'the offset of a time zone in this season, which needs no exact clock',
  'server/backup/write-backup.ts': 'a command: the date of a backup',
  'server/identity/sign-in-providers.ts': 'compares the clock with the one that the OpenID library reads',
  'server/legacy-clients/exported/exported-posts.ts': 'a command: imports posts',
  'server/mail/mailbox.ts': 'names files by the time at which they are written',
  'server/modules/account/data-download/check-archive.ts': 'a command: imports a member',
  'server/modules/media/uploads/give-up.ts': 'compares with the times of files, which the system sets',
  'server/seed/open-demo-world.ts': 'a command: dates of the demo world',
  'server/seed/seed-demo-world.ts': 'a command: dates of the demo world',
  'server/tasks/tasks.ts': 'a command: names a file by its date',
};

test('server code takes the time from services.now()', () => {
  const found = filesMatching(/^server\/.*\.ts$/)
    .filter((file) => !isTest(file) && /\bDate\.now\b|\bnew Date\(\)/.test(file.text))
    .map(({ path }) => path);
  expect(found.toSorted()).toEqual(Object.keys(SYSTEM_CLOCK).toSorted());
});

test('the largest id is written in server/core/ids.ts only', () => {
  const found = filesMatching(/^server\/.*\.ts$/)
    .filter((file) => !isTest(file) && /\b9_?223_?372_?036_?854_?775_?807/.test(file.text))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});
