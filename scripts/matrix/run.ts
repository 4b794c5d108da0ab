import type { Browser } from '@playwright/test';
import { actAll, givenOf } from './acting.ts';
import { acts } from './acts.ts';
import type { Contract } from './answers.ts';
import { type Cell, cellOf, faultsOf } from './cell.ts';
import { faultsOfPage } from './judge.ts';
import type { Sight } from './look.ts';
import { Driver } from './pages.ts';
import { type ReadJob, type Recorded, readJobs } from './reads.ts';
import { answersOf, type Choice, isOfPart, isWanted, jobsOf } from './sample.ts';
import type { Screen } from './screens.ts';
import type { MatrixSite } from './site.ts';

/** Does each thing on the next page that is free; undefined for what was not begun when the run was ended. */
async function spread<Job, Outcome>(
  drivers: readonly Driver[],
  jobs: readonly Job[],
  work: (driver: Driver, job: Job) => Promise<Outcome>,
  end: AbortSignal,
): Promise<(Outcome | undefined)[]> {
  const outcomes = new Array<Outcome | undefined>(jobs.length).fill(undefined);
  const waiting = [...jobs.entries()];
  const onePage = async (driver: Driver): Promise<void> => {
    for (let next = waiting.shift(); next && !end.aborted; next = waiting.shift()) {
      outcomes[next[0]] = await work(driver, next[1]);
    }
  };
  await Promise.all(drivers.map(onePage));
  return outcomes;
}

function begun<Outcome>(outcome: Outcome | undefined): outcome is Outcome {
  return outcome !== undefined;
}

/** What seems wrong is done once more when nothing else runs, and counts when it is wrong again. */
async function again<Outcome extends { faults: string[] }>(
  alone: readonly Driver[],
  outcomes: readonly (Outcome | undefined)[],
  work: (driver: Driver, outcome: Outcome, at: number) => Promise<Outcome>,
  end: AbortSignal,
): Promise<Outcome[]> {
  const wrong = [...outcomes.entries()].flatMap(([at, outcome]) =>
    outcome && outcome.faults.length > 0 ? [{ at, outcome }] : [],
  );
  const later = await spread(alone, wrong, (driver, { at, outcome }) => work(driver, outcome, at), end);
  const places = new Map(wrong.map(({ at }, index) => [at, later[index]]));
  return outcomes.map((outcome, at) => places.get(at) ?? outcome).filter(begun);
}

/** Opens every screen as the mock answers by itself; its faults and what it asks. */
async function record(
  driver: Driver,
  contract: Contract,
  screen: Screen,
): Promise<Recorded & { faults: string[] }> {
  const faults = await faultsOf(async () => {
    await driver.goTo(screen, { given: givenOf(screen.given ?? {}, contract) });
    return (await driver.untilRight((sight) => faultsOfPage(sight, driver.problems(), true))).faults;
  });
  return { screen, asked: [...new Set(driver.seat.asked)], faults };
}

async function read(
  driver: Driver,
  contract: Contract,
  { screen, operation, answer }: ReadJob,
): Promise<Cell> {
  const faults = await faultsOf(async () => {
    const { [operation]: _, ...given } = screen.given ?? {};
    await driver.goTo(screen, { forced: { operation, answer }, given: givenOf(given, contract) });
    const judge = (sight: Sight) => faultsOfPage(sight, driver.problems(), answer.status < 400);
    return (await driver.untilRight(judge)).faults;
  });
  return cellOf(operation, answer, screen.pattern, '', faults);
}

export interface Outcome {
  cells: Cell[];
  /** Screens that are faulty as they are. */
  screens: { path: string; faults: string[] }[];
  /** What screens ask by themselves. */
  asked: Set<string>;
}

/**
 * Drives all screens through all documented answers, or those of a choice.
 *
 * @param pages how many pages of the browser work beside each other
 * @param end ends the run early: what is under way is still done, and what was driven is the outcome
 */
export async function runMatrix(
  browser: Browser,
  site: MatrixSite,
  contract: Contract,
  screens: readonly Screen[],
  {
    pages,
    choice,
    tell,
    end,
  }: { pages: number; choice: Choice; tell: (line: string) => void; end: AbortSignal },
): Promise<Outcome> {
  const seats = Array.from({ length: pages }, (_, at) => `seat${at}`);
  const drivers = await Promise.all(seats.map((id) => Driver.open(browser, site, id)));
  const alone = drivers.slice(0, 1);
  async function twice<Job, Outcome extends { faults: string[] }>(
    jobs: readonly Job[],
    work: (driver: Driver, job: Job) => Promise<Outcome>,
  ): Promise<Outcome[]> {
    const first = await spread(drivers, jobs, work, end);
    return again(alone, first, (driver, _, at) => work(driver, jobs[at] as Job), end);
  }
  const tellFaults = (cells: readonly Cell[]): void => {
    for (const { operation, status, name, where, faults } of cells)
      for (const fault of faults) tell(`${operation} ${status} ${name} at ${where}: ${fault}`);
  };
  const opened = choice.isActsOnly ? [] : screens;
  const recorded = await twice(opened, (driver, screen) => record(driver, contract, screen));
  tell(`${opened.length} screens opened`);
  const wishes = acts.filter(({ operation }) => isWanted(choice, operation) && isOfPart(choice, operation));
  const ofActs = await spread(
    drivers,
    wishes,
    async (driver, wish) => {
      const cells = await actAll(driver, contract, wish, answersOf(choice, contract, wish));
      return cells.map((cell) => ({ ...cell, wish }));
    },
    end,
  );
  const acted = await again(
    alone,
    ofActs.filter(begun).flat(),
    async (driver, cell) => {
      const answers = contract.answers.get(cell.operation) ?? [];
      const same = answers.filter(({ status, name }) => status === cell.status && name === cell.name);
      const [tried] = await actAll(driver, contract, cell.wish, same);
      return tried ? { ...tried, wish: cell.wish } : cell;
    },
    end,
  );
  tellFaults(acted);
  tell(`${acted.length} answers to what is done on them`);
  const reads = jobsOf(choice, readJobs(recorded, contract), contract);
  const ofReads = await twice(reads, (driver, job) => read(driver, contract, job));
  tellFaults(ofReads);
  tell(`${ofReads.length} answers to what they ask by themselves`);
  return {
    cells: [...ofReads, ...acted.map(({ wish: _, ...cell }) => cell)],
    screens: recorded.map(({ screen, faults }) => ({ path: screen.path, faults })),
    asked: new Set(recorded.flatMap(({ asked }) => asked)),
  };
}
