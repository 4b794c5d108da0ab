import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { HEAD } from './write-manifest.ts';

/** A row of `openapi/limits.yaml`. */
export interface LimitRow {
  name: string;
  value: number;
  /** The unit that is counted: posts, bytes, code points. */
  unit: string;
  /** One sentence: the subject and scope of the limit. */
  of: string;
  source: string;
  /** True when /v2/config includes it. */
  config?: boolean;
  /** The period of a counted limit: the last day or hour, or the number that exists at once. */
  over?: 'day' | 'hour' | 'once';
  /** JSON pointers into the bundle that must have the same number. */
  at?: string[];
}

/**
 * Reads the limits in the order of their file. Throws when two rows share a name or a value is not a positive integer.
 */
export function readLimits(file = new URL('../../openapi/limits.yaml', import.meta.url)): LimitRow[] {
  const rows = parse(readFileSync(file, 'utf8')) as LimitRow[];
  const seen = new Set<string>();
  for (const { name, value } of rows) {
    if (seen.has(name)) throw new Error(`limits.yaml: ${name} stands twice`);
    if (!Number.isSafeInteger(value) || value < 1) throw new Error(`limits.yaml: ${name} is no amount`);
    seen.add(name);
  }
  return rows;
}

/**
 * Returns the text of generated/limits.ts: every limit by name with its description, and those that clients receive.
 */
export function limitsModule(rows: readonly LimitRow[]): string {
  const lines = rows.map(
    ({ name, value, unit, of, source }) => `  /** ${of} In ${unit}. (${source}) */\n  ${name}: ${value},`,
  );
  const published = rows.filter(({ config }) => config).map(({ name }) => `  ${name}: limits.${name},`);
  return `${HEAD}
export const limits = {
${lines.join('\n')}
} as const;

export type LimitName = keyof typeof limits;

/** Limits that /v2/config publishes. */
export const publicLimits = {
${published.join('\n')}
} as const;
`;
}
