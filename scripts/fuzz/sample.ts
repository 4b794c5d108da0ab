import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Document, operationsOf } from '../contract/document.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Number of commits that count as recent: more than a day's work on one subject. */
const RECENT_COMMIT_COUNT = 20;
/** Number of days after which every tag has been tested. */
const ROTATION_DAYS = 3;
/** Matches files that belong to one tag alone. */
const TAG_FOLDER = /^(?:openapi\/paths|openapi\/components\/schemas|server\/modules)\/([a-z]+)\//;

/**
 * Returns the files that the last commits or the work tree changed; undefined where the history does not reach that
 * far.
 */
export function recentlyChangedFiles(): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((file) => file !== '');
  try {
    return [
      ...git('diff', '--name-only', '--no-renames', `HEAD~${RECENT_COMMIT_COUNT}`),
      ...git('ls-files', '--others', '--exclude-standard'),
    ];
  } catch {
    return undefined;
  }
}

/** Partitions the tags into parts with similar numbers of operations. */
function partitionTags(sizes: ReadonlyMap<string, number>): string[][] {
  const turns = Array.from({ length: ROTATION_DAYS }, () => ({ tags: [] as string[], size: 0 }));
  for (const [tag, size] of [...sizes].sort(([, one], [, other]) => other - one)) {
    const least = turns.reduce((one, other) => (other.size < one.size ? other : one));
    least.tags.push(tag);
    least.size += size;
  }
  return turns.map(({ tags }) => tags);
}

/**
 * Returns the tags that the sample of `npm test` fuzzes: those whose contract or module changed recently, and a third
 * of all, which rotates daily.
 *
 * @param unimplemented operations that are not tested anyway
 * @param changed files, relative to the project; undefined when unknown, which counts every tag as changed
 * @param day any count of days
 */
export function sampleTags(
  contract: Document,
  unimplemented: ReadonlySet<string>,
  changed: readonly string[] | undefined,
  day: number,
): string[] {
  const sizes = new Map<string, number>();
  for (const { operation } of operationsOf(contract)) {
    const [tag] = operation.tags;
    if (!unimplemented.has(operation.operationId)) sizes.set(tag, (sizes.get(tag) ?? 0) + 1);
  }
  if (changed === undefined) return [...sizes.keys()];
  const chosen = new Set(partitionTags(sizes)[day % ROTATION_DAYS]);
  for (const file of changed) {
    const tag = TAG_FOLDER.exec(file)?.[1];
    if (tag !== undefined) chosen.add(tag);
  }
  return [...sizes.keys()].filter((tag) => chosen.has(tag));
}
