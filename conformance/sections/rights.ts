import pLimit from 'p-limit';
import { operationRows } from '../contract.ts';
import { answerKey, codeOf } from '../judge.ts';
import { MOCK_LIMITATIONS } from '../mock.ts';
import { type Run, visitorOf } from '../run.ts';
import { requestFor } from '../samples.ts';
import { ownValues } from './answers.ts';

const ASKS_FOR_LOGIN: readonly (number | undefined)[] = [1034, 1016];

/**
 * Checks that visitors are accepted wherever the contract says `public`, in addition to refusals (`refusals.yaml`).
 * Also checks that request ids are unique.
 */
export async function checkRights(run: Run): Promise<void> {
  const own = ownValues(run, run.members.owner, undefined);
  const due = operationRows.filter(
    ({ id, method, operation }) =>
      run.isSelected(id) &&
      method === 'get' &&
      operation['x-access'] === 'public' &&
      run.seen.get(id)?.presence === 'offered',
  );
  const limit = pLimit(6);
  const one = async (row: (typeof due)[number]) => {
    const answer = await run.send(row, visitorOf(run), requestFor(row, own));
    const common = {
      id: `rights/${row.id}/visitor`,
      section: 'rights',
      operation: row.id,
      title: `${row.id} lets visitors in`,
    };
    const stopped = run.caller.stopped();
    if (stopped) return run.report({ ...common, verdict: 'not-provoked', detail: stopped });
    // A member's own timeline may ask for a login where the contract says so.
    const isLoginRequired = ASKS_FOR_LOGIN.includes(codeOf(answer)) && !row.codes.includes(1034);
    const detail = isLoginRequired ? `a visitor is answered ${answerKey(answer)}` : undefined;
    return run.report({
      ...common,
      answer,
      verdict: detail ? 'wrong' : 'right',
      ...(detail ? { detail } : {}),
    });
  };
  await Promise.all(due.map((row) => limit(() => one(row))));
}

/** Checks that every answer has a request id of its own. */
export function checkRequestIds(run: Run): void {
  const title = 'Every answer has an X-Request-Id of its own';
  const common = { id: 'rights/request-ids', section: 'rights', title };
  if (run.keepsNothing) {
    run.report({ ...common, verdict: 'not-provoked', detail: MOCK_LIMITATIONS.examples });
    return;
  }
  const double = run.requestIds.find((id, index) => run.requestIds.indexOf(id) !== index);
  run.report({
    ...common,
    verdict: double ? 'wrong' : 'right',
    ...(double ? { detail: `two answers are called ${double}` } : {}),
  });
}
