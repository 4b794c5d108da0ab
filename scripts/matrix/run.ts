import type { Browser } from '@playwright/test';
import { actAll, givenOf } from './acting.ts';
import type { Act } from './acts/act.ts';
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

/** What is done with one page of the browser, and what comes of it. */
type Work<Outcome> = (driver: Driver) => Promise<Outcome>;

/** Does each on the next page that is free; undefined for what was not begun when the run was ended. */
async function spread<Outcome>(
  drivers: readonly Driver[],
  work: readonly Work<Outcome>[],
  end: AbortSignal,
): Promise<(Outcome | undefined)[]> {
  const outcomes = new Array<Outcome | undefined>(work.length).fill(undefined);
  const waiting = [...work.entries()];
  const onePage = async (driver: Driver): Promise<void> => {
    for (let next = waiting.shift(); next && !end.aborted; next = waiting.shift()) {
      outcomes[next[0]] = await next[1](driver);
    }
  };
  await Promise.all(drivers.map(onePage));
  return outcomes;
}

/** Something that was driven, and how it is driven once more. */
interface Driven<Outcome extends { faults: string[] }> {
  outcome: Outcome;
  again: Work<Outcome>;
}

/** What seems wrong is done once more on pages that are less busy, and counts when it is wrong again. */
async function secondLook<Outcome extends { faults: string[] }>(
  drivers: readonly Driver[],
  driven: readonly Driven<Outcome>[],
  end: AbortSignal,
): Promise<Outcome[]> {
  const wrong = driven.filter(({ outcome }) => outcome.faults.length > 0);
  const later = await spread(
    drivers,
    wrong.map(({ again }) => again),
    end,
  );
  return driven.map((one) => later[wrong.indexOf(one)] ?? one.outcome);
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

/** Does an act once more for the answer that a cell is about. */
async function actAgain(driver: Driver, contract: Contract, wish: Act, cell: Cell): Promise<Cell> {
  const answers = contract.answers.get(cell.operation) ?? [];
  const same = answers.filter(({ status, name }) => status === cell.status && name === cell.name);
  const [tried] = await actAll(driver, contract, wish, same);
  return tried ?? cell;
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
  // Half as many pages keep a machine busy that nothing else does.
  const calm = drivers.slice(0, Math.ceil(pages / 2));
  async function driveAll<Outcome extends { faults: string[] }>(
    work: readonly Work<Driven<Outcome>[]>[],
  ): Promise<Outcome[]> {
    const driven = await spread(drivers, work, end);
    return secondLook(
      calm,
      driven.flatMap((some) => some ?? []),
      end,
    );
  }
  const opened = choice.isActsOnly ? [] : screens;
  const recorded = await driveAll(
    opened.map((screen) => async (driver) => {
      const again = (page: Driver) => record(page, contract, screen);
      return [{ outcome: await again(driver), again }];
    }),
  );
  tell(`${opened.length} screens opened`);
  const wishes = acts.filter(({ operation }) => isWanted(choice, operation) && isOfPart(choice, operation));
  const reads = jobsOf(choice, readJobs(recorded, contract), contract);
  // Acts take longest: begun first, they leave no page waiting for the last of them.
  const cells = await driveAll<Cell>([
    ...wishes.map((wish) => async (driver: Driver) => {
      const cells = await actAll(driver, contract, wish, answersOf(choice, contract, wish));
      return cells.map((outcome) => ({
        outcome,
        again: (page: Driver) => actAgain(page, contract, wish, outcome),
      }));
    }),
    ...reads.map((job) => async (driver: Driver) => {
      const again = (page: Driver) => read(page, contract, job);
      return [{ outcome: await again(driver), again }];
    }),
  ]);
  for (const { operation, status, name, where, faults } of cells)
    for (const fault of faults) tell(`${operation} ${status} ${name} at ${where}: ${fault}`);
  const acted = cells.filter(({ done }) => done !== '');
  tell(
    `${acted.length} answers to what is done on them, ${cells.length - acted.length} to what they ask by themselves`,
  );
  return {
    cells,
    screens: recorded.map(({ screen, faults }) => ({ path: screen.path, faults })),
    asked: new Set(recorded.flatMap(({ asked }) => asked)),
  };
}
