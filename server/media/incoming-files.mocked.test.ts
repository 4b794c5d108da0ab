import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, expect, it, vi } from 'vitest';
import { IncomingFiles } from './incoming-files.ts';

/** Simulates a disk that blocks writes until it is released. */
const disk = vi.hoisted(() => ({
  isHeld: true,
  waiting: [] as (() => void)[],
  files: 0,
  taken: 0,
  free() {
    this.isHeld = false;
    for (const goOn of this.waiting.splice(0)) goOn();
  },
}));

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  createWriteStream: () => {
    disk.files += 1;
    return new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        const goOn = (): void => {
          disk.taken += chunk.length;
          done();
        };
        if (disk.isHeld) disk.waiting.push(goOn);
        else goOn();
      },
    });
  },
}));

const folder = mkdtempSync(join(tmpdir(), 'incoming-'));
afterAll(() => rmSync(folder, { recursive: true }));

const UPLOADS = 200;
const CHUNK = 64 * 1024;
/** Chunks of each upload: two megabytes. */
const CHUNKS = 32;
/** Maximum memory of one upload: the buffers of both ends, and the chunk in transit. */
const HELD_EACH = 4 * CHUNK;

it('IncomingFiles buffers no more of 200 uploads than their stream buffers, on a slow disk', async () => {
  const files = new IncomingFiles(folder);
  let sent = 0;
  let most = 0;
  const upload = (): Readable => {
    let left = CHUNKS;
    return new Readable({
      highWaterMark: CHUNK,
      read() {
        left -= 1;
        if (left < 0) return void this.push(null);
        sent += CHUNK;
        most = Math.max(most, sent - disk.taken);
        this.push(Buffer.alloc(CHUNK));
      },
    });
  };
  const taken = Array.from({ length: UPLOADS }, () => files.take(upload()));
  // Waits until every upload is blocked by the disk.
  await vi.waitFor(() => expect(disk.waiting.length).toBe(UPLOADS));
  expect(sent).toBeLessThanOrEqual(UPLOADS * HELD_EACH);
  disk.free();
  const paths = await Promise.all(taken);
  expect(new Set(paths).size).toBe(UPLOADS);
  expect([disk.files, disk.taken]).toEqual([UPLOADS, UPLOADS * CHUNKS * CHUNK]);
  expect(most).toBeLessThanOrEqual(UPLOADS * HELD_EACH);
});
