import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handlers, notBuilt } from '#generated/handlers.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { startMock } from '../mock-server/server.ts';
import { readConfig } from './config.ts';
import { conform, type KitOptions } from './kit.ts';
import { MOCK_LIMITATIONS } from './mock.ts';
import { type Report, SCENARIO_SECTIONS } from './model.ts';

const defaultOptions = {
  config: readConfig(undefined),
  timeLimit: 870,
  callMs: 30_000,
} satisfies Partial<KitOptions>;
const TEST_TIMEOUT_MS = 900_000;
function findings({ checks }: Report) {
  return checks.filter(({ verdict }) => verdict === 'wrong').map(({ id, detail }) => `${id}: ${detail}`);
}

/** Tables that contain a member's data, and the column that identifies the member. */
const OWNER_COLUMNS = {
  access_tokens: 'user_id',
  sessions: 'user_id',
  follows: 'user_id',
  tag_follows: 'user_id',
  filtered_tags: 'user_id',
  user_blocks: 'user_id',
  user_mutes: 'user_id',
  hidden_posts: 'user_id',
  saved_folders: 'user_id',
  saved_posts: 'user_id',
  dashboard_tabs: 'user_id',
};

let t: TestApp;
let url: string;
beforeAll(async () => {
  t = await buildTestApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
});
afterAll(() => t.close());

describe('the conformance kit against the reference server', () => {
  test(
    'the kit finds no fault in the reference server, lists unbuilt operations and leaves a bystander alone',
    async () => {
      const bystander = await t.member('bystander');
      const payload = { content: [{ type: 'text', text: 'Leave me be' }] };
      const written = await t.injectAs(bystander, {
        method: 'POST',
        url: '/v2/blog/bystander/posts',
        payload,
      });
      const report = await conform({ ...defaultOptions, url });
      expect(findings(report)).toEqual([]);
      expect(report.stopped).toBeUndefined();
      const idsOf = (presence: string) =>
        report.operations.filter((operation) => operation.presence === presence).map(({ id }) => id);
      expect(idsOf('not-offered').sort()).toEqual([...notBuilt].sort());
      expect(idsOf('offered').sort()).toEqual(Object.keys(handlers).sort());
      // Every section must report something, so that none can silently stop.
      const right = report.checks.filter(({ verdict }) => verdict === 'right');
      for (const section of [
        'answers',
        'refusals',
        'rights',
        'limits',
        'fields',
        'methods',
        ...SCENARIO_SECTIONS,
      ]) {
        expect(right.filter((check) => check.section === section).length, section).toBeGreaterThan(20);
      }
      // Every scenario and every list must have run to its end.
      const untold = report.checks.filter(
        ({ section, verdict }) => SCENARIO_SECTIONS.includes(section) && verdict !== 'right',
      );
      expect(untold).toEqual([]);
      const after = await t.inject(`/v2/blog/bystander/posts/${written.body.response.id}`);
      expect(after.body.response.post).toMatchObject({ noteCount: 0, content: payload.content });
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'the kit waits for rate limits',
    async () => {
      const asked = new Map<string, number>();
      const limited: typeof globalThis.fetch = async (input, init) => {
        const { pathname } = new URL((input as Request).url);
        asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
        if (asked.get(pathname) !== 1) return globalThis.fetch(input, init);
        const headers = { 'content-type': 'application/json', 'retry-after': '0' };
        return new Response('{"meta":{"status":429}}', { status: 429, headers });
      };
      const report = await conform({
        ...defaultOptions,
        url,
        only: ['createPost', 'listDrafts'],
        fetch: limited,
      });
      expect(findings(report)).toEqual([]);
      expect(report.checks.length).toBeGreaterThan(20);
    },
    TEST_TIMEOUT_MS,
  );

  test(
    'the kit leaves the data of configured members unchanged',
    async () => {
      const password = 'nine lives of yarn';
      const names = ['conform-one', 'conform-two', 'conform-three', 'conform-writer'];
      for (const name of names) {
        const payload = { email: `${name}@example.com`, password, birth_date: '1990-01-01', tumblelog: name };
        const { status } = await t.inject({ method: 'POST', url: '/v2/register', payload });
        expect(status).toBe(201);
      }
      const [found] = await t.db.query<{ id: string }>(
        "select id from users where email = 'conform-writer@example.com'",
      );
      await addWriter(t.db, 'conform-one', { userId: String(found?.id) } as Member);
      const members = names.slice(0, 3).map((name) => ({ email: `${name}@example.com`, password }));
      const writer = { email: 'conform-writer@example.com', password, blog: 'conform-one' };
      // A server without registration.
      const closed: typeof globalThis.fetch = async (input, init) => {
        if (new URL((input as Request).url).pathname !== '/v2/register') return globalThis.fetch(input, init);
        return new Response('{"meta":{"status":501,"msg":"Not built"},"errors":[{"code":5001}]}', {
          status: 501,
          headers: { 'content-type': 'application/json' },
        });
      };
      const left = async () => {
        const counts: Record<string, unknown> = {};
        for (const [table, owner] of Object.entries(OWNER_COLUMNS)) {
          const [row] = await t.db.query(
            `select count(*)::int as n from ${table} x join users u on u.id = x.${owner} where u.email like 'conform-%'`,
          );
          counts[table] = row?.n;
        }
        const posts = "select count(*)::int as n from posts where state <> 'deleted'";
        return { ...counts, posts: (await t.db.query(posts))[0]?.n };
      };
      const before = await left();
      const report = await conform({
        ...defaultOptions,
        url,
        fetch: closed,
        config: { ...defaultOptions.config, members, writer },
      });
      expect(findings(report)).toEqual([]);
      expect(report.checks.filter(({ id }) => id === 'answers/undo')).toEqual([]);
      const lower = report.checks.filter(({ id }) => id.endsWith('/lower-role'));
      expect(lower.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThan(4);
      expect(await left()).toEqual(before);
    },
    TEST_TIMEOUT_MS,
  );
});

test(
  'the kit checks a mock as far as possible without stored data and names the rest with reasons',
  async () => {
    const mock = await startMock({ port: 0 });
    try {
      const report = await conform({ ...defaultOptions, url: mock.url });
      expect(findings(report)).toEqual([]);
      expect(report.keepsNothing).toBe(true);
      expect(report.operations.filter(({ presence }) => presence !== 'offered')).toEqual([]);
      const laws = report.checks.filter(({ section }) => section === 'laws');
      expect(new Set(laws.map(({ verdict, detail }) => `${verdict}: ${detail}`))).toEqual(
        new Set([`not-provoked: ${MOCK_LIMITATIONS.memory}`]),
      );
      // Every answer that was not seen must have a reason that applies to mocks.
      const unseen = report.checks.filter(({ verdict }) => verdict === 'not-provoked');
      const reasons: readonly unknown[] = Object.values(MOCK_LIMITATIONS);
      expect(unseen.filter(({ detail }) => !reasons.includes(detail))).toEqual([]);
      for (const section of ['answers', 'refusals', 'rights', 'limits']) {
        const right = report.checks.filter((check) => check.section === section && check.verdict === 'right');
        expect(right.length, section).toBeGreaterThan(50);
      }
    } finally {
      await mock.close();
    }
  },
  TEST_TIMEOUT_MS,
);
