/**
 * Measures pages and calls of the whole site, as `npm start` runs it, with 50 concurrent clients (`npm run
 * bench:load`). Every rate is shown beside that of `/healthz`, measured in the same run, and with the processor time it
 * takes; `/healthz` is also requested while pages render, to see whether rendering delays it. `-- --seconds 10`
 * measures longer, `-- --callers 100` with more clients, `-- --render-threads 0` renders in the thread that answers,
 * `-- --processes 3` runs several processes on PostgreSQL.
 */
import { SITE_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { ensureBuild } from '../setup/build.mjs';
import { parseOptions } from '../support/parse-options.ts';
import { residentMegabytes } from '../support/process-usage.ts';
import { runServer } from '../support/run-server.ts';
import { type Call, type LoadResult, runHttpLoad } from './load.ts';

const { values } = parseOptions({
  options: {
    seconds: { type: 'string', default: '5' },
    callers: { type: 'string', default: '50' },
    'render-threads': { type: 'string', default: '' },
    processes: { type: 'string' },
  },
});
const [seconds, callers] = [Number(values.seconds), Number(values.callers)];

/** Two load generator threads are slower than the server when whole pages travel. */
const LOAD_THREAD_COUNT = 3;

const visitor = { 'Accept-Encoding': 'br', 'Accept-Language': 'en' };
const api = { Authorization: `Bearer ${SITE_CLIENT_TOKEN}` };

const page = (path: string): Call[] => [{ path, headers: visitor }];
/** A page that is rendered for every request: an answer to a request with credentials is never shared. */
function uncachedPage(path: string): Call[] {
  return [{ path, headers: { ...visitor, Authorization: 'Basic YmVuY2g=' } }];
}
const call = (path: string): Call[] => [{ path, headers: api }];

const MEASURED: Record<string, Call[]> = {
  'front page': page('/'),
  'explore, trending': page('/explore/trending'),
  'a blog': page('/marlow'),
  'front page, rendered anew': uncachedPage('/'),
  'explore, rendered anew': uncachedPage('/explore/trending'),
  'a blog, rendered anew': uncachedPage('/marlow'),
  'a blog’s posts, call': call('/v2/blog/marlow/posts'),
  'search, call': call('/v2/search/posts?query=the'),
};

function row(name: string, { perSecond, p50, p99, processor, failures }: LoadResult, base: number) {
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
    runHttpLoad(server.url, calls, callers, seconds, LOAD_THREAD_COUNT, processes ? undefined : server.pid);
  const health = await measure([{ path: '/healthz', headers: {} }]);
  row('/healthz', health, health.perSecond);
  for (const [name, calls] of Object.entries(MEASURED)) row(name, await measure(calls), health.perSecond);
  const [beside] = await Promise.all([
    runHttpLoad(server.url, [{ path: '/healthz', headers: {} }], 1, seconds),
    runHttpLoad(server.url, uncachedPage('/marlow'), callers, seconds),
  ]);
  row('/healthz beside pages', beside, health.perSecond);
  const memory = residentMegabytes(server.pid);
  if (memory !== undefined) console.log(`\nMemory after all of it: ${memory.toFixed(0)} MB`);
} finally {
  await server.stop();
  await postgres?.stop();
}
