import type { Browser } from '@playwright/test';
import { type OperationId, operations } from '#generated/operations.ts';
import { type Act, acts } from './acts.ts';
import type { Contract, DocumentedAnswer } from './answers.ts';
import { doStep } from './hand.ts';
import { faultsOfAct, faultsOfPage, isAlike } from './judge.ts';
import { Driver } from './pages.ts';
import { type ReadJob, type Recorded, readJobs } from './reads.ts';
import type { Screen } from './screens.ts';
import type { Forced, MatrixSite } from './site.ts';

/** One cell of the matrix: what a screen did with one answer to one of its calls. */
export interface Cell {
  operation: string;
  /** The route's pattern for what a screen asks by itself, the address for what was done. */
  where: string;
  /** What was done, in words; empty for what a screen asks by itself. */
  done: string;
  status: number;
  name: string;
  code?: number;
  faults: string[];
}

/** How long after the last movement its call may come: what can be taken back goes out late. */
const UNTIL_ASKED_MS = 15_000;
/** How long a hand looks for what it held a moment ago. */
const SOON_MS = 1_500;

/** Does each thing on the next page that is free. */
export async function spread<Job, Outcome>(
  drivers: readonly Driver[],
  jobs: readonly Job[],
  work: (driver: Driver, job: Job) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = new Array(jobs.length);
  const waiting = [...jobs.entries()];
  const onePage = async (driver: Driver): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      outcomes[next[0]] = await work(driver, next[1]);
    }
  };
  await Promise.all(drivers.map(onePage));
  return outcomes;
}

/** What could not be driven is a fault like any other. */
async function faultsOf(work: () => Promise<string[]>): Promise<string[]> {
  try {
    return await work();
  } catch (error) {
    return [`it could not be driven: ${String(error).split('\n')[0]}`];
  }
}

function cellOf(
  operation: string,
  answer: DocumentedAnswer,
  where: string,
  done: string,
  faults: string[],
): Cell {
  const { status, name, code } = answer;
  return { operation, where, done, status, name, ...(code === undefined ? {} : { code }), faults };
}

/** Opens every screen as the mock answers by itself; its faults and what it asks. */
async function record(driver: Driver, screen: Screen): Promise<Recorded & { faults: string[] }> {
  const faults = await faultsOf(async () => {
    await driver.goTo(screen);
    return faultsOfPage(await driver.rest(), driver.problems(), true);
  });
  return { screen, asked: [...new Set(driver.seat.asked)], faults };
}

async function read(driver: Driver, { screen, operation, answer }: ReadJob): Promise<Cell> {
  const faults = await faultsOf(async () => {
    await driver.goTo(screen, { forced: { operation, answer } });
    const sight = await driver.rest();
    return faultsOfPage(sight, driver.problems(), answer.status < 400);
  });
  return cellOf(operation, answer, screen.pattern, '', faults);
}

function givenOf({ given = {} }: Act, { answers }: Contract): Forced[] {
  return Object.entries(given).map(([operation, name]) => {
    const answer = answers.get(operation)?.find((one) => one.name === name);
    if (!answer) throw new Error(`${operation} has no example ${name}.`);
    return { operation, answer };
  });
}

/** Opens the place of an act and does all but the call itself. */
async function prepare(driver: Driver, contract: Contract, wish: Act): Promise<void> {
  const { path, isVisitor = false, steps } = wish;
  await driver.goTo({ path, isMember: !isVisitor }, { given: givenOf(wish, contract) });
  await driver.rest();
  for (const step of steps.slice(0, -1)) {
    await doStep(driver.page, step);
    await driver.rest();
  }
}

/** As the site's query client has it (src/shared/api/read/query-client.ts). */
function isTriedAgain(operation: string, status: number): boolean {
  return operations[operation as OperationId].method === 'GET' && [429, 502, 503].includes(status);
}

interface Tried {
  faults: string[];
  /** Whether the same hand can do it once more as things are. */
  isReady: boolean;
}

async function tryAnswer(
  driver: Driver,
  wish: Act,
  answer: DocumentedAnswer,
  isFresh: boolean,
): Promise<Tried> {
  const { operation, steps, silentBecause } = wish;
  const before = await driver.rest();
  driver.forget();
  driver.seat.forced = { operation, answer };
  const [last] = steps.slice(-1);
  if (last) await doStep(driver.page, last, isFresh ? undefined : SOON_MS);
  await driver.untilAsked(operation, UNTIL_ASKED_MS);
  // Reading is tried again by itself, and until then nothing is said.
  if (isTriedAgain(operation, answer.status))
    await driver.untilAsked(operation, UNTIL_ASKED_MS, 3).catch(() => undefined);
  const after = await driver.rest();
  const faults = [
    ...faultsOfPage(after, driver.problems(), answer.status < 400),
    ...faultsOfAct(before, after, answer, silentBecause !== undefined),
  ];
  return {
    faults,
    isReady: answer.status >= 400 && after.address === before.address && isAlike(before, after),
  };
}

/** Gives an act all its answers, one after the other. What cannot be done again in its place is begun anew. */
async function actAll(
  driver: Driver,
  contract: Contract,
  wish: Act,
  tell: (cell: Cell | undefined) => void,
): Promise<Cell[]> {
  const cells: Cell[] = [];
  const done = wish.steps.map(([kind, name]) => `${kind} “${name}”`).join(', ');
  let isReady = false;
  const answers = contract.answers.get(wish.operation) ?? [];
  // A success ends most acts.
  for (const answer of answers.toSorted((one, other) => other.status - one.status)) {
    const fresh = async (): Promise<string[]> => {
      await prepare(driver, contract, wish);
      const tried = await tryAnswer(driver, wish, answer, true);
      isReady = tried.isReady;
      return tried.faults;
    };
    let faults: string[] | undefined;
    if (isReady) {
      const again = await tryAnswer(driver, wish, answer, false).catch(() => undefined);
      // A message that stands there already tells nothing of this answer; whatever seems wrong gets a fresh page.
      if (again?.faults.length === 0) ({ faults, isReady } = again);
    }
    faults ??= await faultsOf(fresh);
    cells.push(cellOf(wish.operation, answer, wish.path, done, faults));
    tell(cells.at(-1));
  }
  return cells;
}

export interface Outcome {
  cells: Cell[];
  /** Screens that are faulty as they are. */
  screens: { path: string; faults: string[] }[];
  /** What screens ask by themselves. */
  asked: Set<string>;
}

/**
 * Drives all screens through all documented answers.
 *
 * @param pages how many pages of the browser work beside each other
 */
export async function runMatrix(
  browser: Browser,
  site: MatrixSite,
  contract: Contract,
  screens: readonly Screen[],
  { pages, only = '', tell }: { pages: number; only?: string; tell: (line: string) => void },
): Promise<Outcome> {
  const seats = Array.from({ length: pages }, (_, at) => `seat${at}`);
  const drivers = await Promise.all(seats.map((id) => Driver.open(browser, site, id)));
  const recorded = await spread(drivers, screens, record);
  tell(`${screens.length} screens opened`);
  const reads = readJobs(recorded, contract).filter(({ operation }) => operation.includes(only));
  const wishes = acts.filter(({ operation }) => operation.includes(only));
  const tellFaults = (cell: Cell | undefined): void => {
    for (const fault of cell?.faults ?? [])
      tell(`${cell?.operation} ${cell?.status} ${cell?.name} at ${cell?.where}: ${fault}`);
  };
  const ofActs = await spread(drivers, wishes, (driver, wish) => actAll(driver, contract, wish, tellFaults));
  tell(`${ofActs.flat().length} answers to what is done on them`);
  const ofReads = await spread(drivers, reads, async (driver, job) => {
    const cell = await read(driver, job);
    tellFaults(cell);
    return cell;
  });
  tell(`${ofReads.length} answers to what they ask by themselves`);
  return {
    cells: [...ofReads, ...ofActs.flat()],
    screens: recorded.map(({ screen, faults }) => ({ path: screen.path, faults })),
    asked: new Set(recorded.flatMap(({ asked }) => asked)),
  };
}
