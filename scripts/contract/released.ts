/** The released contract, and what the current one changes against it. Rules: docs/decisions/011. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runTool } from '../check/run-tool.ts';
import { type AccessAndCodes, accessAndCodeChanges } from './access-changes.ts';
import type { Change } from './change.ts';
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
/** Under these keys are names of the contract, which may equal keywords such as `title`. */
const KEYS_OF_NAMES = new Set(['properties', 'schemas', 'responses', 'parameters', 'headers', 'mapping']);

/** The extensions that programs depend on. */
const COMPARED_EXTENSIONS = new Set(['x-access', 'x-errors', 'x-error-catalogue']);
/** The fields of a catalogue row that programs depend on. */
const COMPARED_CATALOGUE_KEYS = new Set(['code', 'status']);

/**
 * Returns the part of a contract that a program can depend on: no prose, no examples; of the own extensions only access
 * and codes.
 */
export function withoutProse<T>(value: T, isNamed = false): T {
  if (Array.isArray(value)) return value.map((item) => withoutProse<unknown>(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNamed || COMPARED_EXTENSIONS.has(key) || !(PROSE.has(key) || key.startsWith('x-')))
      .map(([key, child]) => [key, isNamed ? withoutProse<unknown>(child) : comparedPart(key, child)]),
  ) as T;
}

// biome-ignore lint/suspicious/noExplicitAny: a part of a document, read as its key says
function comparedPart(key: string, child: any): unknown {
  if (key === 'info') return { title: child.title, version: child.version };
  if (key === 'x-error-catalogue') return child.map((row: object) => onlyKeys(row, COMPARED_CATALOGUE_KEYS));
  return withoutProse<unknown>(child, KEYS_OF_NAMES.has(key));
}

function onlyKeys(row: object, keys: Set<string>): object {
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.has(key)));
}

/** Returns a copy without the own extensions, for a tool that does not know them. */
function withoutExtensions<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item) => withoutExtensions<unknown>(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !COMPARED_EXTENSIONS.has(key))
      .map(([key, child]) => [key, withoutExtensions<unknown>(child)]),
  ) as T;
}

function numbers(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/** Compares versions in ascending order. */
export function byVersion(a: string, b: string): number {
  const [x, y] = [numbers(a), numbers(b)];
  return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
}

/** Returns the newest released version, undefined before the first. */
export async function lastReleased(): Promise<string | undefined> {
  const files = (await readdir(RELEASED)).filter((file) => /^\d+\.\d+\.\d+\.json$/.test(file));
  return files
    .map((file) => file.replace(/\.json$/, ''))
    .sort(byVersion)
    .at(-1);
}

/** Reads the current contract as `npm run generate` wrote it, without prose. */
export async function currentContract(): Promise<Versioned> {
  return withoutProse(JSON.parse(await readFile(join(ROOT, 'generated/openapi.json'), 'utf8')) as Versioned);
}

export async function releasedContract(version: string): Promise<Versioned> {
  return JSON.parse(await readFile(join(RELEASED, `${version}.json`), 'utf8')) as Versioned;
}

/**
 * Returns every difference between two contracts: what Redocly reports, rated by openapi/released/policy.yaml, and what
 * it does not compare: access, codes, defaults, and changes that affect backends. Throws when Redocly cannot read one.
 */
export async function compareContracts(base: Versioned, revision: Versioned): Promise<Comparison> {
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
    const own = [
      ...accessAndCodeChanges(base as AccessAndCodes, revision as AccessAndCodes),
      ...schemaChanges(base, revision),
    ];
    return { base: base.info.version, revision: revision.info.version, changes: mergeChanges(changes, own) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Merges both lists; where both report the same property, the higher impact wins. */
function mergeChanges(found: Change[], own: Change[]): Change[] {
  const seen = new Set(own.map(({ path, property }) => `${path}/${property}`));
  const isSeen = ({ impact, revision }: Change) => impact !== 'major' && seen.has(revision?.pointer ?? '');
  return [...found.filter((change) => !isSeen(change)), ...own];
}

/**
 * Returns true when a new version announces breaking changes: a new major version, and below 1.0 a new minor one
 * (semver.org §4).
 */
export function announcesBreaking(base: string, revision: string): boolean {
  const [from, to] = [numbers(base), numbers(revision)];
  if (from[0] !== to[0]) return to[0] > from[0];
  return from[0] === 0 && to[1] > from[1];
}

/** Returns the breaking changes that the version does not announce. */
export function unannouncedBreakingChanges({ base, revision, changes }: Comparison): Change[] {
  return announcesBreaking(base, revision) ? [] : changes.filter(({ impact }) => impact === 'major');
}
