import { type OperationId, operations } from '#generated/operations.ts';
import { type Act, doneOf, type Given } from './acts/act.ts';
import type { Contract, DocumentedAnswer } from './answers.ts';
import { type Cell, cellOf, faultsOf } from './cell.ts';
import { doStep } from './hand.ts';
import { faultsOfAct, faultsOfPage, isAlike } from './judge.ts';
import type { Driver } from './pages.ts';
import type { Forced } from './site.ts';

/** How long after the last movement its call may come: what can be taken back goes out late. */
const UNTIL_ASKED_MS = 15_000;
/** How long a hand looks for what it held a moment ago. */
const SOON_MS = 1_500;

/** The answers that prepare a place, changed where the contract has no example of such a place. */
export function givenOf(given: Readonly<Record<string, Given>>, { answers }: Contract): Forced[] {
  return Object.entries(given).map(([operation, wanted]) => {
    const { example, change } = typeof wanted === 'string' ? { example: wanted, change: undefined } : wanted;
    const answer = answers.get(operation)?.find((one) => one.name === example);
    if (!answer) throw new Error(`${operation} has no example ${example}.`);
    if (!change) return { operation, answer };
    const body = structuredClone(answer.body);
    change(body as never);
    return { operation, answer: { ...answer, body } };
  });
}

/** Opens the place of an act and does all but the call itself. */
async function prepare(driver: Driver, contract: Contract, wish: Act): Promise<void> {
  const { path, isVisitor = false, steps, given = {}, leadsElsewhere = false } = wish;
  await driver.goTo({ path, isMember: !isVisitor }, { given: givenOf(given, contract), leadsElsewhere });
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
  const { sight: after, faults } = await driver.untilRight((sight) => [
    ...faultsOfPage(sight, driver.problems(), answer.status < 400),
    ...faultsOfAct(before, sight, answer, silentBecause !== undefined),
  ]);
  return {
    faults,
    isReady: answer.status >= 400 && after.address === before.address && isAlike(before, after),
  };
}

/** Gives an act all its answers, one after the other. What cannot be done again in its place is begun anew. */
export async function actAll(
  driver: Driver,
  contract: Contract,
  wish: Act,
  answers: readonly DocumentedAnswer[],
): Promise<Cell[]> {
  const cells: Cell[] = [];
  let isReady = false;
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
    cells.push(cellOf(wish.operation, answer, wish.path, doneOf(wish), faults));
  }
  return cells;
}
