import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publishDue } from '#server/modules/posts/publishing/publish-due.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { makeAudio, makeVideo, type PausedFfmpeg, pausedFfmpeg } from '#tests/support/ffmpeg.ts';
import type { Member } from '#tests/support/members.ts';
import { formWith } from '#tests/support/recordings.ts';
import { failOldTranscoding } from './transcode.ts';

let t: TestApp;
let held: PausedFfmpeg;
let marlow: Member;
let reader: Member;
let other: Bystander;
let now: number;
let avi: Buffer | undefined;
beforeEach(async () => {
  now = Date.now();
  held = await pausedFfmpeg();
  t = await buildTestApp({ ffmpeg: held.program, now: () => now });
  marlow = await t.member('marlow');
  reader = await t.member('reader');
  other = await makeBystander(t, 'other');
});
afterEach(async () => {
  await held.resume();
  await t.app.services.jobs.settled();
  await t.close();
  await held.remove();
});
afterAll(() => {
  avi = undefined;
});

const codeOf = ({ status, body }: { status: number; body: AnyBody }) => [status, body.errors?.[0]?.code];
async function uploadOf(id: string): Promise<AnyBody> {
  return (await t.injectAs(marlow, `/v2/media/uploads/${id}`)).body.response.upload;
}

/** Uploads a video in a format that needs transcoding, which has not started yet. */
async function film(): Promise<AnyBody> {
  avi ??= await makeVideo('a.avi');
  const reply = await t.injectAs(marlow, { method: 'POST', url: '/v2/media/video', ...formWith(avi) });
  expect([reply.status, reply.body.errors]).toEqual([201, undefined]);
  const { uploadId } = reply.body.response.upload;
  await expect.poll(async () => (await uploadOf(uploadId)).state, { timeout: 20_000 }).toBe('ready');
  return uploadOf(uploadId);
}
function blockOf({ video }: AnyBody) {
  return {
    type: 'video',
    provider: 'skein',
    media: video.media,
    duration: video.duration,
    poster: video.poster,
  };
}
function write(content: object[], over: object = {}) {
  return t.injectAs(marlow, { method: 'POST', url: '/v2/blog/marlow/posts', payload: { content, ...over } });
}
function edit(id: string, payload: object) {
  return t.injectAs(marlow, { method: 'PUT', url: `/v2/blog/marlow/posts/${id}`, payload });
}
const words = (text: string) => [{ type: 'text', text }];
/** Returns ids and states of the blog's posts as a member sees them. */
async function seenBy(who: Member): Promise<string[]> {
  const { body } = await t.injectAs(who, '/v2/blog/marlow/posts');
  return body.response.posts.map(({ id }: AnyBody) => id);
}
async function drafts(): Promise<AnyBody[]> {
  return (await t.injectAs(marlow, '/v2/blog/marlow/posts/draft')).body.response.posts;
}
async function stateOf(id: string): Promise<[string, string | null]> {
  const [row] = await t.db.query<{ state: string; becomes: string | null }>(
    'select state, becomes from posts where id = $1',
    [id],
  );
  return [row?.state ?? 'gone', row?.becomes ?? null];
}
async function made(how: 'resume' | 'fail' = 'resume'): Promise<void> {
  await held[how]();
  await t.app.services.jobs.settled();
}
const due = () => publishDue({ db: t.db, now, screenPost: t.app.services.screenPost, onFault: () => {} });

describe('A post with a video that is transcoded', () => {
  test('A post with a video that is transcoded is hidden from others and published afterwards', async () => {
    const upload = await film();
    expect(upload.video).toMatchObject({
      isTranscoding: true,
      media: { type: 'video/mp4', width: 320, height: 180 },
    });
    expect(upload.video.poster[0]).toMatchObject({ width: 320, height: 180 });
    expect((await t.app.inject(upload.video.media.url)).statusCode).toBe(404);

    const { status, body } = await write([...words('Look'), blockOf(upload)]);
    const { id } = body.response;
    expect([status, body.response.state, body.response.displayText]).toEqual([
      201,
      'transcoding',
      'Getting ready for marlow; it goes out by itself',
    ]);
    expect(await seenBy(reader)).toEqual([]);
    expect((await t.injectAs(reader, `/v2/blog/marlow/posts/${id}`)).status).toBe(404);
    expect((await drafts()).map((post) => [post.id, post.state])).toEqual([[id, 'transcoding']]);
    const blogBefore = (await t.inject('/v2/blog/marlow/info')).body.response.blog.posts;

    await made();
    expect(await stateOf(id)).toEqual(['published', null]);
    expect(await seenBy(reader)).toEqual([id]);
    expect((await t.inject('/v2/blog/marlow/info')).body.response.blog.posts).toBe(blogBefore + 1);
    expect(await drafts()).toEqual([]);
    const part = await t.app.inject({ url: upload.video.media.url, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
    expect((await uploadOf(upload.uploadId)).video).not.toHaveProperty('isTranscoding');
    await expect.poll(() => readdir(t.app.services.incoming.folder)).toEqual([]);
    await other.expectUnchanged();
  });

  test('Private posts wait for transcoding, and drafts do not until they are published', async () => {
    const block = blockOf(await film());
    const [secret, draft] = await Promise.all([
      write([block], { isPrivate: true }),
      write([block], { state: 'draft' }),
    ]);
    const [secretId, draftId] = [secret.body.response.id, draft.body.response.id];
    expect(await stateOf(secretId)).toEqual(['transcoding', 'private']);
    expect(await stateOf(draftId)).toEqual(['draft', null]);
    const publish = () =>
      t.injectAs(marlow, {
        method: 'POST',
        url: '/v2/blog/marlow/post/edit',
        payload: { id: draftId, state: 'published' },
      });
    expect((await publish()).body.response.state).toBe('transcoding');
    expect((await publish()).body.response.state).toBe('transcoding');
    await made();
    expect([await stateOf(secretId), await stateOf(draftId)]).toEqual([
      ['private', null],
      ['published', null],
    ]);
    expect(await seenBy(reader)).toEqual([draftId]);
  });

  test('Queued and scheduled posts are published when both their time has come and transcoding has ended', async () => {
    const block = blockOf(await film());
    const queued = (await write([block], { state: 'queue' })).body.response.id;
    const next = (await write(words('next'), { state: 'queue' })).body.response.id;
    const at = new Date(now + 3_600_000).toISOString();
    const scheduled = (await write([block], { state: 'queue', publishOn: at })).body.response.id;
    expect(await stateOf(queued)).toEqual(['queued', null]);
    now += 86_400_000;
    await due();
    expect([await stateOf(queued), await stateOf(scheduled)]).toEqual([
      ['transcoding', 'published'],
      ['transcoding', 'published'],
    ]);
    // The queue slot is used: the next post has its own time.
    expect(await stateOf(next)).toEqual(['queued', null]);
    await made();
    expect(new Set(await seenBy(reader))).toEqual(new Set([queued, scheduled]));
  });

  test('A queued post whose video was transcoded before its time is published on time', async () => {
    const block = blockOf(await film());
    const queued = (await write([block], { state: 'queue' })).body.response.id;
    await made();
    now += 86_400_000;
    await due();
    expect(await stateOf(queued)).toEqual(['published', null]);
    expect((await write([block])).body.response.state).toBe('published');
  });

  test('A post can be deleted, made a draft or edited while its video is transcoded', async () => {
    const block = blockOf(await film());
    const [one, two, three, gone] = await Promise.all(
      ['one', 'two', 'three', 'gone'].map(
        async (text) => (await write([...words(text), block])).body.response.id as string,
      ),
    );
    await edit(one ?? '', { content: words('one without') });
    await edit(two ?? '', { content: [...words('two'), block], state: 'draft' });
    await edit(three ?? '', { content: [...words('three, better'), block] });
    await t.injectAs(marlow, { method: 'POST', url: '/v2/blog/marlow/post/delete', payload: { id: gone } });
    const states = () => Promise.all([one, two, three].map((id) => stateOf(id ?? '')));
    expect(await states()).toEqual([
      ['published', null],
      ['draft', null],
      ['transcoding', 'published'],
    ]);
    await made();
    expect(await states()).toEqual([
      ['published', null],
      ['draft', null],
      ['published', null],
    ]);
    expect(await seenBy(reader)).toEqual([three, one]);
  });

  test('getPost marks the video of a waiting post and of a draft as isTranscoding until it is done', async () => {
    const block = blockOf(await film());
    const waiting = (await write([block])).body.response.id as string;
    const draft = (await write([block], { state: 'draft' })).body.response.id as string;
    const filmIn = async (id: string) => {
      const { body } = await t.injectAs(marlow, `/v2/blog/marlow/posts/${id}`);
      return body.response.post.content[0].media;
    };
    for (const id of [waiting, draft]) expect(await filmIn(id)).toMatchObject({ isTranscoding: true });
    // The transcoding state is not stored when it is sent back as it was read.
    const { content } = (await t.injectAs(marlow, `/v2/blog/marlow/posts/${draft}`)).body.response.post;
    expect((await edit(draft, { content, state: 'draft' })).status).toBe(200);
    const { body } = await t.injectAs(marlow, '/v2/user/info');
    const { drafts } = body.response.blogs.find(({ name }: { name: string }) => name === 'marlow');
    const listed = await t.injectAs(marlow, '/v2/blog/marlow/posts/draft?limit=50');
    expect(drafts).toBe(listed.body.response.posts.length);
    await made();
    for (const id of [waiting, draft]) expect(await filmIn(id)).not.toHaveProperty('isTranscoding');
    const kept = await t.db.query('select 1 from posts where id = $1 and content::text like $2', [
      draft,
      '%isTranscoding%',
    ]);
    expect(kept).toEqual([]);
  });

  test('editPost rejects adding a video that is transcoded to a published post with 8010', async () => {
    const { id } = (await write(words('Here already'))).body.response;
    const block = blockOf(await film());
    expect(codeOf(await edit(id, { content: [...words('And a film'), block] }))).toEqual([403, 8010]);
    expect(await seenBy(reader)).toEqual([id]);
    await made();
    expect((await edit(id, { content: [...words('And a film'), block] })).status).toBe(200);
  });

  test('editPosts with set_state lets many posts wait for transcoding', async () => {
    const block = blockOf(await film());
    const ids = await Promise.all(
      [1, 2].map(async () => (await write([block], { state: 'draft' })).body.response.id as string),
    );
    const { status } = await t.injectAs(marlow, {
      method: 'POST',
      url: '/v2/blog/marlow/posts/bulk',
      payload: { action: 'set_state', state: 'published', ids, dry_run: false },
    });
    expect(status).toBe(200);
    expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => ['transcoding', 'published']));
    await made();
    expect(new Set(await seenBy(reader))).toEqual(new Set(ids));
  });
});

describe('A failed transcoding', () => {
  test('A failed transcoding makes the post a draft with the reason, and the draft cannot be published (8005)', async () => {
    const upload = await film();
    const block = blockOf(upload);
    const { id } = (await write([...words('Look'), block])).body.response;
    const kept = (await write([block], { state: 'draft' })).body.response.id;
    const queued = (await write([block], { state: 'queue' })).body.response.id;
    await made('fail');
    expect(await stateOf(id)).toEqual(['draft', null]);
    const [draft] = (await drafts()).filter((post) => post.id === id);
    expect(draft.publishFault).toMatch(/^Its video or sound could not be prepared/);
    const told = await t.injectAs(marlow, '/v2/blog/marlow/notifications');
    expect(told.body.response.notifications.map(({ type }: AnyBody) => type)).toEqual(['publish_failed']);
    expect(await uploadOf(upload.uploadId)).toMatchObject({ state: 'failed', error: { code: 8005 } });
    expect(codeOf(await edit(kept, { content: [block], state: 'published' }))).toEqual([400, 8005]);
    expect(codeOf(await write([block]))).toEqual([400, 8005]);
    now += 86_400_000;
    await due();
    expect(await stateOf(queued)).toEqual(['draft', null]);
    expect((await edit(id, { content: words('Without it'), state: 'published' })).status).toBe(200);
    expect(await seenBy(reader)).toEqual([id]);
    expect(await readdir(t.app.services.incoming.folder)).toEqual([]);
    await other.expectUnchanged();
  });

  test('failOldTranscoding fails a transcoding after a day when its job is lost', async () => {
    const upload = await film();
    const { id } = (await write([blockOf(upload)])).body.response;
    const means = { db: t.db, services: t.app.services };
    await t.db.query("update media set created_at = now() - interval '23 hours' where kind = 'video'");
    await failOldTranscoding(means);
    expect(await stateOf(id)).toEqual(['transcoding', 'published']);
    await t.db.query("update media set created_at = now() - interval '25 hours' where kind = 'video'");
    await failOldTranscoding(means);
    expect(await stateOf(id)).toEqual(['draft', null]);
    // A late completion changes nothing.
    await made();
    expect(await stateOf(id)).toEqual(['draft', null]);
  });
});

test('uploadAudio transcodes audio that some browsers cannot play, and keeps its tags', async () => {
  const bytes = await makeAudio('a.ogg', { title: 'Horn' });
  const { status, body } = await t.injectAs(marlow, {
    method: 'POST',
    url: '/v2/media/audio',
    ...formWith(bytes),
  });
  expect([status, body.response]).toMatchObject([
    201,
    { isTranscoding: true, title: 'Horn', artist: 'Odile', media: { type: 'audio/mp4' } },
  ]);
  const block = { type: 'audio', provider: 'skein', media: body.response.media, title: 'Horn' };
  const { id } = (await write([block])).body.response;
  expect(await stateOf(id)).toEqual(['transcoding', 'published']);
  await made();
  expect(await stateOf(id)).toEqual(['published', null]);
});

test('uploadVideo keeps a file that every browser plays and adds a poster', async () => {
  const bytes = await makeVideo('a.mp4');
  const reply = await t.injectAs(marlow, { method: 'POST', url: '/v2/media/video', ...formWith(bytes) });
  const { uploadId } = reply.body.response.upload;
  await expect.poll(async () => (await uploadOf(uploadId)).state, { timeout: 20_000 }).toBe('ready');
  const { video } = await uploadOf(uploadId);
  expect(video).not.toHaveProperty('isTranscoding');
  expect(video.poster[0]).toMatchObject({ width: 320 });
  expect(await held.startedCount()).toBe(0);
  expect((await write([blockOf({ video })])).body.response.state).toBe('published');
});

describe('A server without ffmpeg', () => {
  test('uploadVideo and startUpload without ffmpeg reject files that need transcoding with 8005', async () => {
    const plain = await buildTestApp();
    const anna = await plain.member('anna');
    avi ??= await makeVideo('a.avi');
    const post = (bytes: Buffer) =>
      plain.injectAs(anna, { method: 'POST', url: '/v2/media/video', ...formWith(bytes) });
    expect(codeOf(await post(avi))).toEqual([400, 8005]);
    const start = (type: string) =>
      plain.injectAs(anna, {
        method: 'POST',
        url: '/v2/media/uploads',
        payload: { kind: 'video', type, bytes: 9 },
      });
    expect(codeOf(await start('video/x-msvideo'))).toEqual([400, 8005]);
    const odd = await makeVideo('a.mp4', {
      coding: ['-c:v', 'libx265', '-x265-params', 'log-level=error'],
    });
    const { uploadId } = (await post(odd)).body.response.upload;
    await plain.app.services.jobs.settled();
    const { upload } = (await plain.injectAs(anna, `/v2/media/uploads/${uploadId}`)).body.response;
    expect([upload.state, upload.video.isTranscoding]).toEqual(['ready', undefined]);
    await plain.close();
  });

  test('A transcoding job without ffmpeg fails and makes the post a draft', async () => {
    const upload = await film();
    const { id } = (await write([blockOf(upload)])).body.response;
    const plain = await buildTestApp({ db: t.db, dataDir: t.dataDir });
    await plain.app.services.jobs.add('media', { key: upload.video.mediaKey });
    await plain.app.services.jobs.settled();
    expect(await stateOf(id)).toEqual(['draft', null]);
    await plain.close();
  });
});
