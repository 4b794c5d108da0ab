import { expect, test } from 'vitest';
import { StartFault } from '../core/start-fault.ts';
import { type Database, DatabaseFault } from '../db/database.ts';
import { waitForDatabase } from './wait-for-database.ts';

const url = 'postgres://skein:hunter2@db.example:5432/skein';

function failing(codes: string[]): Database {
  return {
    query: async () => {
      const code = codes.shift();
      if (code) throw new DatabaseFault('connect ECONNREFUSED', code, undefined, undefined);
      return [];
    },
  } as unknown as Database;
}

test('waitForDatabase waits for a starting server and reports that once', async () => {
  const said: string[] = [];
  const db = failing(['08001', '57P03', '53300']);
  await waitForDatabase(db, { url, say: (line) => said.push(line), every: 1 });
  expect(said).toEqual(['Waiting for the database at db.example:5432/skein …']);
});

test('waitForDatabase reports a missing server in one line without the password', async () => {
  const db = failing(Array.from({ length: 1000 }, () => '08001'));
  const waiting = waitForDatabase(db, { url, say: () => undefined, patience: 20, every: 5 });
  await expect(waiting).rejects.toThrow(StartFault);
  await expect(waiting).rejects.toThrow(/db\.example:5432\/skein does not answer/);
  await expect(waiting).rejects.not.toThrow(/hunter2/);
});

test('waitForDatabase does not wait after a permanent refusal', async () => {
  const waiting = waitForDatabase(failing(['28P01']), { url, say: () => undefined });
  await expect(waiting).rejects.toMatchObject({ code: '28P01' });
});
