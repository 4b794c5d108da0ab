import { type OperationId, operations } from '#generated/operations.ts';
import type { PresetAnswer, UserAction } from '#tests/fixtures/fixture.ts';
import type { Contract, DocumentedAnswer } from './answers.ts';
import { type Cell, catchFaults, cellOf } from './cell.ts';
import type { Driver } from './driver.ts';
import { faultsOfAction, faultsOfPage, offersTheSame } from './judge.ts';
import { describeSteps, performStep } from './perform-step.ts';
import type { ForcedAnswer } from './site.ts';

/** Time limit for the call after the last step: writes that can be undone are sent late. */
const CALL_TIMEOUT_MS = 15_000;
/** Time limit for finding the element of a repeated step, which was there a moment ago. */
const REPEAT_TIMEOUT_MS = 1_500;

/** Returns the preset answers of a screen, modified where the contract has no matching example. */
export function presetAnswersOf(
  given: Readonly<Record<string, PresetAnswer>>,
  { answers }: Contract,
): ForcedAnswer[] {
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

/** Opens the action's screen and performs all steps but the last. */
async function prepare(driver: Driver, contract: Contract, action: UserAction): Promise<void> {
  const { path, isVisitor = false, steps, presetAnswers = {}, leadsElsewhere = false } = action;
  await driver.goTo(
    { path, isMember: !isVisitor },
    { given: presetAnswersOf(presetAnswers, contract), leadsElsewhere },
  );
  await driver.settle();
  for (const step of steps.slice(0, -1)) {
    await performStep(driver.page, step);
    await driver.settle();
  }
}

/** Mirrors the retry rule of the site's query client (src/shared/api/read/query-client.ts). */
function isRetriedByQueryClient(operation: string, status: number): boolean {
  return operations[operation as OperationId].method === 'GET' && [429, 502, 503].includes(status);
}

interface AttemptResult {
  faults: string[];
  /** True when the action can be repeated on the page as it is. */
  isRepeatable: boolean;
}

async function tryAnswer(
  driver: Driver,
  action: UserAction,
  answer: DocumentedAnswer,
  isFresh: boolean,
): Promise<AttemptResult> {
  const { operation, steps, silentBecause } = action;
  const before = await driver.settle();
  driver.clearRecords();
  driver.session.forced = { operation, answer };
  const [last] = steps.slice(-1);
  if (last) await performStep(driver.page, last, isFresh ? undefined : REPEAT_TIMEOUT_MS);
  await driver.untilRequested(operation, CALL_TIMEOUT_MS);
  // The query client retries reads, and shows nothing until it gives up.
  if (isRetriedByQueryClient(operation, answer.status))
    await driver.untilRequested(operation, CALL_TIMEOUT_MS, 3).catch(() => undefined);
  const { state: after, faults } = await driver.untilFaultless((state) => [
    ...faultsOfPage(state, driver.problems(), answer.status < 400),
    ...faultsOfAction(before, state, answer, silentBecause !== undefined),
  ]);
  return {
    faults,
    isRepeatable: answer.status >= 400 && after.address === before.address && offersTheSame(before, after),
  };
}

/** Runs an action with each of its answers. Opens the screen anew when the page does not allow a repetition. */
export async function runAction(
  driver: Driver,
  contract: Contract,
  action: UserAction,
  answers: readonly DocumentedAnswer[],
): Promise<Cell[]> {
  const cells: Cell[] = [];
  let isReady = false;
  // A success ends most actions.
  for (const answer of answers.toSorted((one, other) => other.status - one.status)) {
    const fresh = async (): Promise<string[]> => {
      await prepare(driver, contract, action);
      const tried = await tryAnswer(driver, action, answer, true);
      isReady = tried.isRepeatable;
      return tried.faults;
    };
    let faults: string[] | undefined;
    if (isReady) {
      const again = await tryAnswer(driver, action, answer, false).catch(() => undefined);
      // A message that was visible before proves nothing about this answer; a possible fault is checked on a fresh
      // page.
      if (again?.faults.length === 0) ({ faults, isRepeatable: isReady } = again);
    }
    faults ??= await catchFaults(fresh, () => driver.visibleText());
    cells.push(cellOf(action.operation, answer, action.path, describeSteps(action), faults));
  }
  return cells;
}
