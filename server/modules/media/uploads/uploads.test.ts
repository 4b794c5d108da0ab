import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { probeRecording } from '#server/media/recordings.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { formWith, syntheticVideo, taggedWav, wav } from '#tests/support/recordings.ts';

let t: TestApp;
let marlow: Member;
let tamsin: Member;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-uploads-'));
  t = await buildTestApp();
  marlow = await t.member('marlow');
  tamsin = await t.member('tamsin');
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

function post(member: Member, url: string, bytes: Buffer) {
  return t.injectAs(member, { method: 'POST', url, ...formWith(bytes) });
}
function start(member: Member, payload: object) {
  return t.injectAs(member, { method: 'POST', url: '/v2/media/uploads', payload });
}
const get = (member: Member, id: string) => t.injectAs(member, `/v2/media/uploads/${id}`);
function put(member: Member, id: string, bytes: Buffer) {
  return t.injectAs(member, { method: 'PUT', url: `/v2/media/uploads/${id}`, ...formWith(bytes) });
}
const codeOf = ({ status, body }: Reply<AnyBody>) => [status, body.errors?.[0]?.code];
function publish(member: Member, content: object[]) {
  return t.injectAs(member, {
    method: 'POST',
    url: `/v2/blog/${member.blogName}/posts`,
    payload: { content },
  });
}

/** Sends a request like tus clients do. */
function piece(
  member: Member,
  url: string,
  method: 'HEAD' | 'PATCH' | 'DELETE',
  offset = 0,
  bytes: Buffer = Buffer.of(),
) {
  const sends = method === 'PATCH';
  return t.injectAs(member, {
    method,
    url,
    headers: {
      'tus-resumable': '1.0.0',
      ...(sends
        ? { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
        : {}),
    },
    ...(sends ? { payload: bytes } : {}),
  });
}

async function worked(): Promise<void> {
  await t.app.services.work.settled();
  await t.app.services.jobs.settled();
}

/** Waits until all files are deleted, which may happen shortly after the response. */
async function nothingWaits(): Promise<void> {
  await expect.poll(() => readdir(t.app.services.incoming.folder)).toEqual([]);
}

describe('uploadAudio', () => {
  test('uploadAudio reads tags and cover, stores the audio without them and serves it by range', async () => {
    const cover = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#aa3311' } })
      .png()
      .toBuffer();
    const sent = await taggedWav(2, {
      title: 'Wind\nand rain',
      artist: 'Odile',
      album: 'The Coast',
      comment: 'recorded at 48.1, 11.5',
      images: [{ data: new Uint8Array(cover), mimeType: 'image/png', kind: 'coverFront' }],
    });
    const { status, body } = await post(marlow, '/v2/media/audio', sent);
    expect([status, body.response]).toMatchObject([
      201,
      {
        title: 'Wind and rain',
        artist: 'Odile',
        album: 'The Coast',
        duration: 2,
        media: { type: 'audio/wav', mediaKey: body.response.mediaKey },
      },
    ]);
    expect(body.response.poster[0]).toMatchObject({ width: 90, height: 90 });

    const { url } = body.response.media;
    const whole = await t.app.inject(url);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(whole.rawPayload.includes('48.1')).toBe(false);
    expect(whole.rawPayload.includes('Odile')).toBe(false);
    const part = await t.app.inject({ url, headers: { range: 'bytes=4-9' } });
    expect([part.statusCode, part.rawPayload, part.headers['content-range']]).toEqual([
      206,
      whole.rawPayload.subarray(4, 10),
      `bytes 4-9/${whole.rawPayload.length}`,
    ]);
    const behind = await t.app.inject({ url, headers: { range: 'bytes=99999999-' } });
    expect([behind.statusCode, behind.headers['content-range'], behind.body]).toEqual([
      416,
      `bytes */${whole.rawPayload.length}`,
      '',
    ]);
    const malformed = await t.app.inject({ url, headers: { range: 'bytes=abc' } });
    expect([malformed.statusCode, malformed.rawPayload.length]).toEqual([200, whole.rawPayload.length]);
    await nothingWaits();
  });

  test('createPost with audio of another member answers 8005', async () => {
    const { body } = await post(marlow, '/v2/media/audio', wav(1));
    const block = { type: 'audio', provider: 'skein', media: body.response.media, title: 'Tone' };
    expect((await publish(marlow, [block])).body.response.post.content).toEqual([block]);
    expect(codeOf(await publish(tamsin, [block]))).toEqual([400, 8005]);
  });
});

test.each([
  ['text', () => Buffer.from('<script>alert(1)</script>'.repeat(20))],
  [
    'a picture',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
  ],
  ['an empty file', () => Buffer.of()],
  ['a video', () => syntheticVideo('mp4', 1)],
  ['a truncated WAV', () => wav(1).subarray(0, 30)],
])('uploadAudio rejects %s with 8005 and leaves no file', async (_name, make) => {
  const reply = await post(marlow, '/v2/media/audio', await make());
  expect(codeOf(reply)).toEqual([400, 8005]);
  await nothingWaits();
});

describe('uploadVideo', () => {
  test.each([
    ['mp4', 'video/mp4'],
    ['mov', 'video/mp4'],
    ['webm', 'video/webm'],
  ] as const)('uploadVideo of %s is processed, becomes ready and can be posted', async (kind, type) => {
    const sent = await syntheticVideo(kind, 3, { title: 'Secret', comment: 'at home' });
    const reply = await post(marlow, '/v2/media/video', sent);
    expect([reply.status, reply.body.response.upload]).toMatchObject([
      201,
      { kind: 'video', state: 'processing', progress: 90 },
    ]);
    const { uploadId } = reply.body.response.upload;
    await worked();
    const { upload } = (await get(marlow, uploadId)).body.response;
    expect(upload).toMatchObject({
      state: 'ready',
      progress: 100,
      video: { duration: 3, media: { type, width: 1280, height: 720, hdMedia: true } },
    });
    const kept = await t.app.inject(upload.video.media.url);
    expect(kept.headers['content-type']).toBe(type);
    for (const said of ['Secret', 'at home']) expect(kept.rawPayload.includes(said)).toBe(false);
    const block = { type: 'video', provider: 'skein', media: upload.video.media, duration: 3 };
    expect((await publish(marlow, [block])).status).toBe(201);
    await nothingWaits();
  });

  test('uploadVideo rejects a video longer than ten minutes with 8005', async () => {
    const long = await t.member('long');
    expect(
      codeOf(await post(long, '/v2/media/video', await syntheticVideo('webm', limits.videoSeconds + 1))),
    ).toEqual([400, 8005]);
    expect(
      (await post(long, '/v2/media/video', await syntheticVideo('webm', limits.videoSeconds))).status,
    ).toBe(201);
    await worked();
  });

  test("uploadVideo and startUpload answer 8010 while the member's previous video is processed", async () => {
    const busy = await t.member('busy');
    await t.db.query(
      `insert into uploads (id, owner_id, kind, state, bytes, expires_at)
       values (md5('busy'), $1, 'video', 'processing', 9, now() + interval '1 hour')`,
      [busy.userId],
    );
    expect(codeOf(await post(busy, '/v2/media/video', await syntheticVideo('webm', 1)))).toEqual([403, 8010]);
    const asked = { kind: 'video', type: 'video/webm', bytes: 10 };
    expect(codeOf(await start(busy, asked))).toEqual([403, 8010]);
    expect((await start(tamsin, asked)).status).toBe(201);
    expect((await start(busy, { kind: 'audio', type: 'audio/wav', bytes: 10 })).status).toBe(201);
  });

  test('getUpload reports audio and pictures whose processing never ended as failed with 8006', async () => {
    const gone = await t.member('gone');
    await t.db.query(
      `insert into uploads (id, owner_id, kind, state, bytes, expires_at)
       select md5('gone' || kind), $1, kind, 'processing', 9, now() - interval '1 minute'
         from unnest(array['audio', 'image']) kind`,
      [gone.userId],
    );
    const rows = await t.db.query<{ id: string }>('select id from uploads where owner_id = $1', [
      gone.userId,
    ]);
    expect(rows).toHaveLength(2);
    for (const { id } of rows) {
      const { upload } = (await get(gone, id)).body.response;
      expect([upload.state, upload.error.code]).toEqual(['failed', 8006]);
    }
  });

  test('getUpload reports a video whose processing never ended as failed with 8009, and admits the next one', async () => {
    const lost = await t.member('lost');
    await t.db.query(
      `insert into uploads (id, owner_id, kind, state, bytes, expires_at)
       values (md5('lost'), $1, 'video', 'processing', 9, now() - interval '1 minute')`,
      [lost.userId],
    );
    const [row] = await t.db.query<{ id: string }>('select id from uploads where owner_id = $1', [
      lost.userId,
    ]);
    const { upload } = (await get(lost, row?.id ?? '')).body.response;
    expect([upload.state, upload.error.code]).toEqual(['failed', 8009]);
    expect((await post(lost, '/v2/media/video', await syntheticVideo('webm', 1))).status).toBe(201);
    await worked();
  });
});

describe('startUpload, uploadFile and getUpload', () => {
  const sound = wav(1);
  const asked = { kind: 'audio', type: 'audio/wav', bytes: sound.length, name: 'tone.wav' };

  test('A resumable upload continues at its offset and becomes ready when complete', async () => {
    const { upload } = (await start(marlow, asked)).body.response;
    expect(upload).toMatchObject({
      state: 'waiting',
      progress: 0,
      bytes: 0,
      name: 'tone.wav',
      method: 'PUT',
    });
    const url = upload.resumeUrl;
    const first = await piece(marlow, url, 'PATCH', 0, sound.subarray(0, 8000));
    expect([first.status, first.headers['upload-offset']]).toEqual([204, '8000']);
    const half = (await get(marlow, upload.uploadId)).body.response.upload;
    expect([half.state, half.progress, half.bytes]).toEqual(['waiting', 44, 8000]);
    // Bytes that were sent already are rejected.
    expect((await piece(marlow, url, 'PATCH', 0, sound.subarray(0, 8000))).status).toBe(409);
    const asks = await piece(marlow, url, 'HEAD');
    expect([asks.status, asks.headers['upload-offset'], asks.headers['upload-length']]).toEqual([
      200,
      '8000',
      String(sound.length),
    ]);
    expect((await piece(marlow, url, 'PATCH', 8000, sound.subarray(8000))).status).toBe(204);
    await worked();
    const done = (await get(marlow, upload.uploadId)).body.response.upload;
    expect(done).toMatchObject({ state: 'ready', progress: 100, audio: { duration: 1 } });
    expect(await readdir(t.app.services.incoming.folder)).not.toContain(upload.uploadId);
  });

  test('An upload of another member answers 404 with 4004', async () => {
    const { upload } = (await start(marlow, asked)).body.response;
    const other = await makeBystander(t, 'reader');
    expect(codeOf(await get(tamsin, upload.uploadId))).toEqual([404, 4004]);
    expect(codeOf(await put(tamsin, upload.uploadId, sound))).toEqual([404, 4004]);
    expect((await piece(tamsin, upload.resumeUrl, 'HEAD')).status).toBe(404);
    expect((await piece(tamsin, upload.resumeUrl, 'PATCH', 0, sound)).status).toBe(404);
    expect((await piece(tamsin, upload.resumeUrl, 'DELETE')).status).toBe(404);
    expect((await t.inject({ method: 'HEAD', url: upload.resumeUrl })).status).toBe(401);
    expect((await t.inject(`/v2/media/uploads/${upload.uploadId}`)).status).toBe(401);
    expect((await get(marlow, upload.uploadId)).body.response.upload).toMatchObject({
      state: 'waiting',
      bytes: 0,
    });
    await other.expectUnchanged();
  });

  test.each([
    (theirs: string) => `?x=/${theirs}`,
    (theirs: string) => `?/media/uploads/${theirs}`,
    (theirs: string) => `?upload_id=${theirs}`,
    (theirs: string) => `?x=%2F${theirs}`,
    (theirs: string) => `?x=/${theirs}/`,
    (theirs: string) => `?x=/%zz/${theirs}`,
    () => '?x=%zz',
  ])(
    'A resumable upload is chosen by the id in the path, whatever the query contains (%#)',
    async (queryOf) => {
      const theirs = (await start(tamsin, asked)).body.response.upload;
      const mine = (await start(marlow, asked)).body.response.upload;
      const url = `${mine.resumeUrl}${queryOf(theirs.uploadId)}`;
      const sent = await piece(marlow, url, 'PATCH', 0, sound.subarray(0, 100));
      expect([sent.status, sent.headers['upload-offset']]).toEqual([204, '100']);
      expect((await piece(marlow, url, 'HEAD')).headers['upload-offset']).toBe('100');
      expect((await get(marlow, mine.uploadId)).body.response.upload.bytes).toBe(100);
      expect((await get(tamsin, theirs.uploadId)).body.response.upload).toMatchObject({
        state: 'waiting',
        bytes: 0,
      });
      expect((await piece(tamsin, theirs.resumeUrl, 'HEAD')).headers['upload-offset']).toBe('0');
      for (const { member, upload } of [
        { member: marlow, upload: mine },
        { member: tamsin, upload: theirs },
      ])
        expect((await piece(member, upload.resumeUrl, 'DELETE')).status).toBe(204);
    },
  );

  test('A resumable upload without the CSRF token of its session answers 1019', async () => {
    const { upload } = (await start(marlow, asked)).body.response;
    const reply = await t.injectAs(
      { ...marlow, csrfToken: 'wrong' },
      {
        method: 'PATCH',
        url: upload.resumeUrl,
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        payload: sound,
      },
    );
    expect(codeOf(reply)).toEqual([403, 1019]);
  });

  test("uploadFile sends an upload's file at once, and a second file changes nothing", async () => {
    const { upload } = (await start(marlow, asked)).body.response;
    await put(marlow, upload.uploadId, sound);
    await worked();
    const ready = (await get(marlow, upload.uploadId)).body.response.upload;
    expect(ready.state).toBe('ready');
    expect((await put(marlow, upload.uploadId, wav(2))).body.response.upload).toEqual(ready);

    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    const picture = (await start(marlow, { kind: 'image', type: 'image/png', bytes: bytes.length })).body
      .response;
    expect((await put(marlow, picture.upload.uploadId, bytes)).body.response.upload).toMatchObject({
      state: 'ready',
      image: { media: [{ width: 40, height: 30 }, {}] },
    });
  });

  test('uploadFile with a file of another type ends as failed with 8005', async () => {
    const { upload } = (await start(marlow, asked)).body.response;
    const { body } = await put(marlow, upload.uploadId, Buffer.from('no sound'));
    expect(body.response.upload).toMatchObject({
      state: 'failed',
      error: { code: 8005, detail: 'This file is not an MP3, M4A, OGG or WAV sound.' },
    });
  });

  test('An upload is deleted on request, and by the sweep when nothing arrives for an hour', async () => {
    const one = (await start(marlow, asked)).body.response.upload;
    await piece(marlow, one.resumeUrl, 'PATCH', 0, sound.subarray(0, 10));
    expect((await piece(marlow, one.resumeUrl, 'DELETE')).status).toBe(204);
    expect((await get(marlow, one.uploadId)).status).toBe(404);
    expect(await readdir(t.app.services.incoming.folder)).not.toContain(one.uploadId);

    const two = (await start(marlow, asked)).body.response.upload;
    await t.db.query("update uploads set expires_at = now() - interval '25 hours' where id = $1", [
      two.uploadId,
    ]);
    expect((await get(marlow, two.uploadId)).status).toBe(404);
    expect((await piece(marlow, two.resumeUrl, 'PATCH', 0, sound)).status).toBe(404);
    await start(marlow, asked);
    expect(await readdir(t.app.services.incoming.folder)).not.toContain(two.uploadId);
  });

  test.each([
    ['a picture', { kind: 'image', type: 'image/png' }, limits.imageBytes],
    ['audio', { kind: 'audio', type: 'audio/mpeg' }, limits.audioBytes],
  ])('startUpload of %s accepts the maximum size and rejects more with 5013', async (_name, kind, most) => {
    expect((await start(tamsin, { ...kind, bytes: most - 1 })).status).toBe(201);
    expect((await start(tamsin, { ...kind, bytes: most })).status).toBe(201);
    expect(codeOf(await start(tamsin, { ...kind, bytes: most + 1 }))).toEqual([413, 5013]);
  });

  test.each([
    ['a video over 500 MB', { kind: 'video', type: 'video/mp4', bytes: limits.videoBytes + 1 }, [400, 5016]],
    ['an empty file', { kind: 'video', type: 'video/mp4', bytes: 0 }, [400, 5016]],
    ['audio declared as a video', { kind: 'video', type: 'audio/mpeg', bytes: 9 }, [400, 8005]],
    ['HTML declared as a picture', { kind: 'image', type: 'text/html', bytes: 9 }, [400, 8005]],
  ])('startUpload rejects %s', async (_name, payload, expected) => {
    expect(codeOf(await start(tamsin, payload))).toEqual(expected);
  });
});

test('probeRecording reads type, duration and size of a video', async () => {
  const path = join(folder, 'a.webm');
  const { writeFile } = await import('node:fs/promises');
  await writeFile(path, await syntheticVideo('webm', 2));
  expect(await probeRecording('video', path)).toEqual({
    kind: 'video',
    type: 'video/webm',
    extension: 'webm',
    duration: 2,
    plays: true,
    width: 1280,
    height: 720,
    tags: {},
  });
});

describe('Limits of upload space', () => {
  test('startUpload counts an expired upload until its file is gone, and deletes it an hour after the last byte', async () => {
    const member = await t.member('hoarder');
    const { incoming } = t.app.services;
    const large = { kind: 'video', type: 'video/mp4', bytes: limits.videoBytes };
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.push((await start(member, large)).body.response.upload.uploadId);
    await t.db.query("update uploads set expires_at = now() - interval '1 minute' where owner_id = $1", [
      member.userId,
    ]);
    // Bytes arrived a moment ago, so the last chunk may still be arriving.
    for (const id of ids) await writeFile(incoming.pathOf(id), 'part');
    expect(codeOf(await start(member, large))).toEqual([403, 4030]);
    const long = new Date(Date.now() - 3_700_000);
    for (const id of ids) await utimes(incoming.pathOf(id), long, long);
    const again = await start(member, large);
    expect(again.status).toBe(201);
    const left = await readdir(incoming.folder);
    expect(ids.filter((id) => left.includes(id) || left.includes(`${id}.json`))).toEqual([]);
    await piece(member, again.body.response.upload.resumeUrl, 'DELETE');
  });

  test('An upload beyond 1.5 GB of a member in progress is rejected with 4029 and leaves no file', async () => {
    const { incoming } = t.app.services;
    const before = await readdir(incoming.folder);
    const open = [1, 2, 3].map(() => new Readable({ read: () => undefined }));
    const taken = open.map((stream) => incoming.takeFrom('sender', limits.videoBytes, stream));
    const oneMore = () => incoming.takeFrom('sender', 1, Readable.from(['x']));
    await expect(oneMore()).rejects.toMatchObject({ slug: 'rate-limit-exceeded' });
    const other = await incoming.takeFrom('somebody else', limits.videoBytes, Readable.from(['x']));
    open[0]?.push(null);
    await taken[0];
    const next = await oneMore();
    for (const stream of open) stream.push(null);
    await incoming.remove(other, next, ...(await Promise.all(taken)));
    expect(await readdir(incoming.folder)).toEqual(before);
  });

  test('Uploads answer 503 with 5003 below the disk reserve, and createPost still works', async () => {
    const full = await buildTestApp({ diskReserve: Number.MAX_SAFE_INTEGER });
    const member = await full.member('crowded');
    const sent = [
      { method: 'POST', url: '/v2/media/uploads', payload: { kind: 'audio', type: 'audio/wav', bytes: 9 } },
      { method: 'POST', url: '/v2/media/audio', ...formWith(await wav(1)) },
    ] as const;
    for (const request of sent) {
      const reply = await full.injectAs(member, request);
      expect(codeOf(reply)).toEqual([503, 5003]);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    const { status } = await full.injectAs(member, {
      method: 'POST',
      url: '/v2/blog/crowded/posts',
      payload: { content: [{ type: 'text', text: 'Still here' }] },
    });
    expect(status).toBe(201);
    await full.close();
  });
});
