import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeAccount } from '#server/entities/user/repository.ts';
import { diskMediaStore, newMediaKey } from '#server/media/media-store.ts';
import { type RecordingDependencies, RecordingLibrary } from '#server/media/recording-library.ts';
import { deleteDependentRows } from '#server/modules/account/erasure/erase-repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { wav } from '#tests/support/recordings.ts';
import { ingestUpload } from './ingest-upload.ts';
import { insertUpload } from './uploads-repository.ts';

/** Background work whose member is erased meanwhile ends without an error and leaves no data behind. */

let t: TestApp;
let ivy: Member;
beforeEach(async () => {
  t = await buildTestApp();
  ivy = await t.member('ivy');
});
afterEach(() => t.close());

const LAST = { signal: new AbortController().signal, isLast: true };

async function erase(): Promise<void> {
  await t.db.transaction(async (tx) => {
    await closeAccount(tx, ivy.userId);
    await tx.query('delete from uploads where owner_id = $1', [ivy.userId]);
    await tx.query('delete from media where owner_id = $1', [ivy.userId]);
    await deleteDependentRows(tx, ivy.userId, t.app.services.memberData.keptRows);
  });
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(t.dataDir, folder), { recursive: true }).catch(() => []);
  return names.filter((name) => name.includes('.') || folder === 'incoming');
}

async function waitingUpload(): Promise<string> {
  const bytes = wav(1);
  const { id } = await insertUpload(t.db, {
    ownerId: ivy.userId,
    kind: 'audio',
    state: 'processing',
    bytes: bytes.length,
    name: 'a.wav',
  });
  const path = t.app.services.incoming.pathOf(id);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return id;
}

test('ingestUpload ends silently when the upload was erased before it begins', async () => {
  const id = await waitingUpload();
  await erase();
  await ingestUpload({ db: t.db, services: t.app.services }, id, LAST);
  expect([await filesIn('media'), await filesIn('incoming')]).toEqual([[], []]);
});

test('ingestUpload ends silently when the member is erased while the file is written', async () => {
  const id = await waitingUpload();
  const { recordings } = t.app.services;
  const services = {
    ...t.app.services,
    recordings: Object.assign(Object.create(recordings), {
      add: async (...args: Parameters<RecordingLibrary['add']>) => {
        await erase();
        return recordings.add(...args);
      },
    }),
  };
  await ingestUpload({ db: t.db, services }, id, LAST);
  expect([await filesIn('media'), await filesIn('incoming')]).toEqual([[], []]);
  expect(await t.db.query('select 1 from media')).toEqual([]);
});

test('RecordingLibrary.make removes the file it made when the recording was erased meanwhile', async () => {
  const { services } = t.app;
  const key = newMediaKey();
  const source = services.incoming.sourceOf(key);
  await mkdir(dirname(source), { recursive: true });
  await writeFile(source, wav(1));
  await t.db.query(
    `insert into media (key, owner_id, kind, content_type, sha256, bytes, variants, duration, state)
     values ($1, $2, 'audio', 'audio/mp4', '\\x00', 1, '[{"file": "audio.m4a"}]', 1, 'transcoding')`,
    [key, ivy.userId],
  );
  const transcoder = {
    make: async (_recording: unknown, from: string, to: string) => {
      await copyFile(from, to);
      await erase();
    },
  } as unknown as RecordingDependencies['transcoder'];
  const { media: pictures, incoming, jobs } = services;
  const store = diskMediaStore(join(t.dataDir, 'media'));
  const library = new RecordingLibrary({ db: t.db, store, pictures, incoming, jobs, transcoder });
  await library.make(key, LAST.signal);
  expect(await filesIn('media')).toEqual([]);
});
