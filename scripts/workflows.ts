/**
 * `npm run workflows`: runs the Arazzo documents of openapi/workflows with Redocly's `respect`, on a server of its own
 * without the demo world, or with `-- --url <server>` on any that takes registrations. Every answer is checked against
 * its schema as well. Any failure is this program's failure; exit code 2 says that it could not be run. Our own server is
 * not asked for workflows with operations it has not built; another server is asked for all, or with
 * `-- --only ask-answer,message` for some.
 */
import { parseArgs } from 'node:util';
import { notBuilt } from '#generated/handlers.ts';
import { runServer } from './support/run-server.ts';
import { runWorkflows } from './workflows/respect.ts';

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

const { url, only } = readOptions();
const own = url === undefined ? await runServer({ DEMO_WORLD: 'off' }) : undefined;
try {
  process.exitCode = runWorkflows(url ?? own?.url ?? '', {
    only: only?.split(','),
    missing: own ? notBuilt : [],
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await own?.stop();
}
