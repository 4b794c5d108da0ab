/**
 * Runs Schemathesis with all its default checks, positive and negative data (`npm run fuzz`). Without `--url` it tests
 * every operation that the reference server has built, on a server of its own; with `-- --url <server>` every operation
 * that this server offers (tests/schemathesis/README.md lists what it needs). `--tag posts,feed` or
 * `--only getPollResults,votePoll` narrows it down; `--part 2/3` tests a third of the tags; `--sample` tests what
 * `npm test` does, the third that the text of the contract selects. Any failure fails this program.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notOfferedOperations } from '../conformance/offered.ts';
import { demoPassword } from '../openapi/world/cast.ts';
import { type Document, operationsOf } from './contract/document.ts';
import { chosenContract } from './fuzz/contract.ts';
import { PART_COUNT, samplePart, tagsOfPart } from './fuzz/sample.ts';
import { runSchemathesis } from './fuzz/schemathesis.ts';
import { isTokenValid, stateOf } from './fuzz/state.ts';
import { exitOnSetupFault, SetupFault } from './setup/setup-fault.mjs';
import { parseOptions } from './support/parse-options.ts';
import { runServer } from './support/run-server.ts';

exitOnSetupFault();

const root = fileURLToPath(new URL('../', import.meta.url));

const { values } = parseOptions({
  options: {
    url: { type: 'string' },
    examples: { type: 'string', default: '15' },
    only: { type: 'string' },
    tag: { type: 'string' },
    part: { type: 'string' },
    sample: { type: 'boolean', default: false },
  },
});

/** Returns the operations that the server does not offer: of the reference server by design, of another one by asking. */
async function unimplementedOperations(): Promise<Set<string>> {
  if (values.url) {
    const missing = await notOfferedOperations(values.url, process.env.FUZZ_CLIENT_TOKEN ?? 'skein-api');
    if (missing.length > 0) console.log(`Not offered, and left out: ${missing.join(', ')}`);
    return new Set(missing);
  }
  const { notBuilt } = (await import('../generated/handlers.ts')) as { notBuilt: readonly string[] };
  return new Set(notBuilt);
}

/** Returns the part named on the command line, from 0; undefined for all. */
function partOf(text: string): number | undefined {
  if (values.sample) return samplePart(text);
  if (values.part === undefined) return undefined;
  const [, part] = new RegExp(`^([1-${PART_COUNT}])/${PART_COUNT}$`).exec(values.part) ?? [];
  if (part === undefined)
    throw new SetupFault(`--part must be 1/${PART_COUNT} to ${PART_COUNT}/${PART_COUNT}.`);
  return Number(part) - 1;
}

const text = await readFile(join(root, 'generated/openapi.json'), 'utf8');
const document = JSON.parse(text) as Document;
const unimplemented = await unimplementedOperations();
const part = partOf(text);
const tags = part === undefined ? values.tag?.split(',') : tagsOfPart(document, unimplemented, part);
const { contract, untested } = chosenContract(document, {
  unimplemented,
  only: values.only?.split(','),
  tags,
});
const own = values.url ? undefined : await runServer();
const url = (values.url ?? own?.url ?? '').replace(/\/$/, '');
try {
  const demoAccount = own && { username: 'marlow@example.com', password: demoPassword };
  const second = own && { username: 'odile@example.com', password: demoPassword };
  const staff = own && { username: 'wren@example.com', password: demoPassword };
  const state = await stateOf(url, process.env, demoAccount, { second, staff });
  console.log(
    `${operationsOf(contract).length - untested.length} operations on ${url}${tags ? ` (${tags.join(', ')})` : ''}`,
  );
  process.exitCode = await runSchemathesis({ url, contract, untested, state, examples: values.examples });
  if (!(await isTokenValid(url, state.token))) {
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
