/**
 * Measures the resident memory of the server while a million requests come (`npm run bench:soak`): cached visitor
 * pages, calls, and every sixteenth request a page rendered anew. Memory does not depend on the load of the machine, so
 * this may run beside other things. `-- --requests 200000` sends fewer.
 */
import autocannon from 'autocannon';
import { SITE_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import { ensureBuild } from '../setup/build.mjs';
import { parseOptions } from '../support/parse-options.ts';
import { residentMegabytes } from '../support/process-usage.ts';
import { runServer } from '../support/run-server.ts';

const { values } = parseOptions({ options: { requests: { type: 'string', default: '1000000' } } });
/** Number of times memory is read. */
const SAMPLE_COUNT = 20;
const CALLER_COUNT = 20;

const visitor = { 'Accept-Encoding': 'br', 'Accept-Language': 'en' };
const api = { Authorization: `Bearer ${SITE_CLIENT_TOKEN}` };
const pages = ['/', '/explore/trending', '/marlow', '/explore/text', '/odile', '/tamsin', '/login'];
const calls = [
  '/v2/blog/marlow/posts',
  '/v2/explore/trending',
  '/v2/blog/odile/posts',
  '/v2/search/posts?query=the',
];
const kinds = [
  ...[...pages, ...pages, pages[0] ?? '/'].map((path) => ({ path, headers: visitor })).slice(0, 11),
  ...calls.map((path) => ({ path, headers: api })),
  // An answer to a request with credentials is never shared.
  { path: '/marlow', headers: { ...visitor, Authorization: 'Basic YmVuY2g=' } },
];

ensureBuild();
const server = await runServer();
const part = Math.ceil(Number(values.requests) / SAMPLE_COUNT);
console.log('| requests | MB |\n| --: | --: |');
try {
  for (let look = 1; look <= SAMPLE_COUNT; look += 1) {
    const seen = await autocannon({
      url: server.url,
      connections: CALLER_COUNT,
      amount: part,
      requests: kinds,
    });
    const failures = seen.non2xx + seen.errors + seen.timeouts;
    console.log(
      `| ${look * part} | ${residentMegabytes(server.pid)?.toFixed(0)} |${failures ? ` ${failures} failed` : ''}`,
    );
  }
} finally {
  await server.stop();
}
