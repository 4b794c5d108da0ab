import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handlers, notBuilt } from '#generated/handlers.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { startMock } from '../mock-server/server.ts';
import { readConfig } from './config.ts';
import { withFaults } from './faults.ts';
import { conform, type KitOptions } from './kit.ts';
import type { Report } from './model.ts';

const usual = { config: readConfig(undefined), timeLimit: 90, callMs: 15_000 } satisfies Partial<KitOptions>;
function findings({ checks }: Report) {
  return checks.filter(({ verdict }) => verdict === 'wrong').map(({ id, detail }) => `${id}: ${detail}`);
}

let t: TestApp;
let url: string;
beforeAll(async () => {
  t = await buildTestApp();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
});
afterAll(() => t.close());

describe('our own server', () => {
  test('keeps the contract; what is not built is listed as such; a bystander is left alone', async () => {
    const bystander = await t.member('bystander');
    const payload = { content: [{ type: 'text', text: 'Leave me be' }] };
    const written = await t.injectAs(bystander, { method: 'POST', url: '/v2/blog/bystander/posts', payload });
    const report = await conform({ ...usual, url });
    expect(findings(report)).toEqual([]);
    expect(report.stopped).toBeUndefined();
    const idsOf = (presence: string) =>
      report.operations.filter((operation) => operation.presence === presence).map(({ id }) => id);
    expect(idsOf('not-offered').sort()).toEqual([...notBuilt].sort());
    expect(idsOf('offered').sort()).toEqual(Object.keys(handlers).sort());
    // Every section has something to say, so that none can fall silent.
    const right = report.checks.filter(({ verdict }) => verdict === 'right');
    for (const section of ['answers', 'refusals', 'methods', 'laws', 'paging']) {
      expect(right.filter((check) => check.section === section).length, section).toBeGreaterThan(5);
    }
    const after = await t.inject(`/v2/blog/bystander/posts/${written.body.response.id}`);
    expect(after.body.response.post).toMatchObject({ noteCount: 0, content: payload.content });
  }, 100_000);

  test('with small faults put between, each is found by the check that is about it', async () => {
    const { fetch, expected } = withFaults();
    const report = await conform({ ...usual, url, fetch });
    const wrong = new Set(report.checks.filter(({ verdict }) => verdict === 'wrong').map(({ id }) => id));
    expect(expected.filter((id) => !wrong.has(id))).toEqual([]);
  }, 100_000);

  test('rate limits are waited for', async () => {
    const asked = new Map<string, number>();
    const limited: typeof globalThis.fetch = async (input, init) => {
      const { pathname } = new URL((input as Request).url);
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
      if (asked.get(pathname) !== 1) return globalThis.fetch(input, init);
      const headers = { 'content-type': 'application/json', 'retry-after': '0' };
      return new Response('{"meta":{"status":429}}', { status: 429, headers });
    };
    const report = await conform({ ...usual, url, fetch: limited });
    expect(findings(report)).toEqual([]);
  }, 100_000);
});

test('a mock shows what needs no memory, and the rest is named as what a mock cannot do', async () => {
  const mock = await startMock({ port: 0 });
  try {
    const report = await conform({ ...usual, url: mock.url });
    expect(findings(report)).toEqual([]);
    expect(report.keepsNothing).toBe(true);
    expect(report.operations.filter(({ presence }) => presence !== 'offered')).toEqual([]);
    const laws = report.checks.filter(({ section }) => section === 'laws');
    expect(new Set(laws.map(({ verdict, detail }) => `${verdict}: ${detail}`))).toEqual(
      new Set(['not-provoked: a server that keeps nothing cannot show it']),
    );
  } finally {
    await mock.close();
  }
}, 100_000);
