import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hasWorkflow, readWorkflows, runnable } from '../contract/workflows.ts';

/** Returns Redocly's program, wherever it is installed. */
function redocly(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  return join(dirname(manifest), 'bin/cli.js');
}

const NO_KEEP_ALIVE = new URL('./no-keep-alive.mjs', import.meta.url).href;

function respect(url: string, run: string, files: readonly string[], choice: readonly string[]): number {
  const [first = ''] = files;
  const { status, error } = spawnSync(
    process.execPath,
    [
      '--import',
      NO_KEEP_ALIVE,
      redocly(),
      'respect',
      ...files,
      '--server',
      `skein=${url}`,
      '--input',
      `run=${run}`,
      ...choice,
    ],
    { cwd: dirname(first), stdio: 'inherit', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
  );
  if (error) throw error;
  return status ?? 1;
}

/** Returns the names of all workflows, with their summaries. */
export function workflowNames(): { name: string; summary: string }[] {
  return readWorkflows().flatMap(({ workflows }) =>
    workflows.map(({ workflowId, summary }) => ({ name: workflowId, summary })),
  );
}

/**
 * Runs the workflows on a server; prints progress and failures as they come.
 *
 * @param only some by their names; all otherwise
 * @param missing operations that the server does not offer: workflows with one of them are left out
 * @returns 0 when all passed, else Redocly's exit code
 * @throws Error when a name does not exist
 */
export function runWorkflows(
  url: string,
  { only, missing = [] }: { only?: readonly string[] | undefined; missing?: readonly string[] } = {},
): number {
  const documents = readWorkflows();
  const unknown = only?.filter((name) => !hasWorkflow(documents, name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no workflow ${unknown.join(', ')}.`);
  // Each run registers members of its own: a blog name can be used once.
  const run = Date.now().toString(36);
  const server = url.replace(/\/+$/, '');
  if (only) {
    // A document refuses the name of a workflow in another one.
    const statuses = documents.flatMap((document) => {
      const names = only.filter((name) => hasWorkflow([document], name));
      const choice = names.flatMap((name) => ['--workflow', name]);
      return names.length === 0 ? [] : [respect(server, run, [document.file], choice)];
    });
    return Math.max(...statuses);
  }
  const { files, left } = runnable(documents, new Set(missing));
  if (left.length > 0) console.log(`Left out, because they call what is not offered: ${left.join(', ')}`);
  if (files.length === 0) return 0;
  return respect(
    server,
    run,
    files,
    left.flatMap((name) => ['--skip', name]),
  );
}
