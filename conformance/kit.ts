import { type Caller, makeCaller } from './caller.ts';
import type { Config } from './config.ts';
import { contract, operationRows, rowOf } from './contract.ts';
import { levelNames } from './data.ts';
import type { FuzzFindings, FuzzTarget } from './fuzzing.ts';
import { cleanUp, findMembers, undoWrites } from './members.ts';
import type { Report } from './model.ts';
import { provideOwnSpaces } from './own-spaces.ts';
import { makeRun, type Run, visitorOf } from './run.ts';
import { operationResults, scoresBy } from './scores.ts';
import { checkAnswers } from './sections/answers.ts';
import { checkByFuzzing } from './sections/by-fuzzing.ts';
import { checkEdits } from './sections/edits.ts';
import { checkFields } from './sections/fields.ts';
import { checkFilters } from './sections/filters.ts';
import { checkInvariants } from './sections/invariants.ts';
import { checkLaws } from './sections/laws.ts';
import { checkLimits } from './sections/limits.ts';
import { checkMarks } from './sections/marks.ts';
import { checkMethods } from './sections/methods.ts';
import { checkPaging } from './sections/paging.ts';
import { checkRefusals } from './sections/refusals.ts';
import { checkRequestIds, checkRights } from './sections/rights.ts';
import { checkRoles } from './sections/roles.ts';
import { checkViews } from './sections/views.ts';
import { checkVisibility } from './sections/visibility.ts';
import { isPrivateField } from './undocumented.ts';

export interface KitOptions {
  url: string;
  config: Config;
  /** Time limit of the whole run, in seconds. */
  timeLimit: number;
  /** Time limit of one call, in milliseconds. */
  callMs: number;
  /** The operations that are checked; all by default. */
  only?: readonly string[];
  /** Fuzzes the server, where requested: the kit itself generates no random requests. */
  fuzz?: (target: FuzzTarget) => Promise<FuzzFindings>;
  /** Sends requests; tests inject faults here. */
  fetch?: typeof fetch;
  /** Called with the progress: the section, and how much of it is done. */
  onProgress?: (section: string, done: number, of: number) => void;
}

/** Time limit of the clean-up after the run's time limit. */
const CLEANUP_TIMEOUT_MS = 30_000;
/** Further time for each member whom the run registered: the scenarios register some hundreds. */
const CLEANUP_PER_MEMBER_MS = 200;

/** Calls without preconditions: one of them must answer on every server of the contract. */
const PROBE_OPERATIONS = ['getConfig', 'getFeatures', 'getUserInfo'];

/** Returns why this is no server of the contract; undefined when it is one. */
async function detectServer(run: Run): Promise<string | undefined> {
  const came: string[] = [];
  for (const id of PROBE_OPERATIONS) {
    const answer = await run.caller.send(visitorOf(run), { method: 'get', path: rowOf(id).path });
    const { meta } = (answer.json ?? {}) as { meta?: { status?: number } };
    if (meta?.status === answer.status) return undefined;
    const type = answer.headers.get('content-type') ?? 'no content type';
    came.push(`${id}: ${answer.failure ?? `${answer.status}, ${type}`}`);
  }
  return `This is no server of the contract: nothing answered with its envelope (${came.join('; ')}).`;
}

async function sections(run: Run, options: KitOptions): Promise<string | undefined> {
  const { onProgress = () => {} } = options;
  const wrong = await detectServer(run);
  if (wrong) {
    run.report({
      id: 'answers/server',
      section: 'answers',
      title: 'It is a server of the contract',
      verdict: 'wrong',
      detail: wrong,
    });
    return wrong;
  }
  const ours = await findMembers(run);
  const removeOwnSpaces = await provideOwnSpaces(run, run.members.owner);
  const step = (name: string) => (done: number, of: number) => onProgress(name, done, of);
  await checkAnswers(run, step('answers'));
  await checkRefusals(run, step('refusals'));
  step('rights')(0, 1);
  await checkRights(run);
  await checkRoles(run, step('roles'));
  await checkLimits(run, step('limits'));
  await checkFields(run, step('fields'));
  step('methods')(0, 1);
  await checkMethods(run);
  await checkLaws(run, step('laws'));
  await checkEdits(run, step('edits'));
  await checkFilters(run, step('filters'));
  await checkViews(run, step('views'));
  await checkMarks(run, step('marks'));
  await checkVisibility(run, step('visibility'));
  await checkPaging(run, step('paging'));
  if (options.fuzz) await checkByFuzzing(run, options.fuzz, step('fuzzing'));
  checkInvariants(run);
  checkRequestIds(run);
  // The end of the run must not prevent the clean-up.
  const stopped = run.caller.stopped();
  run.caller.extendDeadline(CLEANUP_TIMEOUT_MS + ours.length * CLEANUP_PER_MEMBER_MS);
  await removeOwnSpaces();
  const remainingCount = run.keepsNothing ? 0 : await undoWrites(run);
  if (remainingCount > 0) {
    run.report({
      id: 'answers/undo',
      section: 'answers',
      title: 'What was made for members of the configuration is gone',
      verdict: 'not-provoked',
      detail: `${remainingCount} things could not be taken away again`,
    });
  }
  const left = run.keepsNothing ? 0 : await cleanUp(run, ours);
  if (left > 0) {
    const detail = `${left} members of this run (conform-…) could not be deleted; they are still there`;
    run.report({
      id: 'answers/clean-up',
      section: 'answers',
      title: 'What was made is gone',
      verdict: 'not-provoked',
      detail,
    });
  }
  return stopped && `The run ended early: ${stopped}.`;
}

/** Reports each documented answer as a check of its own, so that two reports can be compared by them. */
function reportCells(run: Run): void {
  for (const { id } of operationRows) {
    for (const [cell, { verdict, detail, answer }] of run.seen.get(id)?.cells ?? []) {
      if (verdict !== 'wrong') continue;
      const title = `${id} answers ${cell} as documented`;
      run.report({
        id: `answers/${id}/${cell}`,
        section: 'answers',
        operation: id,
        title,
        cell,
        verdict,
        detail,
        answer,
      });
    }
  }
}

/** Reports fields that the contract does not name and whose names say that they are private. */
function reportPrivateFields(run: Run): void {
  for (const [id, { undocumented }] of run.seen)
    for (const [field, answer] of undocumented) {
      if (!isPrivateField(field)) continue;
      run.report({
        id: `answers/${id}/undocumented/${field}`,
        section: 'answers',
        operation: id,
        title: `${id} carries nothing private that the contract does not name`,
        verdict: 'wrong',
        detail: `it has ${field}`,
        answer,
      });
    }
}

/**
 * Compares a server with the contract. Never throws for what the server does, and ends within its time limit.
 *
 * @throws Error when the kit's own data names what the contract does not have
 */
export async function conform(options: KitOptions): Promise<Report> {
  const started = Date.now();
  const url = options.url.replace(/\/+$/, '');
  const caller: Caller = makeCaller({
    url,
    callMs: options.callMs,
    deadline: started + options.timeLimit * 1000,
    fetch: options.fetch,
  });
  const run = makeRun(url, caller, options.config, options.only);
  const stopped = await sections(run, options);
  reportCells(run);
  reportPrivateFields(run);
  const operations = operationResults(run);
  return {
    contract: contract.info.version,
    url,
    startedAt: new Date(started).toISOString(),
    seconds: Math.round((Date.now() - started) / 100) / 10,
    ...(stopped ? { stopped } : {}),
    keepsNothing: run.keepsNothing,
    ...(options.only ? { chosen: options.only.length } : {}),
    calls: caller.calls(),
    areas: scoresBy(operations, run.checks, ({ tag }) => tag),
    levels: scoresBy(operations, run.checks, ({ level }) => level).toSorted(
      (a, b) => levelNames.indexOf(a.name) - levelNames.indexOf(b.name),
    ),
    operations,
    ...(run.fuzzing ? { fuzzing: run.fuzzing } : {}),
    undocumented: [...run.seen].flatMap(([operation, { undocumented }]) =>
      [...undocumented.keys()].map((field) => ({ operation, field })),
    ),
    checks: run.checks,
  };
}
