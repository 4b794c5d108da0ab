/** The contract as it was released, and what the one of today changes against it. Rules: docs/decisions/011. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runTool } from '../check/run-tool.ts';
import type { Change } from './change.ts';
import { rightsAndCodes, type Told } from './rights-and-codes.ts';
import { schemaChanges } from './schema-changes.ts';

export const RELEASED = join(ROOT, 'openapi/released');
const POLICY = join(RELEASED, 'policy.yaml');

export interface Comparison {
  base: string;
  revision: string;
  changes: Change[];
}

export interface Versioned {
  info: { version: string };
}

const PROSE = new Set(['description', 'summary', 'title', 'example', 'examples', 'links']);
/** Under these keys stand names of the contract, which may be words like `title`. */
const NAMED = new Set(['properties', 'schemas', 'responses', 'parameters', 'headers', 'mapping']);

/** The extensions that say something a program depends on. */
const KEPT = new Set(['x-access', 'x-errors', 'x-error-catalogue']);
/** What of a row of the catalogue counts. */
const COUNTED = new Set(['code', 'status']);

/** The part of a contract that a program can depend on: no words, no examples, of our own extensions rights and codes. */
export function withoutWords<T>(value: T, isNamed = false): T {
  if (Array.isArray(value)) return value.map((item) => withoutWords<unknown>(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNamed || KEPT.has(key) || !(PROSE.has(key) || key.startsWith('x-')))
      .map(([key, child]) => [key, isNamed ? withoutWords<unknown>(child) : keptPart(key, child)]),
  ) as T;
}

// biome-ignore lint/suspicious/noExplicitAny: a part of a document, read as its key says
function keptPart(key: string, child: any): unknown {
  if (key === 'info') return { title: child.title, version: child.version };
  if (key === 'x-error-catalogue') return child.map((row: object) => onlyKeys(row, COUNTED));
  return withoutWords<unknown>(child, NAMED.has(key));
}

function onlyKeys(row: object, keys: Set<string>): object {
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.has(key)));
}

/** A copy without what only this contract says, for a tool that does not know it. */
function withoutExtensions<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item) => withoutExtensions<unknown>(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !KEPT.has(key))
      .map(([key, child]) => [key, withoutExtensions<unknown>(child)]),
  ) as T;
}

function numbers(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/** Orders versions from old to new. */
export function byVersion(a: string, b: string): number {
  const [x, y] = [numbers(a), numbers(b)];
  return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
}

/** The newest released version, undefined before the first. */
export async function lastReleased(): Promise<string | undefined> {
  const files = (await readdir(RELEASED)).filter((file) => /^\d+\.\d+\.\d+\.json$/.test(file));
  return files
    .map((file) => file.replace(/\.json$/, ''))
    .sort(byVersion)
    .at(-1);
}

/** The contract of today as `npm run generate` wrote it, without its words. */
export async function currentContract(): Promise<Versioned> {
  return withoutWords(JSON.parse(await readFile(join(ROOT, 'generated/openapi.json'), 'utf8')) as Versioned);
}

export async function releasedContract(version: string): Promise<Versioned> {
  return JSON.parse(await readFile(join(RELEASED, `${version}.json`), 'utf8')) as Versioned;
}

/**
 * Every difference between two contracts: what Redocly finds, rated by openapi/released/policy.yaml, and what it does not
 * look at: rights, codes, defaults, and what changes for backends. Throws when Redocly cannot read one.
 */
export async function compare(base: Versioned, revision: Versioned): Promise<Comparison> {
  const folder = await mkdtemp(join(tmpdir(), 'skein-diff-'));
  try {
    const [before, after, report] = ['base.json', 'revision.json', 'report.json'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    await Promise.all([
      writeFile(before, JSON.stringify(withoutExtensions(base))),
      writeFile(after, JSON.stringify(withoutExtensions(revision))),
    ]);
    const options = ['--config', POLICY, '--format', 'json', '--fail-on', 'none', '--output', report];
    const run = await runTool('redocly', ['diff', before, after, ...options]);
    if (!run.ok) throw new Error(run.output);
    const { changes } = JSON.parse(await readFile(report, 'utf8')) as { changes: Change[] };
    const own = [...rightsAndCodes(base as Told, revision as Told), ...schemaChanges(base, revision)];
    return { base: base.info.version, revision: revision.info.version, changes: merged(changes, own) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Both lists; where both speak of the same property, the one that takes it more seriously. */
function merged(found: Change[], own: Change[]): Change[] {
  const seen = new Set(own.map(({ path, property }) => `${path}/${property}`));
  const isSeen = ({ impact, revision }: Change) => impact !== 'major' && seen.has(revision?.pointer ?? '');
  return [...found.filter((change) => !isSeen(change)), ...own];
}

/**
 * Whether a new version announces breaking changes: a new major version, and below 1.0 a new minor one
 * (semver.org §4).
 */
export function announcesBreaking(base: string, revision: string): boolean {
  const [from, to] = [numbers(base), numbers(revision)];
  if (from[0] !== to[0]) return to[0] > from[0];
  return from[0] === 0 && to[1] > from[1];
}

/** The breaking changes that the version does not announce. */
export function unannounced({ base, revision, changes }: Comparison): Change[] {
  return announcesBreaking(base, revision) ? [] : changes.filter(({ impact }) => impact === 'major');
}
