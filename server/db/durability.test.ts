import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimFolder, FolderInUse } from './folder-claim.ts';
import { openDatabase } from './open.ts';

const writer = fileURLToPath(new URL('../../tests/support/processes/write-until-killed.ts', import.meta.url));
const claimer = fileURLToPath(new URL('../../tests/support/processes/claim-folder.ts', import.meta.url));
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'skein-durability-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('the embedded database keeps every acknowledged write when its process is killed', {
  timeout: 120_000,
}, async () => {
  let acknowledged = -1;
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const enough = new Promise<void>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      acknowledged = Number(chunk.toString().trim().split('\n').at(-1));
      if (acknowledged > 100) done();
    });
  });
  await enough;
  await expect(openDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(FolderInUse);
  child.kill('SIGKILL');
  await once(child, 'close');

  const db = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    const rows = await db.query<{ n: number }>('select n from acknowledged order by n');
    expect(rows.length).toBeGreaterThan(acknowledged);
    expect(rows.every((row, index) => row.n === index)).toBe(true);
  } finally {
    await db.close();
  }
});

test('closing the database releases its folder', async () => {
  const folder = join(dataDir, 'claimed');
  const release = await claimFolder(folder);
  await expect(claimFolder(folder)).rejects.toThrow(/DATABASE_URL/);
  await release();
  const again = await claimFolder(folder);
  await again();
});

test('claimFolder recognises a folder by every path that leads to it', async () => {
  const folder = join(dataDir, `${'long-'.repeat(30)}name`);
  const other = join(dataDir, 'link');
  await mkdir(folder);
  await symlink(folder, other);
  const release = await claimFolder(other);
  for (const path of [folder, other, `${folder}/../${basename(folder)}`]) {
    await expect(claimFolder(path)).rejects.toThrow(FolderInUse);
  }
  await release();
});

test('claimFolder gives a folder to exactly one of several processes', { timeout: 60_000 }, async () => {
  const folder = join(dataDir, 'contested');
  const claims = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const child = spawn(process.execPath, ['--expose-gc', claimer, folder], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const [said] = (await once(child.stdout, 'data')) as [Buffer];
      return { child, said: said.toString().trim() };
    }),
  );
  expect(claims.map(({ said }) => said).sort()).toEqual([
    'claimed',
    ...Array.from({ length: 5 }, () => 'refused'),
  ]);
  // However its holder ends, the directory is free at once.
  for (const { child } of claims) {
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  }
  const release = await claimFolder(folder);
  await release();
});
