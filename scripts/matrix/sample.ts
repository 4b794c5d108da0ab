import { type Act, doneOf } from './acts/act.ts';
import type { Contract, DocumentedAnswer } from './answers.ts';
import { placeOf } from './cell.ts';
import type { ReadJob } from './reads.ts';

/** What of the matrix a run drives. */
export interface Choice {
  /** Calls whose names contain it, or one of several with commas between. */
  only: string;
  /** The gate's sample instead of every answer. */
  isSample: boolean;
  /** Only what is done, and nothing that screens ask by themselves. */
  isActsOnly?: boolean;
  /** What other runs drove well (`wellDriven`) and is not driven again. */
  known?: ReadonlySet<string>;
  /** Which part of how many, from 1. */
  part: readonly [part: number, of: number];
}

/** Whether a call is asked for. */
export function isWanted({ only }: Choice, operation: string): boolean {
  return only.split(',').some((name) => operation.includes(name));
}

/** Follows from the name alone: parts that are driven at different times leave nothing out. */
function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 0);
}

/** Whether what has this name belongs to the part. */
export function isOfPart({ part: [part, of] }: Choice, name: string): boolean {
  return numberOf(name) % of === part - 1;
}

function placeOfJob({ screen, operation, answer: { status, name } }: ReadJob): string {
  return placeOf({ operation, status, name, where: screen.pattern, done: '' });
}

function nameOf({ screen, operation, answer }: ReadJob): string {
  return `${screen.path} ${operation} ${answer.status} ${answer.name}`;
}

const place = ({ answers }: Contract, operation: string): number => [...answers.keys()].indexOf(operation);

function oneOf<T>(list: readonly T[], at: number): T[] {
  const found = list[at % Math.max(1, list.length)];
  return found === undefined ? [] : [found];
}

/** One answer, which goes round from call to call, so that together they are of every status. */
function sampleOf(answers: readonly DocumentedAnswer[], at: number): DocumentedAnswer[] {
  return oneOf(answers, at);
}

/** The answers that somebody's act gets. */
export function answersOf(
  { isSample, known }: Choice,
  contract: Contract,
  wish: Pick<Act, 'operation' | 'path' | 'steps'>,
): DocumentedAnswer[] {
  const { operation, path: where } = wish;
  const answers = contract.answers.get(operation) ?? [];
  const chosen = isSample ? sampleOf(answers, place(contract, operation)) : answers;
  const done = doneOf(wish);
  return chosen.filter(({ status, name }) => !known?.has(placeOf({ operation, status, name, where, done })));
}

/**
 * What screens ask by themselves. In the sample each call is answered one way on the first screen that asks it, and on
 * every second of the other screens one call in one way, going round.
 */
export function jobsOf(choice: Choice, jobs: readonly ReadJob[], contract: Contract): ReadJob[] {
  const chosen = choice.isSample ? sampleOfJobs(jobs, contract) : jobs;
  return chosen.filter(
    (job) =>
      isWanted(choice, job.operation) && isOfPart(choice, nameOf(job)) && !choice.known?.has(placeOfJob(job)),
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
    sampleOf(contract.answers.get(operation) ?? [], place(contract, operation)).map((answer) => ({
      screen,
      operation,
      answer,
    })),
  );
  const ofOthers = [...others.values()].filter((_, at) => at % 2 === 0).flatMap(oneOf);
  return [...ofFirsts, ...ofOthers];
}
