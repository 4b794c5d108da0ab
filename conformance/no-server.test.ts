import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { readConfig } from './config.ts';
import { conform } from './kit.ts';
import { badge } from './report/badge.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { terminalReport } from './report/terminal.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(handler: RequestListener): Promise<string> {
  server = createServer(handler);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const defaultOptions = { config: readConfig(undefined), timeLimit: 20, callMs: 300 };

const NO_SERVERS: Array<[string, RequestListener]> = [
  [
    'serves files',
    (_request, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('No file'),
  ],
  [
    'answers 200 to all',
    (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  ],
  ['hangs', () => {}],
  ['closes connections', (request) => request.socket.destroy()],
  [
    'answers HTML',
    (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi & bye</h1>'),
  ],
  [
    'never ends an answer',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"meta":');
    },
  ],
  [
    'sends elsewhere',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ],
];

test.each(NO_SERVERS)(
  'the kit rejects a server that %s as no server of the contract',
  async (_kind, handler) => {
    const report = await conform({ ...defaultOptions, url: await listen(handler) });
    expect(report.stopped).toContain('This is no server of the contract');
    expect(report.checks.filter(({ verdict }) => verdict === 'wrong')).toHaveLength(1);
    expect(report.operations).toHaveLength(Object.keys(operations).length);
    // Every form of the report must be possible for it.
    expect(terminalReport(report)).toContain('1 findings');
    expect(htmlReport(report)).toContain('</html>');
    expect(junitReport(report)).toContain('failures="1"');
    expect(badge(report)).toContain('no result');
  },
);

test('the kit reports what it saw when a server of the contract starts to hang', async () => {
  const url = await listen((request, response) => {
    if (request.url !== '/v2/config') return;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"meta":{"status":200,"msg":"OK"}}');
  });
  const report = await conform({ ...defaultOptions, url });
  expect(report.stopped).toMatch(/ended early: the server gave no answer 5 times in a row/);
  expect(report.calls).toBeLessThan(20);
});

test('the kit ends within its time limit', async () => {
  const url = await listen((_request, response) => {
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"meta":{"status":200}}'),
      40,
    );
  });
  // Long enough for an answer from a busy machine.
  const report = await conform({ ...defaultOptions, callMs: 30_000, timeLimit: 1, url });
  expect(report.stopped).toContain('the time limit of the run was reached');
  expect(
    report.checks.some(({ verdict, detail }) => verdict === 'not-provoked' && detail?.includes('time limit')),
  ).toBe(true);
});
