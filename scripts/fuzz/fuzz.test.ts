import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Document, operationsOf } from '../contract/document.ts';
import {
  chosenContract,
  operationsOfStaff,
  operationsWithUndeclaredRules,
  withLinkBodies,
} from './contract.ts';
import { fuzzRulesText } from './rules.ts';
import { PART_COUNT, samplePart, tagsOfPart } from './sample.ts';
import { accountOf, configurationOf, stateOf } from './state.ts';

const document = JSON.parse(
  await readFile(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Document;
const idsOf = (contract: Document) => operationsOf(contract).map(({ operation }) => operation.operationId);
const none: ReadonlySet<string> = new Set();

test('withLinkBodies gives Schemathesis the bodies of links, and leaves the contract as it is', () => {
  expect(JSON.stringify(withLinkBodies(document))).toContain(
    '"operationId":"hidePost","requestBody":{"post_id":"$response.body#/response/id"}',
  );
  expect(JSON.stringify(document)).not.toContain('"requestBody":{"post_id"');
});

describe('chosenContract', () => {
  test('chosenContract contains every operation for a foreign server', () => {
    const { contract, untested } = chosenContract(document, { unimplemented: none });
    expect([idsOf(contract), untested]).toEqual([idsOf(document), []]);
  });

  test('chosenContract keeps an untested operation only beside a tested one, and drops links to it', () => {
    const { contract, untested } = chosenContract(document, {
      unimplemented: new Set(['getPost', 'likePost']),
    });
    expect(untested).toEqual(['getPost']);
    expect(idsOf(contract)).toEqual(idsOf(document).filter((id) => id !== 'likePost'));
    expect(JSON.stringify(document)).toContain('"operationId":"getPost","parameters":{"blog"');
    expect(JSON.stringify(contract)).not.toMatch(/"operationId":"getPost","parameters":\{"blog"/);
  });

  test('chosenContract selects a tag or some operations, and throws when none is left', () => {
    const tagged = chosenContract(document, { unimplemented: none, tags: ['shop'] });
    const tested = operationsOf(tagged.contract).filter(
      ({ operation }) => !tagged.untested.includes(operation.operationId),
    );
    expect(new Set(tested.map(({ operation }) => operation.tags[0]))).toEqual(new Set(['shop']));
    const two = chosenContract(document, { unimplemented: none, only: ['getConfig', 'likePost'] });
    expect([idsOf(two.contract).length, two.untested]).toEqual([2, []]);
    const half = chosenContract(document, { unimplemented: none, only: ['editPost'] });
    expect([idsOf(half.contract), half.untested]).toEqual([
      ['getPost', 'editPost', 'deletePost'],
      ['getPost', 'deletePost'],
    ]);
    expect(() => chosenContract(document, { unimplemented: none, only: ['getConfg'] })).toThrow(
      'No operation',
    );
  });

  test('operationsWithUndeclaredRules follows from the listed codes', () => {
    const refusing = operationsWithUndeclaredRules(document);
    expect(refusing).toEqual(expect.arrayContaining(['createPost', 'registerAccount', 'getDashboard']));
    for (const id of ['likePost', 'getConfig', 'followTag']) expect(refusing).not.toContain(id);
  });

  test('operationsOfStaff follows from the documented access', () => {
    const ofStaff = operationsOfStaff(document);
    expect(ofStaff).toEqual(expect.arrayContaining(['listAccounts', 'createAnnouncement']));
    for (const id of ['getConfig', 'likePost', 'listBlogBlocks']) expect(ofStaff).not.toContain(id);
  });
});

test('fuzzRulesText writes the rules of the operations of a run, and of no others', () => {
  const rules = {
    votePoll: { because: 'a poll has its own id' },
    endSession: { because: 'it ends the session' },
  };
  const text = fuzzRulesText(rules, new Set(['votePoll', 'getConfig']));
  expect(text).toContain('# a poll has its own id\n[[operations]]\ninclude-operation-id = "votePoll"\n');
  expect(text).not.toContain('endSession');
});

test('fuzzRulesText expects the server errors that a rule names, and no others', () => {
  const rules = {
    getDomainPrice: { because: 'its registry can be in maintenance', mayRefuseWith: [400, 503] },
  };
  const text = fuzzRulesText(rules, new Set(['getDomainPrice']));
  expect(text).toContain('checks.not_a_server_error.expected-statuses = ["2xx","3xx","4xx",503]');
  const refused = { getDomainPrice: { because: 'an ending is not sold', mayRefuseWith: [400] } };
  expect(fuzzRulesText(refused, new Set(['getDomainPrice']))).not.toContain('not_a_server_error');
});

describe('the parts of the contract', () => {
  const parts = Array.from({ length: PART_COUNT }, (_, part) => tagsOfPart(document, none, part));

  test('tagsOfPart puts every tag into one part, and makes parts of similar size', () => {
    const tags = new Set(operationsOf(document).map(({ operation }) => operation.tags[0]));
    expect(new Set(parts.flat())).toEqual(tags);
    expect(parts.flat()).toHaveLength(tags.size);
    const sizes = parts.map((part) => {
      const { contract, untested } = chosenContract(document, { unimplemented: none, tags: part });
      return operationsOf(contract).length - untested.length;
    });
    // The parts must be of similar size, or one of them would take as long as the whole.
    expect(Math.max(...sizes)).toBeLessThan(1.3 * Math.min(...sizes));
  });

  test('tagsOfPart skips tags without a built operation', () => {
    const unimplemented = new Set(
      operationsOf(document)
        .filter(({ operation }) => operation.tags[0] === 'shop')
        .map(({ operation }) => operation.operationId),
    );
    expect(parts.flatMap((_, part) => tagsOfPart(document, unimplemented, part))).not.toContain('shop');
  });

  test('samplePart depends on the text of the contract alone, and selects every part', () => {
    expect(samplePart('one contract')).toBe(samplePart('one contract'));
    const selected = Array.from({ length: 60 }, (_, version) => samplePart(`contract ${version}`));
    expect(new Set(selected)).toEqual(new Set(parts.keys()));
  });
});

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a server that logs one member in and creates posts, or refuses, and records the calls it gets. */
async function startForeignServer(isOpen = true, hasPolls = true) {
  const calls: string[] = [];
  const started = createServer(async (request, response) => {
    const body = await text(request);
    calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const logIns = calls.filter((call) => call.includes('/token')).length;
    const answers: Record<string, object> = {
      '/v2/oauth2/token': { accessToken: `t${logIns}` },
      '/v2/user/info': { blogs: [{ name: 'a b' }] },
      '/v2/blog/a%20b/posts': { id: '77' },
    };
    const isRefused = !isOpen || (!hasPolls && body.includes('"poll"'));
    const answer = isRefused ? undefined : answers[request.url ?? ''];
    response.statusCode = answer ? 200 : 403;
    response.end(JSON.stringify(answer ? { response: answer } : { errors: [{ code: 4003 }] }));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return { calls, url: `http://127.0.0.1:${(started.address() as AddressInfo).port}` };
}

const member = { FUZZ_EMAIL: 'a@example.com', FUZZ_PASSWORD: 'x' };

describe('stateOf', () => {
  test('stateOf logs a member in twice and creates what is not named', async () => {
    const { url, calls } = await startForeignServer();
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

  test('stateOf creates a post without a poll on a server that has no polls', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { url } = await startForeignServer(true, false);
    const state = await stateOf(url, member);
    expect(state).toMatchObject({ poll: '', parameters: { 'path.blog': 'a b', 'path.id': '77' } });
    expect(said).toHaveBeenCalledWith(expect.stringContaining('No post with a poll was made: 403'));
    said.mockRestore();
  });

  test('stateOf needs no call when tokens and ids are given', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'skein-fuzz-'));
    try {
      const file = join(folder, 'state.json');
      const named = { 'path.blog': 'marlow', 'path.id': '5', 'path.community': 'cats' };
      await writeFile(file, JSON.stringify({ ...named, poll: 'p1' }));
      const { url, calls } = await startForeignServer();
      const state = await stateOf(url, { FUZZ_TOKEN: 'a', FUZZ_OTHER_TOKEN: 'b', FUZZ_STATE: file });
      expect(state).toEqual({ token: 'a', otherToken: 'b', poll: 'p1', parameters: named });
      expect(calls).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('stateOf throws with what to set when the server refuses', async () => {
    const { url } = await startForeignServer(false);
    await expect(stateOf(url, {})).rejects.toThrow('Set FUZZ_EMAIL and FUZZ_PASSWORD');
    await expect(stateOf(url, member)).rejects.toThrow('No access token from');
    await expect(stateOf(url, { FUZZ_TOKEN: 'a', FUZZ_OTHER_TOKEN: 'b' })).rejects.toThrow(
      '/v2/user/info answered 403',
    );
    expect(() => accountOf({ FUZZ_EMAIL: 'a@example.com' })).toThrow('belong together');
    const usual = { username: 'u', password: 'p' };
    expect([accountOf({}, usual), accountOf(member, usual)?.username]).toEqual([usual, 'a@example.com']);
  });

  test('stateOf logs a second member in where there is one', async () => {
    const { url } = await startForeignServer();
    const second = { username: 'b@example.com', password: 'x' };
    expect((await stateOf(url, member, undefined, { second })).secondToken).toBe('t3');
    expect(
      (await stateOf(url, { ...member, FUZZ_SECOND_TOKEN: 's' }, undefined, { second })).secondToken,
    ).toBe('s');
  });

  test('stateOf logs a member of the staff in where there is one', async () => {
    const { url } = await startForeignServer();
    const staff = { username: 's@example.com', password: 'x' };
    expect((await stateOf(url, member, undefined, { staff })).staffToken).toBe('t3');
    expect((await stateOf(url, { ...member, FUZZ_STAFF_TOKEN: 's' })).staffToken).toBe('s');
    expect(await stateOf(url, member)).not.toHaveProperty('staffToken');
  });

  test('configurationOf writes the state as quoted configuration', () => {
    const state = { token: 'a', otherToken: 'b', poll: 'p', parameters: { 'path.blog': 'a "b"' } };
    const text = configurationOf(state, { refusing: ['getDashboard'], ofStaff: [], untested: ['getPost'] });
    expect(text).toContain('include-operation-id = ["getDashboard"]\nchecks.');
    expect(text).toContain('include-operation-id = ["getPost"]\nenabled = false');
    expect(text).toContain('include-operation-id = ["revokeSession","revokeOtherSessions"]\nenabled = false');
    expect(text).toContain('[parameters]\n"path.blog" = "a \\"b\\""');
    const whole = configurationOf(
      { ...state, secondToken: 's' },
      { refusing: [], ofStaff: [], untested: [] },
    );
    expect(whole).not.toContain('enabled');
    expect(whole).not.toContain('FUZZ_STAFF_TOKEN');
    const staffed = configurationOf(
      { ...state, staffToken: 's' },
      { refusing: [], ofStaff: ['listAccounts'], untested: [] },
    );
    expect(staffed).toMatch(
      /include-operation-id = \["listAccounts"\]\nheaders = .*"Bearer \$\{FUZZ_STAFF_TOKEN\}"/,
    );
    expect(whole).toContain(`"Bearer \${FUZZ_SECOND_TOKEN}"`);
  });
});
