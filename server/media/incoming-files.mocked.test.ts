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

const UPLOAD_COUNT = 200;
const CHUNK_BYTES = 64 * 1024;
/** Chunks of each upload: two megabytes. */
const CHUNK_COUNT = 32;
/** Maximum memory of one upload: the buffers of both ends, and the chunk in transit. */
const HELD_EACH_BYTES = 4 * CHUNK_BYTES;

it('IncomingFiles buffers no more of 200 uploads than their stream buffers, on a slow disk', async () => {
  const files = new IncomingFiles(folder);
  let sent = 0;
  let most = 0;
  const upload = (): Readable => {
    let left = CHUNK_COUNT;
    return new Readable({
      highWaterMark: CHUNK_BYTES,
      read() {
        left -= 1;
        if (left < 0) return void this.push(null);
        sent += CHUNK_BYTES;
        most = Math.max(most, sent - disk.taken);
        this.push(Buffer.alloc(CHUNK_BYTES));
      },
    });
  };
  const taken = Array.from({ length: UPLOAD_COUNT }, () => files.take(upload()));
  // Waits until every upload is blocked by the disk.
  await vi.waitFor(() => expect(disk.waiting.length).toBe(UPLOAD_COUNT));
  expect(sent).toBeLessThanOrEqual(UPLOAD_COUNT * HELD_EACH_BYTES);
  disk.free();
  const paths = await Promise.all(taken);
  expect(new Set(paths).size).toBe(UPLOAD_COUNT);
  expect([disk.files, disk.taken]).toEqual([UPLOAD_COUNT, UPLOAD_COUNT * CHUNK_COUNT * CHUNK_BYTES]);
  expect(most).toBeLessThanOrEqual(UPLOAD_COUNT * HELD_EACH_BYTES);
});
