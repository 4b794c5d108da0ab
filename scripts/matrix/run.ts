import type { Browser } from '@playwright/test';
import { userActions } from '#tests/fixtures/all-fixtures.ts';
import type { UserAction } from '#tests/fixtures/fixture.ts';
import type { Contract } from './answers.ts';
import { type Cell, catchFaults, cellOf } from './cell.ts';
import { Driver } from './driver.ts';
import { faultsOfPage } from './judge.ts';
import type { PageState } from './page-state.ts';
import { type ReadJob, type RecordedScreen, readJobs } from './reads.ts';
import { presetAnswersOf, runAction } from './run-action.ts';
import { answersOf, type Choice, isOfPart, isSelected, jobsOf } from './sample.ts';
import type { Screen } from './screens.ts';
import type { MatrixSite } from './site.ts';

/** A task for one browser page, and its outcome. */
type Work<Outcome> = (driver: Driver) => Promise<Outcome>;

/**
 * Runs each task on the next free page; the outcome is undefined for tasks that had not started when the run was ended.
 */
async function runOnFreePages<Outcome>(
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

/** An outcome and the task that repeats it. */
interface Rerunnable<Outcome extends { faults: string[] }> {
  outcome: Outcome;
  again: Work<Outcome>;
}

/** Repeats faulty outcomes on fewer pages in parallel; the second outcome counts. */
async function rerunFaulty<Outcome extends { faults: string[] }>(
  drivers: readonly Driver[],
  finished: readonly Rerunnable<Outcome>[],
  end: AbortSignal,
): Promise<Outcome[]> {
  const wrong = finished.filter(({ outcome }) => outcome.faults.length > 0);
  const later = await runOnFreePages(
    drivers,
    wrong.map(({ again }) => again),
    end,
  );
  return finished.map((one) => later[wrong.indexOf(one)] ?? one.outcome);
}

/** Opens a screen with the mock's default answers and returns its faults and calls. */
async function recordScreens(
  driver: Driver,
  contract: Contract,
  screen: Screen,
): Promise<RecordedScreen & { faults: string[] }> {
  const faults = await catchFaults(
    async () => {
      await driver.goTo(screen, { given: presetAnswersOf(screen.presetAnswers ?? {}, contract) });
      return (await driver.untilFaultless((state) => faultsOfPage(state, driver.problems(), true))).faults;
    },
    () => driver.visibleText(),
  );
  return { screen, asked: [...new Set(driver.session.requested)], faults };
}

async function read(
  driver: Driver,
  contract: Contract,
  { screen, operation, answer }: ReadJob,
): Promise<Cell> {
  const faults = await catchFaults(
    async () => {
      const { [operation]: _, ...given } = screen.presetAnswers ?? {};
      await driver.goTo(screen, { forced: { operation, answer }, given: presetAnswersOf(given, contract) });
      const judge = (state: PageState) => faultsOfPage(state, driver.problems(), answer.status < 400);
      return (await driver.untilFaultless(judge)).faults;
    },
    () => driver.visibleText(),
  );
  return cellOf(operation, answer, screen.pattern, '', faults);
}

/** Does an action once more for the answer that a cell is about. */
async function rerunAction(
  driver: Driver,
  contract: Contract,
  action: UserAction,
  cell: Cell,
): Promise<Cell> {
  const answers = contract.answers.get(cell.operation) ?? [];
  const same = answers.filter(({ status, name }) => status === cell.status && name === cell.name);
  const [tried] = await runAction(driver, contract, action, same);
  return tried ?? cell;
}

export interface Outcome {
  cells: Cell[];
  /** Screens that are faulty with the default answers. */
  screens: { path: string; faults: string[] }[];
  /** Calls that screens send on opening. */
  asked: Set<string>;
}

/**
 * Runs all screens and actions through all documented answers, or those of a choice.
 *
 * @param pages number of browser pages in parallel
 * @param end ends the run early: tasks in progress are finished, and the finished ones are the outcome
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
  const sessions = Array.from({ length: pages }, (_, at) => `session${at}`);
  const drivers = await Promise.all(sessions.map((id) => Driver.open(browser, site, id)));
  // Half as many pages leave the machine enough capacity for reliable repetitions.
  const idleDrivers = drivers.slice(0, Math.ceil(pages / 2));
  async function driveAll<Outcome extends { faults: string[] }>(
    work: readonly Work<Rerunnable<Outcome>[]>[],
  ): Promise<Outcome[]> {
    const finished = await runOnFreePages(drivers, work, end);
    return rerunFaulty(
      idleDrivers,
      finished.flatMap((some) => some ?? []),
      end,
    );
  }
  const opened = choice.isActionsOnly ? [] : screens;
  const recorded = await driveAll(
    opened.map((screen) => async (driver) => {
      const again = (page: Driver) => recordScreens(page, contract, screen);
      return [{ outcome: await again(driver), again }];
    }),
  );
  tell(`${opened.length} screens opened`);
  const selected = userActions.filter(
    ({ operation }) => isSelected(choice, operation) && isOfPart(choice, operation),
  );
  const reads = jobsOf(choice, readJobs(recorded, contract), contract);
  // Actions take longest, so they start first.
  const cells = await driveAll<Cell>([
    ...selected.map((action) => async (driver: Driver) => {
      const cells = await runAction(driver, contract, action, answersOf(choice, contract, action));
      return cells.map((outcome) => ({
        outcome,
        again: (page: Driver) => rerunAction(page, contract, action, outcome),
      }));
    }),
    ...reads.map((job) => async (driver: Driver) => {
      const again = (page: Driver) => read(page, contract, job);
      return [{ outcome: await again(driver), again }];
    }),
  ]);
  for (const { operation, status, name, where, faults } of cells)
    for (const fault of faults) tell(`${operation} ${status} ${name} at ${where}: ${fault}`);
  const actionCells = cells.filter(({ steps }) => steps !== '');
  tell(
    `${actionCells.length} answers to what is done on them, ${cells.length - actionCells.length} to what they ask by themselves`,
  );
  return {
    cells,
    screens: recorded.map(({ screen, faults }) => ({ path: screen.path, faults })),
    asked: new Set(recorded.flatMap(({ asked }) => asked)),
  };
}
