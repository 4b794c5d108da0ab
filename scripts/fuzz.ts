/**
 * `npm run fuzz`: Schemathesis with all its default checks, positive and negative data. Without `--url` it runs over every
 * operation that our own server has built, on a server of its own; with `-- --url <server>` over every operation of the
 * contract, against that server (tests/schemathesis/README.md tells what it needs). `--tag posts,feed` or
 * `--only getPollResults,votePoll` narrows it; `--sample` tests what the gate tests: the tags that changed lately and a third
 * of all, which goes round. Any failure is this program's failure.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoPassword } from '../openapi/world/cast.ts';
import { type Document, operationsOf } from './contract/document.ts';
import { chosenContract } from './fuzz/contract.ts';
import { changedLately, sampleTags } from './fuzz/sample.ts';
import { schemathesis } from './fuzz/schemathesis.ts';
import { isStillLetIn, stateOf } from './fuzz/state.ts';
import { tellSetupFaults } from './setup/setup-fault.mjs';
import { runServer } from './support/run-server.ts';

tellSetupFaults();

const root = fileURLToPath(new URL('../', import.meta.url));

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    examples: { type: 'string', default: '15' },
    only: { type: 'string' },
    tag: { type: 'string' },
    sample: { type: 'boolean', default: false },
  },
});

/** What our own server answers with 501 by design. Another server is asked for everything. */
async function leftOut(): Promise<Set<string>> {
  if (values.url) return new Set();
  const { notBuilt } = (await import('../generated/handlers.ts')) as { notBuilt: readonly string[] };
  return new Set(notBuilt);
}

const document = JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')) as Document;
const untested = await leftOut();
const today = Math.floor(Date.now() / 86_400_000);
const tags = values.sample ? sampleTags(document, untested, changedLately(), today) : values.tag?.split(',');
const { contract, asleep } = chosenContract(document, {
  leftOut: untested,
  only: values.only?.split(','),
  tags,
});
const own = values.url ? undefined : await runServer();
const url = (values.url ?? own?.url ?? '').replace(/\/$/, '');
try {
  const usual = own && { username: 'marlow@example.com', password: demoPassword };
  const second = own && { username: 'odile@example.com', password: demoPassword };
  const state = await stateOf(url, process.env, usual, second);
  console.log(
    `${operationsOf(contract).length - asleep.length} operations on ${url}${tags ? ` (${tags.join(', ')})` : ''}`,
  );
  process.exitCode = await schemathesis({ url, contract, asleep, state, examples: values.examples });
  if (!(await isStillLetIn(url, state.token))) {
    console.error(
      'The member the tests called as was locked out meanwhile: most calls were refused, not tested.',
    );
    process.exitCode = 1;
  }
  if (process.exitCode !== 0 && own) console.error(own.output().split('\n').slice(-40).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await own?.stop();
}
