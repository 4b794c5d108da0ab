import { readdir, stat, unlink, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import { insertDownload } from './downloads-repository.ts';
import { ARCHIVE_TTL_SECONDS, archivePath, beginWaiting, sweepDownloads } from './make-download.ts';

let t: TestApp;
let ivy: Member;
let bystander: Bystander;
let now = Date.now();
const mailer = recordingMailer();
const PLACE = '/v2/privacy/download';

beforeAll(async () => {
  t = await buildTestApp({ now: () => now, mailer });
  ivy = await t.member('ivy');
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const ask = (member: Member) => t.injectAs(member, { method: 'POST', url: PLACE });
const drop = (member: Member, id: string) => t.injectAs(member, { method: 'DELETE', url: `${PLACE}/${id}` });
async function made(member: Member) {
  const { status, body } = await ask(member);
  expect(status).toBe(201);
  await t.app.services.jobs.settled();
  return (await t.injectAs(member, `${PLACE}/${body.response.download.id}`)).body.response.download;
}
async function listed(member: Member) {
  return (await t.injectAs(member, PLACE)).body.response.downloads;
}
function fetchAs(member: Member | undefined, url: string) {
  return t.app.inject({ url, headers: member ? { cookie: `sid=${member.sid}` } : {} });
}
async function keyOf(id: string) {
  const [row] = await t.db.query<{ key: string }>('select key from data_downloads where id = $1', [id]);
  return row?.key ?? '';
}

it('requestDataDownload packs the archive in a job, mails that it is ready, and its session downloads it', async () => {
  const before = await listed(ivy);
  expect(before).toEqual([]);
  await postAs(t, ivy, 'A long scarf');
  const { body } = await ask(ivy);
  expect(body.response.download).toMatchObject({ status: 'pending', progress: 0 });
  await t.app.services.jobs.settled();
  const [download] = await listed(ivy);
  const readyTs = Math.floor(now / 1000);
  expect(download).toMatchObject({ status: 'ready', readyTs, expiresTs: readyTs + ARCHIVE_TTL_SECONDS });
  const file = await fetchAs(ivy, download.url);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(file.headers['cache-control']).toBe('private, no-store');
  expect(file.rawPayload.length).toBe(download.bytes);
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  await t.app.services.post.settled();
  expect(mailer.mails.at(-1)).toMatchObject({ to: ivy.email, subject: 'Your data from Skein is ready' });
  // The file is readable by the server's user only.
  const { mode } = await stat(archivePath(t.app.services, await keyOf(download.id)));
  expect(mode & 0o077).toBe(0);
});

it('A data download is served to no visitor, no other member and no other session of its member', async () => {
  const download = await made(ivy);
  const other = await t.app.services.sessions.start(ivy.userId, 'elsewhere');
  const refused = [
    await fetchAs(undefined, download.url),
    await fetchAs(bystander.member, download.url),
    await fetchAs({ ...ivy, sid: other.sid }, download.url),
    await fetchAs(ivy, `${download.url}x`),
    await fetchAs(ivy, `/privacy/download/none/${'a'.repeat(43)}`),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect((await t.injectAs(bystander.member, `${PLACE}/${download.id}`)).status).toBe(404);
  expect((await drop(bystander.member, download.id)).status).toBe(404);
  expect(await listed(bystander.member)).toEqual([]);
  for (const method of ['GET', 'POST'] as const)
    expect((await t.inject({ method, url: PLACE })).status).toBe(401);
  // API clients can read the progress; only browsers get the address.
  const told = (await t.injectWithToken(ivy, `${PLACE}/${download.id}`)).body.response.download;
  expect([told.status, told.url]).toEqual(['ready', undefined]);
  expect((await fetchAs(ivy, download.url)).statusCode).toBe(200);
});

it('requestDataDownload answers 409 with 4033 while one is being made, and replaces the previous archive', async () => {
  const first = await made(ivy);
  // Inserted directly, so that no worker packs it however fast the machine is.
  const open = await insertDownload(t.db, ivy.userId, 'a'.repeat(40), now / 1000);
  const answers = await Promise.all([ask(ivy), ask(ivy), ask(ivy)]);
  expect(answers.map(({ status, body }) => [status, body.errors[0].code])).toEqual(
    Array(3).fill([409, 4033]),
  );
  expect((await drop(ivy, open.id)).status).toBe(204);
  const second = await made(ivy);
  const [newest, before] = await listed(ivy);
  expect([newest.id, newest.status]).toEqual([second.id, 'ready']);
  expect([before.id, before.status, before.url]).toEqual([first.id, 'expired', undefined]);
  expect((await fetchAs(ivy, first.url)).statusCode).toBe(404);
});

it('deleteDataDownload deletes a finished archive and one that is still being made', async () => {
  const download = await made(ivy);
  const path = archivePath(t.app.services, await keyOf(download.id));
  expect((await drop(ivy, download.id)).status).toBe(204);
  expect((await drop(ivy, download.id)).status).toBe(404);
  await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
  const { body } = await ask(ivy);
  expect((await drop(ivy, body.response.download.id)).status).toBe(204);
  await t.app.services.jobs.settled();
  const files = await readdir(t.app.services.downloadsDir);
  expect(files.filter((name) => name.endsWith('.draft'))).toEqual([]);
  expect((await ask(ivy)).status).toBe(201);
  await t.app.services.jobs.settled();
});

it.each([
  ['a second before its end', ARCHIVE_TTL_SECONDS - 1, 'ready', 200],
  ['at its end', ARCHIVE_TTL_SECONDS, 'expired', 404],
])('getDataDownload keeps an archive for seven days: %s', async (_name, seconds, status, code) => {
  const download = await made(ivy);
  const at = download.readyTs * 1000;
  now = at + seconds * 1000;
  const told = (await t.injectAs(ivy, `${PLACE}/${download.id}`)).body.response.download;
  expect(told.status).toBe(status);
  expect((await fetchAs(ivy, download.url)).statusCode).toBe(code);
  await sweepDownloads(t.db, t.app.services);
  const path = archivePath(t.app.services, await keyOf(download.id));
  const left = await stat(path).then(
    () => 200,
    () => 404,
  );
  expect(left).toBe(code);
});

it('sweepDownloads deletes archives without a row and leaves other files', async () => {
  const stray = archivePath(t.app.services, 'f'.repeat(40));
  const foreign = `${t.app.services.downloadsDir}/readme`;
  await Promise.all([writeFile(stray, ''), writeFile(foreign, '')]);
  await sweepDownloads(t.db, t.app.services);
  await expect(stat(stray)).rejects.toMatchObject({ code: 'ENOENT' });
  await unlink(foreign);
});

it.each([
  ['a pending one', 'pending', 0, 'ready'],
  ['a running one without a recent heartbeat', 'running', 901, 'ready'],
  ['not a running one with a recent heartbeat', 'running', 899, 'running'],
])('beginWaiting resumes a download that an ended process left: %s', async (_name, state, silence, then) => {
  const una = await t.member(`una-${state}-${silence}`);
  await t.db.query(
    `insert into data_downloads (user_id, key, state, requested_at, heard_at)
     values ($1, $2, $3, to_timestamp($4), to_timestamp($4))`,
    [una.userId, una.userId.padStart(40, '0'), state, now / 1000 - silence],
  );
  await beginWaiting(t.db, t.app.services);
  await t.app.services.jobs.settled();
  expect((await listed(una))[0].status).toBe(then);
});

it('requestDataDownload ends as failed when the disk refuses the file, and can be repeated', async () => {
  const rae = await t.member('rae');
  const { downloadsDir } = t.app.services;
  t.app.services.downloadsDir = '/dev/null/nowhere';
  expect((await ask(rae)).status).toBe(201);
  await t.app.services.jobs.settled();
  t.app.services.downloadsDir = downloadsDir;
  expect((await listed(rae))[0].status).toBe('failed');
  expect((await made(rae)).status).toBe('ready');
});

it('requestDataDownload neither finishes nor mails for a member who closed the account meanwhile', async () => {
  const pia = await t.member('pia');
  const { body } = await ask(pia);
  await t.db.query("update users set state = 'deleted' where id = $1", [pia.userId]);
  await t.app.services.jobs.settled();
  const [row] = await t.db.query('select state from data_downloads where id = $1', [
    body.response.download.id,
  ]);
  expect(row).not.toMatchObject({ state: 'ready' });
  // The mail of an earlier test may still arrive.
  expect(mailer.mails.filter(({ to }) => to === pia.email)).toEqual([]);
  await t.db.query('delete from data_downloads where user_id = $1', [pia.userId]);
});
