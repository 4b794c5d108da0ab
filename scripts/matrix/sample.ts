import type { UserAction } from '#tests/fixtures/fixture.ts';
import type { Contract, DocumentedAnswer } from './answers.ts';
import { cellKey } from './cell.ts';
import { describeSteps } from './perform-step.ts';
import type { ReadJob } from './reads.ts';

/** The part of the matrix that a run covers. */
export interface Choice {
  /** Calls whose names contain it, or one of several separated by commas. */
  only: string;
  /** The sample of `npm test` instead of every answer. */
  isSample: boolean;
  /** True for actions without calls on opening. */
  isActionsOnly?: boolean;
  /** Cells that passed in other runs (`passedCells`) and are not repeated. */
  known?: ReadonlySet<string>;
  /** Part number, from 1, and the number of parts. */
  part: readonly [part: number, of: number];
}

/** Returns true when a call is selected. */
export function isSelected({ only }: Choice, operation: string): boolean {
  return only.split(',').some((name) => operation.includes(name));
}

/** Depends on the name alone, so that parts that run at different times leave nothing out. */
function partNumberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 0);
}

/** Returns true when the name belongs to the part. */
export function isOfPart({ part: [part, of] }: Choice, name: string): boolean {
  return partNumberOf(name) % of === part - 1;
}

function cellKeyOfJob({ screen, operation, answer: { status, name } }: ReadJob): string {
  return cellKey({ operation, status, name, where: screen.pattern, steps: '' });
}

function nameOf({ screen, operation, answer }: ReadJob): string {
  return `${screen.path} ${operation} ${answer.status} ${answer.name}`;
}

function oneOf<T>(list: readonly T[], at: number): T[] {
  const found = list[at % Math.max(1, list.length)];
  return found === undefined ? [] : [found];
}

/** Statuses that few calls document: each of these calls answers one of them in the sample, so that none is left out. */
const RARE_STATUSES: readonly number[] = [402, 410];

/**
 * Returns one answer, another one from call to call, so that the sample covers every status. It depends on the call's
 * name alone, so that a new operation does not change the answers of the others.
 */
function sampleOf(answers: readonly DocumentedAnswer[], operation: string): DocumentedAnswer[] {
  const rare = answers.filter(({ status }) => RARE_STATUSES.includes(status));
  return oneOf(rare.length > 0 ? rare : answers, partNumberOf(operation));
}

/** Returns the answers that an action is given. */
export function answersOf(
  { isSample, known }: Choice,
  contract: Contract,
  action: Pick<UserAction, 'operation' | 'path' | 'steps'>,
): DocumentedAnswer[] {
  const { operation, path: where } = action;
  const answers = contract.answers.get(operation) ?? [];
  const chosen = isSample ? sampleOf(answers, operation) : answers;
  const steps = describeSteps(action);
  return chosen.filter(({ status, name }) => !known?.has(cellKey({ operation, status, name, where, steps })));
}

/**
 * Returns the calls on opening. In the sample each call has one answer on the first screen that sends it, and every
 * second other screen one call with one answer, rotating.
 */
export function jobsOf(choice: Choice, jobs: readonly ReadJob[], contract: Contract): ReadJob[] {
  const chosen = choice.isSample ? sampleOfJobs(jobs, contract) : jobs;
  return chosen.filter(
    (job) =>
      isSelected(choice, job.operation) &&
      isOfPart(choice, nameOf(job)) &&
      !choice.known?.has(cellKeyOfJob(job)),
  );
}

function sampleOfJobs(jobs: readonly ReadJob[], contract: Contract): ReadJob[] {
  const firsts = new Map<string, ReadJob['screen']>();
  const others = new Map<ReadJob['screen'], ReadJob[]>();
  for (const job of jobs) {
    const first = firsts.get(job.operation) ?? job.screen;
    firsts.set(job.operation, first);
    if (first !== job.screen) others.set(job.screen, [...(others.get(job.screen) ?? []), job]);
  }
  const ofFirsts = [...firsts].flatMap(([operation, screen]) =>
    sampleOf(contract.answers.get(operation) ?? [], operation).map((answer) => ({
      screen,
      operation,
      answer,
    })),
  );
  const ofOthers = [...others.values()].filter((_, at) => at % 2 === 0).flatMap(oneOf);
  return [...ofFirsts, ...ofOthers];
}
