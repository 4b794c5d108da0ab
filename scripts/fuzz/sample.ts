import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Document, operationsOf } from '../contract/document.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** How many commits count as lately: more than a day's work on one capability. */
const LATELY = 20;
/** Everything has had its turn after so many days. */
const TURNS = 3;
/** Where what belongs to one tag alone is kept, each tag in a folder of its own. */
const OF_A_TAG = /^(?:openapi\/paths|openapi\/components\/schemas|server\/modules)\/([a-z]+)\//;

/** Files that the last commits or the work tree changed; undefined where the history does not reach that far. */
export function changedLately(): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((file) => file !== '');
  try {
    return [
      ...git('diff', '--name-only', '--no-renames', `HEAD~${LATELY}`),
      ...git('ls-files', '--others', '--exclude-standard'),
    ];
  } catch {
    return undefined;
  }
}

/** The tags in parts of about as many operations each. */
function turnsOf(sizes: ReadonlyMap<string, number>): string[][] {
  const turns = Array.from({ length: TURNS }, () => ({ tags: [] as string[], size: 0 }));
  for (const [tag, size] of [...sizes].sort(([, one], [, other]) => other - one)) {
    const least = turns.reduce((one, other) => (other.size < one.size ? other : one));
    least.tags.push(tag);
    least.size += size;
  }
  return turns.map(({ tags }) => tags);
}

/**
 * The tags that the gate's sample tests: those whose contract or modules changed lately, and a third of all, which goes
 * round from day to day.
 *
 * @param leftOut operations that are not tested anyway
 * @param changed files, relative to the project; undefined when nobody knows, which makes every tag one that changed
 * @param day any count of days
 */
export function sampleTags(
  contract: Document,
  leftOut: ReadonlySet<string>,
  changed: readonly string[] | undefined,
  day: number,
): string[] {
  const sizes = new Map<string, number>();
  for (const { operation } of operationsOf(contract)) {
    const [tag] = operation.tags;
    if (!leftOut.has(operation.operationId)) sizes.set(tag, (sizes.get(tag) ?? 0) + 1);
  }
  if (changed === undefined) return [...sizes.keys()];
  const chosen = new Set(turnsOf(sizes)[day % TURNS]);
  for (const file of changed) {
    const tag = OF_A_TAG.exec(file)?.[1];
    if (tag !== undefined) chosen.add(tag);
  }
  return [...sizes.keys()].filter((tag) => chosen.has(tag));
}
