/**
 * `npm run workflows`: runs the Arazzo documents of openapi/workflows with Redocly's `respect`, on a server of its own
 * without the demo world, or with `-- --url <server>` on any that takes registrations. Every answer is checked against
 * its schema as well. Any failure is this program's failure; exit code 2 says that it could not be run. Our own server is not asked for workflows with operations it
 * has not built; another server is asked for all, or with `-- --only ask-answer,message` for some.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { notBuilt } from '#generated/handlers.ts';
import { ROOT } from './check/run-tool.ts';
import { hasWorkflow, readWorkflows, runnable } from './contract/workflows.ts';
import { runServer } from './support/run-server.ts';

/** What is asked for. Ends the program when that is no server, with a sentence. */
function readOptions(): { url?: string | undefined; only?: string | undefined } {
  try {
    const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' } } });
    if (values.url === undefined || /^https?:\/\/./.test(values.url)) return values;
    console.error('Which server? npm run workflows -- --url https://their.api');
  } catch (error) {
    console.error((error as Error).message);
  }
  return process.exit(2);
}

const values = readOptions();
const own = values.url ? undefined : await runServer({ DEMO_WORLD: 'off' });
const url = (values.url ?? own?.url ?? '').replace(/\/$/, '');
try {
  const documents = readWorkflows();
  const { files, left } = runnable(documents, new Set(own ? notBuilt : []));
  if (left.length > 0) console.log(`Not built yet, and left out: ${left.join(', ')}`);
  const wanted = values.only?.split(',');
  const unknown = wanted?.filter((name) => !hasWorkflow(documents, name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no workflow ${unknown.join(', ')}.`);
  // Each document has members of its own: a blog name is taken once.
  const run = Date.now().toString(36);
  const respect = (some: readonly string[], choice: readonly string[]): number =>
    spawnSync(
      'redocly',
      ['respect', ...some, '--server', `skein=${url}`, '--input', `run=${run}`, ...choice],
      { cwd: ROOT, stdio: 'inherit', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    ).status ?? 1;
  // A document that is asked for a workflow of another one refuses.
  const statuses = wanted
    ? documents.flatMap((document) => {
        const names = wanted.filter((name) => hasWorkflow([document], name));
        return names.length === 0
          ? []
          : [
              respect(
                [document.file],
                names.flatMap((name) => ['--workflow', name]),
              ),
            ];
      })
    : [
        respect(
          files,
          left.flatMap((name) => ['--skip', name]),
        ),
      ];
  process.exitCode = Math.max(...statuses);
} finally {
  await own?.stop();
}
