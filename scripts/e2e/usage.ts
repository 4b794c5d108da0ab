import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notBuilt } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { ROOT } from '../check/run-tool.ts';

/** A call that a journey's browser made (tests/support/e2e-calls.ts). */
interface SeenCall {
  operation: OperationId;
  status: number;
  codes: number[];
  parameters: string[];
}

export interface Usage {
  /** Operations that browsers asked, with the codes that came. */
  seen: Map<OperationId, { calls: number; codes: Set<number>; parameters: Set<string> }>;
  /** The site can ask them, and no journey's browser did: asked by the server's own rendering only, or a gap. */
  unseen: OperationId[];
  /** Built, and no code of the site names them: meant for other programs, or a screen is missing. */
  forOthers: OperationId[];
}

/** The calls that journeys put into a folder. */
export function readCalls(folder: string): SeenCall[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as SeenCall),
  );
}

/** All code of the site, tests left out, as one text. */
export function siteCode(folder = join(ROOT, 'src')): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** Built operations that no screen uses, each with whom it is meant for: `others: why`, or `gap: what is missing`. */
export function unusedMarks(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(ROOT, 'tests/e2e/unused.json'), 'utf8')) as Record<string, string>;
}

/** Whether code names an operation: itself, one of the generated functions named after it, or its address. */
export function isNamed(code: string, id: OperationId): boolean {
  const capital = id.charAt(0).toUpperCase() + id.slice(1);
  return (
    new RegExp(`\\b${id}\\b|\\bget${capital}(Query|Infinite|Mutation|SkipToken|Url)`).test(code) ||
    code.includes(`'${operations[id].path}'`)
  );
}

/** What of the contract the journeys used. */
export function usageOf(calls: readonly SeenCall[], code: string): Usage {
  const seen: Usage['seen'] = new Map();
  for (const { operation, codes, parameters } of calls) {
    const before = seen.get(operation) ?? { calls: 0, codes: new Set(), parameters: new Set() };
    before.calls += 1;
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

/** The table at the end of a run. */
export function usageText({ seen, unseen, forOthers }: Usage): string {
  const codes = [...seen].reduce((sum, [, { codes: some }]) => sum + some.size, 0);
  const documented = [...seen.keys()].reduce((sum, id) => sum + operations[id].errors.length, 0);
  const marks = unusedMarks();
  const list = (ids: readonly OperationId[]) =>
    ids.map((id) => `    ${id}${marks[id] === undefined ? '' : ` (${marks[id]})`}`).join('\n');
  return [
    `Browsers asked ${seen.size} operations and saw ${codes} of the ${documented} codes these document.`,
    `${unseen.length} operations that the site can ask, and no journey's browser did:`,
    list(unseen),
    `${forOthers.length} built operations that no code of the site names (for other programs, or without a screen):`,
    list(forOthers),
  ].join('\n');
}
