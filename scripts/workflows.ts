/**
 * `npm run workflows`: runs the Arazzo documents of openapi/workflows with Redocly's `respect`, on a server of its own
 * without the demo world, or with `-- --url <server>` on any that takes registrations. Every answer is checked against
 * its schema as well. Any failure is this program's failure. Our own server is not asked for workflows with operations it
 * has not built; another server is asked for all, or with `-- --only ask-answer,message` for some.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { notBuilt } from '#generated/handlers.ts';
import { ROOT } from './check/run-tool.ts';
import { readWorkflows, runnable } from './contract/workflows.ts';
import { runServer } from './support/run-server.ts';

const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' } } });
const own = values.url ? undefined : await runServer({ DEMO_WORLD: 'off' });
const url = (values.url ?? own?.url ?? '').replace(/\/$/, '');
try {
  const { files, left } = runnable(readWorkflows(), new Set(own ? notBuilt : []));
  if (left.length > 0) console.log(`Not built yet, and left out: ${left.join(', ')}`);
  // Each document has members of its own: a blog name is taken once.
  const run = Date.now().toString(36);
  const { status } = spawnSync(
    'redocly',
    [
      'respect',
      ...files,
      ...['--server', `skein=${url}`, '--input', `run=${run}`],
      ...(values.only?.split(',').flatMap((name) => ['--workflow', name]) ?? []),
      ...left.flatMap((name) => ['--skip', name]),
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
  );
  process.exitCode = status ?? 1;
} finally {
  await own?.stop();
}
