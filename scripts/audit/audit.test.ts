import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../check/run-tool.ts';
import { readBom, shippedBom } from '../packages/sbom.ts';
import { type Advisory, readReport } from './ask-registry.ts';
import { type Allowed, judge, listFaults } from './judge.ts';

const TODAY = '2026-12-01';
const reason = 'The function that is named there is never called by this server.';
const allowed: Allowed = { id: 'GHSA-aaaa-bbbb-cccc', package: 'fastify', reason, expires: '2027-01-15' };
const advisory: Advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'fastify',
  severity: 'high',
  title: 'It breaks',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  nodes: ['node_modules/fastify'],
};
const locked = {
  'node_modules/fastify': {},
  'node_modules/vitest': { dev: true },
  'node_modules/vitest/node_modules/fastify': { dev: true },
  'node_modules/swagger-ui-dist': { dev: true },
};

describe('judge', () => {
  it('an advisory of a package that ships fails the audit', () => {
    expect(judge([advisory], [], locked).faults).toEqual([expect.stringContaining('fastify: It breaks')]);
  });

  it('an advisory of a tool is a remark, unless its files ship', () => {
    const tool = { ...advisory, package: 'vitest', nodes: ['node_modules/vitest'] };
    expect(judge([tool], [], locked)).toEqual({
      faults: [],
      remarks: [expect.stringMatching(/^in development only/)],
    });
    const nested = { ...advisory, nodes: ['node_modules/vitest/node_modules/fastify'] };
    expect(judge([nested], [], locked).faults).toEqual([]);
    const docs = { ...advisory, package: 'swagger-ui-dist', nodes: ['node_modules/swagger-ui-dist'] };
    expect(judge([docs], [], locked).faults).toHaveLength(1);
  });

  it('a listed advisory is accepted, and an unused entry is a fault', () => {
    expect(judge([advisory], [allowed], locked)).toEqual({
      faults: [],
      remarks: [expect.stringMatching(/^let through until 2027-01-15/)],
    });
    expect(judge([], [allowed], locked).faults).toEqual([expect.stringContaining('no longer reported')]);
    expect(judge([{ ...advisory, package: 'other' }], [allowed], locked).faults).toHaveLength(2);
  });
});

it.each([
  [{}, []],
  [{ expires: TODAY }, []],
  [{ expires: '2026-11-30' }, [/expired on 2026-11-30/]],
  [{ expires: '2028-01-01' }, [/more than 180 days/]],
  [{ expires: 'some day' }, [/no day of expiry/]],
  [{ expires: '' }, [/no day of expiry/]],
  [{ reason: 'fine' }, [/does not say why/]],
])('listFaults: an entry with %j has the fault %j', (more, faults) => {
  expect(listFaults([{ ...allowed, ...more }], TODAY)).toEqual(
    faults.map((fault) => expect.stringMatching(fault)),
  );
});

it('allowed.json of this project is valid', async () => {
  const { default: list } = await import('./allowed.json', { with: { type: 'json' } });
  expect(listFaults(list, new Date().toISOString().slice(0, 10))).toEqual([]);
});

it.each([
  ['{"statusCode":405,"message":"405 Method Not Allowed"}', 'refused'],
  ['{"statusCode":404,"message":"404 Not Found"}', 'refused'],
  ['{"statusCode":503,"message":"503"}', 'unreachable'],
  ['{"message":"connect ECONNREFUSED","error":{"summary":"","detail":""}}', 'unreachable'],
  ['{"error":{"code":"ENOLOCK","summary":"This command requires a lockfile."}}', 'unreachable'],
  ['', 'unreachable'],
  ['{"auditReportVersion":2,"vulnerabilities":{}}', 'audited'],
])('readReport: npm that prints %s has %s', (text, state) => {
  expect(readReport(text).state).toBe(state);
});

describe('npm run audit', () => {
  let registry: Server | undefined;
  /** npm caches advisories by number, which must not affect these tests. */
  let cache: string;
  beforeAll(async () => {
    cache = await mkdtemp(join(tmpdir(), 'skein-npm-'));
  });
  afterEach(() => registry?.close());
  afterAll(() => rm(cache, { recursive: true, force: true }));

  /** Runs the audit against a registry on this machine; without an answer, against a closed port. */
  async function audited(answer?: RequestListener, ...args: string[]) {
    registry = createServer(answer);
    await new Promise<void>((resolve) => registry?.listen(0, '127.0.0.1', resolve));
    const { port } = registry.address() as AddressInfo;
    if (answer === undefined) await new Promise((resolve) => registry?.close(resolve));
    const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: cache };
    return promisify(execFile)(process.execPath, ['scripts/audit.ts', ...args], { cwd: ROOT, env }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
    );
  }
  function knowing(advisories: object): RequestListener {
    return (request, response) => {
      request.resume();
      const isBulk = request.url?.endsWith('/advisories/bulk');
      response.writeHead(isBulk ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isBulk ? advisories : {}));
    };
  }
  const { url, title, severity } = advisory;
  const known = [{ id: 1, url, title, severity, vulnerable_versions: '<99', cwe: [], cvss: { score: 0 } }];
  const refusing: RequestListener = (_request, response) => void response.writeHead(405).end();

  it('npm run audit fails on a vulnerability of what ships, and not on one of a tool', {
    timeout: 60_000,
  }, async () => {
    expect(await audited(knowing({ fastify: known }))).toMatchObject({
      code: 1,
      said: expect.stringContaining('✗ high: fastify: It breaks'),
    });
    registry?.close();
    expect(await audited(knowing({ vitest: known }))).toMatchObject({
      code: 0,
      said: expect.stringContaining('in development only: high: vitest'),
    });
  });

  it('npm run audit reports a missing audit, and fails then with --strict', { timeout: 60_000 }, async () => {
    expect(await audited(refusing)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^not done: .*NOT audited, the registry offers no audit \(405/),
    });
    registry?.close();
    expect(await audited(refusing, '--strict')).toMatchObject({ code: 1 });
    registry?.close();
    expect(await audited()).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^not done: .*cannot be reached/),
    });
  });
});

it('the bill of materials names what ships, no tools, and no folder of this machine', () => {
  const bom = shippedBom(readBom(), 'skein');
  const names = bom.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'swagger-ui-dist']));
  expect(names).not.toContain('vitest');
  expect(bom.metadata.component).toMatchObject({ name: 'skein', type: 'application' });
  const refs = new Set([bom.metadata.component, ...bom.components].map((one) => one['bom-ref']));
  for (const { ref, dependsOn } of bom.dependencies)
    expect([ref, ...dependsOn].filter((one) => !refs.has(one))).toEqual([]);
  expect(JSON.stringify(bom)).not.toContain(ROOT.slice(0, -1));
});
