/**
 * Runs the Arazzo documents of openapi/workflows with Redocly's `respect` (`npm run workflows`), on a server of its own
 * without the demo world, or with `-- --url <server>` on any that allows registration. Every answer is also checked
 * against its schema. Any failure fails this program; exit code 2 says that it could not run. Workflows with operations
 * that the reference server has not built are left out; on another server those with operations that it does
 * not offer. `-- --only ask-answer,message` runs some.
 */
import { parseArgs } from 'node:util';
import { notBuilt } from '#generated/handlers.ts';
import { notOfferedOperations } from '../conformance/offered.ts';
import { runServer } from './support/run-server.ts';
import { runWorkflows } from './workflows/respect.ts';

/** Reads the command line. Exits with a sentence when the address is not valid. */
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
    missing: own ? notBuilt : await notOfferedOperations(url ?? '', 'skein-api'),
  });
  if (process.exitCode !== 0 && own) console.log(`The server printed:\n${own.output()}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await own?.stop();
}
