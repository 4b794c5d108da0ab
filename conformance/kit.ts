import { type Caller, makeCaller } from './caller.ts';
import type { Config } from './config.ts';
import { contract, rowOf, rows } from './contract.ts';
import { levelNames } from './data.ts';
import type { FuzzFindings, FuzzTarget } from './fuzzing.ts';
import { cleanUp, findMembers, undoAll } from './members.ts';
import type { Report } from './model.ts';
import { makeRun, type Run, visitorOf } from './run.ts';
import { operationResults, scoresBy } from './scores.ts';
import { checkAnswers } from './sections/answers.ts';
import { checkByFuzzing } from './sections/by-fuzzing.ts';
import { checkLaws } from './sections/laws.ts';
import { checkLimits } from './sections/limits.ts';
import { checkMethods } from './sections/methods.ts';
import { checkPaging } from './sections/paging.ts';
import { checkRefusals } from './sections/refusals.ts';
import { checkRequestIds, checkRights } from './sections/rights.ts';

export interface KitOptions {
  url: string;
  config: Config;
  /** For the whole run, in seconds. */
  timeLimit: number;
  /** For one call, in milliseconds. */
  callMs: number;
  /** The operations that are checked; all of them unless said. */
  only?: readonly string[];
  /** Fuzzes the server, where it is asked for: the kit itself makes up no request at random. */
  fuzz?: (target: FuzzTarget) => Promise<FuzzFindings>;
  /** How requests leave; tests put faults in here. */
  fetch?: typeof fetch;
  /** Told while it goes on: the section, and how much of it is done. */
  onProgress?: (section: string, done: number, of: number) => void;
}

/** How long cleaning up may take when time is up. */
const CLEANING_MS = 30_000;

/** Calls that need nothing: one of them answers on every server of the contract. */
const FIRST = ['getConfig', 'getFeatures', 'getUserInfo'];

/** Why this is no server of the contract; undefined when it is one. */
async function noServer(run: Run): Promise<string | undefined> {
  const came: string[] = [];
  for (const id of FIRST) {
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
  const wrong = await noServer(run);
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
  const step = (name: string) => (done: number, of: number) => onProgress(name, done, of);
  await checkAnswers(run, step('answers'));
  await checkRefusals(run, step('refusals'));
  step('rights')(0, 1);
  await checkRights(run);
  await checkLimits(run, step('limits'));
  step('methods')(0, 1);
  await checkMethods(run);
  await checkLaws(run, step('laws'));
  await checkPaging(run, step('paging'));
  if (options.fuzz) await checkByFuzzing(run, options.fuzz, step('fuzzing'));
  checkRequestIds(run);
  // What ends the run must not keep it from leaving things as they were.
  const stopped = run.caller.stopped();
  run.caller.grace(CLEANING_MS);
  const kept = run.keepsNothing ? 0 : await undoAll(run);
  if (kept > 0) {
    run.report({
      id: 'answers/undo',
      section: 'answers',
      title: 'What was made for members of the configuration is gone',
      verdict: 'not-provoked',
      detail: `${kept} things could not be taken away again`,
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

/** What each documented answer came to, as checks of their own, so that two reports can be compared by them. */
function reportCells(run: Run): void {
  for (const { id } of rows) {
    for (const [cell, { verdict, detail }] of run.seen.get(id)?.cells ?? []) {
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
      });
    }
  }
}

/**
 * Compares a server with the contract. Never throws for what the server does, and ends within its time limit.
 *
 * @throws Error when the kit's own data names what the contract has not got
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
    checks: run.checks,
  };
}
