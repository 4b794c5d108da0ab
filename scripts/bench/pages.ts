/**
 * `npm run bench:load`: pages and calls of the whole site, as `npm start` runs it, with 50 callers at once. Every rate is
 * shown beside that of `/healthz`, measured in the same run, and what it takes of the processor; `/healthz` is also asked
 * while pages are rendered, to see whether anything makes it wait. `-- --seconds 10` measures longer, `-- --callers 100` with more, `-- --render-threads 0`
 * as it was when pages were rendered in the thread that answers, `-- --processes 3` on PostgreSQL by several processes.
 */
import { parseArgs } from 'node:util';
import { SITE_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { ensureBuild } from '../setup/build.mjs';
import { runServer } from '../support/run-server.ts';
import { memoryOf } from '../support/usage-of.ts';
import { type Call, type Load, loadCalls } from './load.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    callers: { type: 'string', default: '50' },
    'render-threads': { type: 'string', default: '' },
    processes: { type: 'string' },
  },
});
const [seconds, callers] = [Number(values.seconds), Number(values.callers)];

/** Two threads of callers are slower than the server when whole pages travel. */
const CALLING_THREADS = 3;

const visitor = { 'Accept-Encoding': 'br', 'Accept-Language': 'en' };
const api = { Authorization: `Bearer ${SITE_CLIENT_TOKEN}` };

const page = (path: string): Call[] => [{ path, headers: visitor }];
/** Rendered anew each time: a page for somebody who says who they are is nobody else's. */
function renderedAnew(path: string): Call[] {
  return [{ path, headers: { ...visitor, Authorization: 'Basic YmVuY2g=' } }];
}
const call = (path: string): Call[] => [{ path, headers: api }];

const MEASURED: Record<string, Call[]> = {
  'front page': page('/'),
  'explore, trending': page('/explore/trending'),
  'a blog': page('/marlow'),
  'front page, rendered anew': renderedAnew('/'),
  'explore, rendered anew': renderedAnew('/explore/trending'),
  'a blog, rendered anew': renderedAnew('/marlow'),
  'a blog’s posts, call': call('/v2/blog/marlow/posts'),
  'search, call': call('/v2/search/posts?query=the'),
};

function row(name: string, { perSecond, p50, p99, processor, failures }: Load, base: number) {
  const figures = [
    perSecond.toFixed(0).padStart(7),
    (perSecond / base).toFixed(3).padStart(7),
    (processor?.toFixed(0) ?? '–').padStart(7),
    p50.toFixed(1).padStart(6),
    p99.toFixed(1).padStart(7),
    String(failures).padStart(6),
  ];
  console.log(`| ${name.padEnd(26)} | ${figures.join(' | ')} |`);
}

ensureBuild();
const { processes } = values;
const postgres = processes === undefined ? undefined : await startPostgres();
const server = await runServer({
  RENDER_THREADS: values['render-threads'],
  ...(postgres && processes && { DATABASE_URL: postgres.url(), PROCESSES: processes, DEMO_WORLD: 'on' }),
});
try {
  console.log(
    `| ${callers} callers                 | a second | ÷ healthz | processor µs | p50 ms | p99 ms | failed |`,
  );
  console.log('| --- | --: | --: | --: | --: | --: | --: |');
  const measure = (calls: Call[]) =>
    loadCalls(server.url, calls, callers, seconds, CALLING_THREADS, processes ? undefined : server.pid);
  const health = await measure([{ path: '/healthz', headers: {} }]);
  row('/healthz', health, health.perSecond);
  for (const [name, calls] of Object.entries(MEASURED)) row(name, await measure(calls), health.perSecond);
  const [beside] = await Promise.all([
    loadCalls(server.url, [{ path: '/healthz', headers: {} }], 1, seconds),
    loadCalls(server.url, renderedAnew('/marlow'), callers, seconds),
  ]);
  row('/healthz beside pages', beside, health.perSecond);
  const memory = memoryOf(server.pid);
  if (memory !== undefined) console.log(`\nMemory after all of it: ${memory.toFixed(0)} MB`);
} finally {
  await server.stop();
  await postgres?.stop();
}
