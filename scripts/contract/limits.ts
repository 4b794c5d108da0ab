import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { HEAD } from './write-manifest.ts';

/** A row of `openapi/limits.yaml`. */
export interface LimitRow {
  name: string;
  value: number;
  /** What is counted: posts, bytes, code points. */
  unit: string;
  /** One sentence: what is limited, for whom. */
  of: string;
  source: string;
  /** Whether /v2/config tells clients. */
  config?: boolean;
  /** What is counted for it, where something is: the last day or hour, or what there is at once. */
  over?: 'day' | 'hour' | 'once';
  /** Operations that will hold it, while none of them is built. */
  waitsFor?: string[];
  /** JSON pointers into the bundle that must say the same number. */
  at?: string[];
}

/** The limits, in the order of their file. Throws when two rows share a name or a value is no whole positive number. */
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

/** The text of generated/limits.ts: every limit by name, with what it is of; and those that clients are told. */
export function limitsModule(rows: readonly LimitRow[]): string {
  const lines = rows.map(
    ({ name, value, unit, of, source }) => `  /** ${of} In ${unit}. (${source}) */\n  ${name}: ${value},`,
  );
  const told = rows.filter(({ config }) => config).map(({ name }) => `  ${name}: limits.${name},`);
  return `${HEAD}
export const limits = {
${lines.join('\n')}
} as const;

export type LimitName = keyof typeof limits;

/** What /v2/config tells clients. */
export const toldLimits = {
${told.join('\n')}
} as const;
`;
}
