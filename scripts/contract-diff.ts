/**
 * Compares the contract with the last released one and fails when a change breaks clients and `info.version` does not
 * announce it (`npm run contract:diff`). `-- --write` records the changes in docs/CHANGELOG-contract.md. `npm run
 * contract:release` releases the current contract; `-- --replace` overwrites the same version, as long as nobody uses
 * it. Rules: docs/decisions/011.
 */
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './check/run-tool.ts';
import { changelogLine, section, withSection } from './contract/changelog.ts';
import {
  type Comparison,
  compareContracts,
  currentContract,
  lastReleased,
  RELEASED,
  releasedContract,
  unannouncedBreakingChanges,
} from './contract/released.ts';

const CHANGELOG = join(ROOT, 'docs/CHANGELOG-contract.md');
const flags = new Set(process.argv.slice(2));

async function note(text: string): Promise<void> {
  await writeFile(CHANGELOG, withSection(await readFile(CHANGELOG, 'utf8'), text));
}

function report(comparison: Comparison): boolean {
  const { base, revision, changes } = comparison;
  const count = (impact: string) => changes.filter((change) => change.impact === impact).length;
  console.log(
    `${base} → ${revision}: ${count('major')} breaking, ${count('minor')} added, ${count('patch')} other`,
  );
  for (const change of changes) console.log(`${change.impact.padEnd(6)}${changelogLine(change)}`);
  const open = unannouncedBreakingChanges(comparison);
  if (open.length === 0) return true;
  console.error(
    `\n${open.length} changes break clients of ${base}, but info.version is ${revision}. Raise it in openapi/openapi.yaml, or change the contract in a way that breaks nobody (docs/decisions/011-contract-changes.md).`,
  );
  return false;
}

async function release(): Promise<void> {
  const current = await currentContract();
  const { version } = current.info;
  const file = join(RELEASED, `${version}.json`);
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists && !flags.has('--replace')) {
    throw new Error(`${version} is released already. Raise info.version in openapi/openapi.yaml.`);
  }
  const last = await lastReleased();
  if (last !== undefined && last !== version) {
    const comparison = await compareContracts(await releasedContract(last), current);
    if (!report(comparison)) throw new Error('Not released.');
    await note(section(version, comparison));
  }
  await writeFile(file, `${JSON.stringify(current)}\n`);
  console.log(`openapi/released/${version}.json written`);
}

async function diff(): Promise<void> {
  const last = await lastReleased();
  if (last === undefined) throw new Error('Nothing is released yet: npm run contract:release');
  const comparison = await compareContracts(await releasedContract(last), await currentContract());
  if (!report(comparison)) process.exitCode = 1;
  if (!flags.has('--write') || comparison.changes.length === 0) return;
  await note(section(comparison.revision === last ? 'Unreleased' : comparison.revision, comparison));
}

try {
  await (flags.has('--release') ? release() : diff());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
