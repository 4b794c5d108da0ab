import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { JobsQueue } from '#server/jobs/jobs-queue.ts';
import type { Mail, MailOrder } from '#server/mail/mail.ts';
import { tasks } from '#server/tasks/tasks.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { freshDatabase } from '#tests/support/database.ts';
import type { Member } from '#tests/support/members.ts';

/** Delivered e-mails. While the mail server is down, none is delivered. */
const arrived: string[] = [];
let isAway = false;
const mailer = {
  send: async ({ to }: Mail) => {
    if (isAway) throw new Error(`The mail server does not answer (${to}).`);
    arrived.push(to);
  },
};
let t: TestApp;
let queue: JobsQueue;
let staff: Member;
let bystander: Bystander;
beforeAll(async () => {
  const db = await freshDatabase();
  queue = new JobsQueue({ db, log: { warn: vi.fn() }, lookEvery: 0.5 });
  t = await buildTestApp({ db, mailer, jobs: queue, metricsToken: 'a-token-of-the-metrics' });
  await queue.start();
  staff = await t.member('staff', { role: 'admin' });
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await queue.stop();
  await t.close();
  await t.db.close();
});
beforeEach(async () => {
  // An e-mail of the test before may still be on its way to the mailer.
  await t.app.services.post.settled();
  await vi.waitFor(async () => {
    expect(await t.db.query("select name from jobs.job where state = 'active'")).toEqual([]);
  }, 20_000);
  await t.db.query('delete from jobs.job');
  arrived.length = 0;
});

const PLACE = '/v2/admin/jobs';
async function list(query = ''): Promise<AnyBody> {
  return (await t.injectAs(staff, `${PLACE}${query}`)).body.response;
}
/** Returns an e-mail for a cause of its own. */
function orderTo(to: string): MailOrder {
  return { cause: randomUUID(), mail: { to, subject: 's', text: 't', html: 'h', kind: 'login' } };
}
/** Creates e-mail jobs that failed for good, the last named the latest. */
async function failed(...names: string[]): Promise<void> {
  isAway = true;
  for (const [index, name] of names.entries()) {
    t.app.services.post.later(async () => orderTo(`${name}@example.test`));
    await t.app.services.post.settled();
    await vi.waitFor(async () => {
      await t.db.query(
        "update jobs.job set retry_count = retry_limit, start_after = now() where state = 'retry'",
      );
      expect((await list()).total).toBe(index + 1);
    }, 20_000);
  }
  isAway = false;
}
const messageOf = (name: string): string => `The mail server does not answer (${name}@example.test).`;

it('listFailedJobs lists dead letters without their payload, and retryFailedJob runs one again', async () => {
  await failed('una', 'ivy');
  const { failedJobs, queues } = await list();
  expect(failedJobs).toMatchObject([
    { kind: 'mail', message: messageOf('ivy') },
    { kind: 'mail', message: messageOf('una') },
  ]);
  expect(Object.keys(failedJobs[0]).toSorted()).toEqual([
    'addedTs',
    'failedTs',
    'id',
    'kind',
    'message',
    'tries',
  ]);
  expect(failedJobs[0].tries).toBeGreaterThan(1);
  expect(queues).toEqual([]);
  const again = { method: 'PUT', url: `${PLACE}/${failedJobs[1].id}` } as const;
  expect((await t.injectAs(staff, again)).status).toBe(204);
  await vi.waitFor(() => expect(arrived).toEqual(['una@example.test']), 20_000);
  expect((await list()).failedJobs).toEqual([failedJobs[0]]);
  expect((await t.injectAs(staff, again)).body.errors).toMatchObject([{ code: 4004 }]);
});

it('The payload of a failed mail job is sealed in the database', async () => {
  await failed('una');
  const [row] = await t.db.query<{ data: object }>("select data from jobs.job where name = 'dead'");
  expect(Object.keys(row?.data ?? {})).toEqual(['id', 'sealed']);
  expect(Buffer.from(JSON.stringify(row)).toString()).not.toContain('una@');
});

it('deleteFailedJob deletes one job, and answers 404 the second time', async () => {
  await failed('una', 'ivy');
  const { failedJobs } = await list();
  const drop = { method: 'DELETE', url: `${PLACE}/${failedJobs[0].id}` } as const;
  expect((await t.injectAs(staff, drop)).status).toBe(204);
  expect((await list()).failedJobs).toEqual([failedJobs[1]]);
  expect((await t.injectAs(staff, drop)).status).toBe(404);
  expect(arrived).toEqual([]);
});

it('listFailedJobs pages through every job once', async () => {
  await failed('a', 'b', 'c');
  const all = (await list()).failedJobs;
  const seen: AnyBody[] = [];
  let query = '?limit=2';
  for (let page = 0; page < 3; page += 1) {
    const { failedJobs, links } = await list(query);
    seen.push(...failedJobs);
    if (!links.next) break;
    query = `?${new URLSearchParams(links.next.queryParams)}`;
  }
  expect(seen).toEqual(all);
});

it('listFailedJobs, retryFailedJob and deleteFailedJob reject members and visitors', async () => {
  await failed('una');
  const [{ id }] = (await list()).failedJobs;
  const una = await t.member('una');
  const calls = [
    { method: 'GET', url: PLACE },
    { method: 'PUT', url: `${PLACE}/${id}` },
    { method: 'DELETE', url: `${PLACE}/${id}` },
  ] as const;
  for (const call of calls) {
    expect([call.method, (await t.injectAs(una, call)).status]).toEqual([call.method, 403]);
    expect([call.method, (await t.inject(call)).status]).toEqual([call.method, 401]);
  }
  expect((await list()).total).toBe(1);
});

it.each(['12', '00000000-0000-4000-8000-000000000000'])(
  'retryFailedJob and deleteFailedJob answer 404 to the id %j',
  async (id) => {
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await t.injectAs(staff, { method, url: `${PLACE}/${id}` })).status).toBe(404);
    }
  },
);

it('listFailedJobs and the metrics count waiting, active and failed jobs', async () => {
  await failed('una');
  const held = Promise.withResolvers<void>();
  const send = mailer.send;
  mailer.send = async () => held.promise;
  t.app.services.post.later(async () => orderTo('ivy@example.test'));
  await vi.waitFor(
    async () => expect((await list()).queues).toEqual([{ kind: 'mail', waiting: 0, active: 1 }]),
    20_000,
  );
  const headers = { authorization: 'Bearer a-token-of-the-metrics' };
  const { body } = await t.app.inject({ url: '/metrics', headers });
  expect(body).toContain('skein_jobs{kind="mail",state="active"} 1');
  expect(body).toContain('skein_jobs{kind="dead",state="created"} 1');
  mailer.send = send;
  held.resolve();
});

it('The jobs task lists failed jobs and retries them from the command line', async () => {
  await failed('una', 'ivy');
  const said: string[] = [];
  const context = { db: t.db, dataDir: t.dataDir, secret: '', say: (line: string) => said.push(line) };
  await tasks.jobs?.(context, []);
  expect(said).toContain('dead created: 2');
  const [ivy, una] = (await list()).failedJobs;
  expect(said.filter((line) => line.startsWith('failed'))).toEqual([
    expect.stringContaining(`failed ${ivy.id} mail`),
    expect.stringContaining(messageOf('una')),
  ]);
  await tasks['retry-job']?.(context, [una.id]);
  await tasks['drop-job']?.(context, [ivy.id]);
  await vi.waitFor(() => expect(arrived).toEqual(['una@example.test']), 20_000);
  expect((await list()).total).toBe(0);
  for (const task of ['retry-job', 'drop-job']) {
    await expect(tasks[task]?.(context, [ivy.id])).rejects.toThrow('has failed');
    await expect(tasks[task]?.(context, [])).rejects.toThrow('Name a job');
  }
});
