import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SITE_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

const UPLOAD_COUNT = 200;
const PATIENCE = { timeout: 50_000, interval: 20 };
/** All senders share one buffer, so that the measured memory is the server's. */
const piece = Buffer.alloc(1_000_000, 7);
const head = Buffer.from(
  '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n',
);
const end = Buffer.from('\r\n--edge--\r\n');

let t: TestApp;
let members: Member[];
let port: number;
const calls: ClientRequest[] = [];
beforeAll(async () => {
  t = await buildTestApp();
  members = await Promise.all(['one', 'two', 'three', 'four'].map((name) => t.member(name)));
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  port = (t.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const call of calls) call.destroy();
  await t.close();
});

function begin(member: Member): ClientRequest {
  const call = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/v2/media/video',
    headers: {
      authorization: `Bearer ${SITE_CLIENT_TOKEN}`,
      cookie: `sid=${member.sid}; logged_in=1`,
      'x-csrf': member.csrfToken,
      'content-type': 'multipart/form-data; boundary=edge',
      // The budget per member counts declared sizes; a body without one counts as the largest file.
      'content-length': head.length + piece.length + end.length,
    },
  });
  call.on('error', () => {});
  call.write(head);
  call.write(piece);
  calls.push(call);
  return call;
}

/** Returns the memory of this process in bytes, after garbage collection. */
function held(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function onDisk(): Promise<number> {
  const { folder } = t.app.services.incoming;
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('uploadVideo of 200 concurrent uploads keeps their bytes on disk, not in memory', async () => {
  const before = held();
  for (let at = 0; at < UPLOAD_COUNT; at += 1) begin(members[at % members.length] as Member);
  // The form parser holds back some of the end, because it may be the boundary.
  await vi.waitFor(async () => expect(await onDisk()).toBeGreaterThan(UPLOAD_COUNT * 900_000), PATIENCE);
  expect(held() - before).toBeLessThan(UPLOAD_COUNT * 300_000);

  const answers = calls.map((call) => once(call, 'response') as Promise<[IncomingMessage]>);
  for (const call of calls) call.end(end);
  const codes = (await Promise.all(answers)).map(([answer]) => {
    answer.resume();
    return answer.statusCode;
  });
  // The files are not videos: each is inspected and rejected, and none of them remains.
  expect(new Set(codes)).toEqual(new Set([400]));
  await vi.waitFor(async () => expect(await onDisk()).toBe(0), PATIENCE);
});
