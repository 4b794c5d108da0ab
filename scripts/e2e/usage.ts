import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '#generated/errors.ts';
import { notBuilt } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { ROOT } from '../check/run-tool.ts';
import { keyOf, parametersOf, unusedParameters, wrapNames } from './parameters.ts';

/** A call that a journey's browser made (tests/support/e2e-calls.ts). */
interface RecordedCall {
  operation: OperationId;
  status: number;
  codes: number[];
  parameters: string[];
  /** True when the server made it while rendering a page. */
  inside?: boolean;
}

export interface Usage {
  /** Operations that were called, with the codes answered; `inside` counts the calls of server-rendered pages. */
  seen: Map<OperationId, { calls: number; inside: number; codes: Set<number>; parameters: Set<string> }>;
  /** Operations that the site's code names and no journey called. */
  unseen: OperationId[];
  /** Built operations that the site's code does not name: meant for other programs, or a screen is missing. */
  forOthers: OperationId[];
}

interface Problem {
  problem: string;
}

/** Reads the calls that journeys recorded in a folder, and calls of the servers that are not in the contract. */
export function readCalls(folder: string): { calls: RecordedCall[]; problems: string[] } {
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as RecordedCall | Problem),
  );
  const problems = lines.flatMap((line) => ('problem' in line ? [line.problem] : []));
  return {
    calls: lines.filter((line): line is RecordedCall => !('problem' in line)),
    problems: [...new Set(problems)],
  };
}

/** Removes comments, which may name operations that the code does not call. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}

/** Returns all code of the site as one text, without tests and comments. */
export function siteCode(folder = join(ROOT, 'src')): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => withoutComments(readFileSync(join(entry.parentPath, entry.name), 'utf8')))
    .join('\n');
}

/** Slugs of codes, as in `openapi/errors.yaml`. */
const slugOf = new Map<number, string>(Object.values(errorCatalogue).map(({ code, slug }) => [code, slug]));

/** Returns the slugs of codes that no call of the site's screens documents. */
export function unusedCodes(code: string): string[] {
  const missing: ReadonlySet<string> = new Set(notBuilt);
  const built = (Object.keys(operations) as OperationId[]).filter((id) => !missing.has(id));
  const shown = new Set<number>(
    built.filter((id) => isNamed(code, id)).flatMap((id) => operations[id].errors),
  );
  const all = new Set<number>(built.flatMap((id) => operations[id].errors));
  return [...all].filter((one) => !shown.has(one)).map((one) => slugOf.get(one) ?? String(one));
}

/** Returns the codes of operations that were called but that no answer had. */
function missingCodes(seen: Usage['seen']): string[] {
  const came = new Set([...seen.values()].flatMap(({ codes }) => [...codes]));
  const documented = new Set<number>([...seen.keys()].flatMap((id) => operations[id].errors));
  return [...documented].filter((one) => !came.has(one)).map((one) => `${one} ${slugOf.get(one)}`);
}

/**
 * Reads the marks of built operations, their parameters (`createPost.board`) and codes (by slug) that no screen uses:
 * `others: why`, or `gap: what is missing`.
 */
export function unusedMarks(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(ROOT, 'tests/e2e/unused.json'), 'utf8')) as Record<string, string>;
}

/** Returns true when code names an operation: its id, a generated function named after it, or its address. */
export function isNamed(code: string, id: OperationId): boolean {
  const capital = id.charAt(0).toUpperCase() + id.slice(1);
  return (
    new RegExp(`\\b${id}\\b|\\bget${capital}(Query|Infinite|Mutation|SkipToken|Url)`).test(code) ||
    code.includes(`'${operations[id].path}'`)
  );
}

/** Summarises what the journeys used of the contract. */
export function usageOf(calls: readonly RecordedCall[], code: string): Usage {
  const seen: Usage['seen'] = new Map();
  for (const { operation, codes, parameters, inside = false } of calls) {
    const before = seen.get(operation) ?? { calls: 0, inside: 0, codes: new Set(), parameters: new Set() };
    before.calls += 1;
    if (inside) before.inside += 1;
    for (const one of codes) before.codes.add(one);
    for (const name of parameters) before.parameters.add(name);
    seen.set(operation, before);
  }
  const missing: ReadonlySet<string> = new Set(notBuilt);
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => !seen.has(id) && !missing.has(id));
  return {
    seen,
    unseen: ids.filter((id) => isNamed(code, id)),
    forOthers: ids.filter((id) => !isNamed(code, id)),
  };
}

/** Returns the table printed at the end of a run. */
export function usageText({ seen, unseen, forOthers }: Usage, code: string): string {
  const all = [...seen];
  const codes = all.reduce((sum, [, { codes: some }]) => sum + some.size, 0);
  const documented = all.reduce((sum, [id]) => sum + operations[id].errors.length, 0);
  const marks = unusedMarks();
  const list = (ids: readonly string[]) =>
    ids.map((id) => `    ${id}${marks[id] === undefined ? '' : ` (${marks[id]})`}`).join('\n');
  const sent = (operation: OperationId, name: string) => seen.get(operation)?.parameters.has(name) ?? false;
  const parameters = parametersOf(all.map(([id]) => id));
  const unsent = parameters.filter(({ operation, name }) => !sent(operation, name));
  const unnamed = unusedParameters(code, [...seen.keys()]);
  const withoutScreen = new Set(unnamed);
  return [
    `Asked: ${seen.size} operations, ${all.filter(([, { inside }]) => inside > 0).length} of them while the server rendered a page; seen: ${codes} of the ${documented} codes these document.`,
    'Codes of these that no journey saw (the matrix shows every screen each of its own):',
    ...wrapNames(missingCodes(seen)),
    `${unseen.length} operations that the site can ask, and no journey did:`,
    list(unseen),
    `${forOthers.length} built operations that no code of the site names (for other programs, or without a screen):`,
    list(forOthers),
    `Sent: ${parameters.length - unsent.length} of ${parameters.length} parameters; the site can send these, and no journey did:`,
    ...wrapNames(unsent.map(keyOf).filter((key) => !withoutScreen.has(key))),
    `${unnamed.length} parameters that no code of the site names:`,
    list(unnamed),
    'Codes that no call of a screen documents:',
    list(unusedCodes(code)),
  ].join('\n');
}
