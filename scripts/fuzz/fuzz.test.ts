import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Document, operationsOf } from '../contract/document.ts';
import { chosenContract, operationsWithUndeclaredRules } from './contract.ts';
import { sampleTags } from './sample.ts';
import { accountOf, configurationOf, stateOf } from './state.ts';

const document = JSON.parse(
  await readFile(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Document;
const idsOf = (contract: Document) => operationsOf(contract).map(({ operation }) => operation.operationId);
const none: ReadonlySet<string> = new Set();

describe('what is tested', () => {
  test('a foreign server is asked for every operation', () => {
    const { contract, asleep } = chosenContract(document, { leftOut: none });
    expect([idsOf(contract), asleep]).toEqual([idsOf(document), []]);
  });

  test('what is left out sleeps where something else stands at its address, else it goes; no link leads to it', () => {
    const { contract, asleep } = chosenContract(document, { leftOut: new Set(['getPost', 'likePost']) });
    expect(asleep).toEqual(['getPost']);
    expect(idsOf(contract)).toEqual(idsOf(document).filter((id) => id !== 'likePost'));
    expect(JSON.stringify(document)).toContain('"operationId":"getPost","parameters":{"blog"');
    expect(JSON.stringify(contract)).not.toMatch(/"operationId":"getPost","parameters":\{"blog"/);
  });

  test('a tag or some operations, never nothing', () => {
    const tagged = chosenContract(document, { leftOut: none, tags: ['commerce'] });
    const tested = operationsOf(tagged.contract).filter(
      ({ operation }) => !tagged.asleep.includes(operation.operationId),
    );
    expect(new Set(tested.map(({ operation }) => operation.tags[0]))).toEqual(new Set(['commerce']));
    const two = chosenContract(document, { leftOut: none, only: ['getConfig', 'likePost'] });
    expect([idsOf(two.contract).length, two.asleep]).toEqual([2, []]);
    const half = chosenContract(document, { leftOut: none, only: ['editPost'] });
    expect([idsOf(half.contract), half.asleep]).toEqual([
      ['getPost', 'editPost', 'deletePost'],
      ['getPost', 'deletePost'],
    ]);
    expect(() => chosenContract(document, { leftOut: none, only: ['getConfg'] })).toThrow('No operation');
  });

  test('who may refuse data that fits follows from the codes', () => {
    const refusing = operationsWithUndeclaredRules(document);
    expect(refusing).toEqual(expect.arrayContaining(['createPost', 'registerAccount', 'getDashboard']));
    for (const id of ['likePost', 'getConfig', 'followTag']) expect(refusing).not.toContain(id);
  });
});

describe('the sample', () => {
  const built = new Set(operationsOf(document).map(({ operation }) => operation.tags[0]));

  test('goes round in three days and leaves nothing out', () => {
    const days = [7, 8, 9].map((day) => sampleTags(document, none, [], day));
    expect(new Set(days.flat())).toEqual(built);
    expect(days.flat()).toHaveLength(built.size);
    const sizes = days.map((tags) => {
      const { contract, asleep } = chosenContract(document, { leftOut: none, tags });
      return operationsOf(contract).length - asleep.length;
    });
    // The parts must be of similar size, or one day's run would take as long as the whole.
    expect(Math.max(...sizes)).toBeLessThan(1.3 * Math.min(...sizes));
  });

  test('has what changed, in the contract or in a module, and all of it when nobody knows', () => {
    const changed = [
      'openapi/paths/viewer/seen.yaml',
      'server/modules/apps/consent/x.ts',
      'server/db/pool.ts',
    ];
    for (const day of [1, 2, 3]) {
      const usual = sampleTags(document, none, [], day);
      expect(new Set(sampleTags(document, none, changed, day))).toEqual(
        new Set([...usual, 'viewer', 'apps']),
      );
    }
    expect(new Set(sampleTags(document, none, undefined, 1))).toEqual(built);
  });

  test('passes over tags of which nothing is built', () => {
    const leftOut = new Set(
      operationsOf(document)
        .filter(({ operation }) => operation.tags[0] === 'commerce')
        .map(({ operation }) => operation.operationId),
    );
    const tags = [1, 2, 3].flatMap((day) =>
      sampleTags(document, leftOut, ['openapi/paths/commerce/x.yaml'], day),
    );
    expect(tags).not.toContain('commerce');
  });
});

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a server that logs one member in and creates posts, or refuses, and records the calls it gets. */
async function foreign(isOpen = true) {
  const calls: string[] = [];
  const started = createServer((request, response) => {
    calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const logIns = calls.filter((call) => call.includes('/token')).length;
    const answers: Record<string, object> = {
      '/v2/oauth2/token': { accessToken: `t${logIns}` },
      '/v2/user/info': { blogs: [{ name: 'a b' }] },
      '/v2/blog/a%20b/posts': { id: '77' },
    };
    const answer = isOpen ? answers[request.url ?? ''] : undefined;
    response.statusCode = answer ? 200 : 403;
    response.end(JSON.stringify(answer ? { response: answer } : { errors: [{ code: 4003 }] }));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return { calls, url: `http://127.0.0.1:${(started.address() as AddressInfo).port}` };
}

const member = { FUZZ_EMAIL: 'a@example.com', FUZZ_PASSWORD: 'x' };

describe('what the server holds', () => {
  test('a member logs in twice, and what is not named is made', async () => {
    const { url, calls } = await foreign();
    const state = await stateOf(url, { ...member, FUZZ_CLIENT_TOKEN: 'their-app' });
    expect(state).toMatchObject({ token: 't1', otherToken: 't2', poll: expect.stringMatching(/^fuzz-\d+$/) });
    expect(state.parameters).toEqual({ 'path.blog': 'a b', 'path.tag': 'fuzz', 'path.id': '77' });
    expect(calls).toEqual([
      'POST /v2/oauth2/token Bearer their-app',
      'POST /v2/oauth2/token Bearer their-app',
      'POST /v2/user/birth_date Bearer t1',
      'GET /v2/user/info Bearer t1',
      'POST /v2/blog/a%20b/posts Bearer t1',
    ]);
  });

  test('tokens and named things need no call', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'skein-fuzz-'));
    try {
      const file = join(folder, 'state.json');
      const named = { 'path.blog': 'marlow', 'path.id': '5', 'path.community': 'cats' };
      await writeFile(file, JSON.stringify({ ...named, poll: 'p1' }));
      const { url, calls } = await foreign();
      const state = await stateOf(url, { FUZZ_TOKEN: 'a', FUZZ_OTHER_TOKEN: 'b', FUZZ_STATE: file });
      expect(state).toEqual({ token: 'a', otherToken: 'b', poll: 'p1', parameters: named });
      expect(calls).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('what is missing is said', async () => {
    const { url } = await foreign(false);
    await expect(stateOf(url, {})).rejects.toThrow('Set FUZZ_EMAIL and FUZZ_PASSWORD');
    await expect(stateOf(url, member)).rejects.toThrow('No access token from');
    await expect(stateOf(url, { FUZZ_TOKEN: 'a', FUZZ_OTHER_TOKEN: 'b' })).rejects.toThrow(
      '/v2/user/info answered 403',
    );
    expect(() => accountOf({ FUZZ_EMAIL: 'a@example.com' })).toThrow('belong together');
    const usual = { username: 'u', password: 'p' };
    expect([accountOf({}, usual), accountOf(member, usual)?.username]).toEqual([usual, 'a@example.com']);
  });

  test('a second member logs in where there is one', async () => {
    const { url } = await foreign();
    const second = { username: 'b@example.com', password: 'x' };
    expect((await stateOf(url, member, undefined, second)).secondToken).toBe('t3');
    expect((await stateOf(url, { ...member, FUZZ_SECOND_TOKEN: 's' }, undefined, second)).secondToken).toBe(
      's',
    );
  });

  test('becomes configuration, quoted', () => {
    const state = { token: 'a', otherToken: 'b', poll: 'p', parameters: { 'path.blog': 'a "b"' } };
    const text = configurationOf(state, { refusing: ['getDashboard'], asleep: ['getPost'] });
    expect(text).toContain('include-operation-id = ["getDashboard"]\nchecks.');
    expect(text).toContain('include-operation-id = ["getPost"]\nenabled = false');
    expect(text).toContain('include-operation-id = ["revokeSession","revokeOtherSessions"]\nenabled = false');
    expect(text).toContain('[parameters]\n"path.blog" = "a \\"b\\""');
    const whole = configurationOf({ ...state, secondToken: 's' }, { refusing: [], asleep: [] });
    expect(whole).not.toContain('enabled');
    expect(whole).toContain(`"Bearer \${FUZZ_SECOND_TOKEN}"`);
  });
});
