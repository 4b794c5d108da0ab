import pLimit from 'p-limit';
import { rows } from '../contract.ts';
import { cellOf, codeOf } from '../judge.ts';
import { CANNOT } from '../mock.ts';
import { type Run, visitorOf } from '../run.ts';
import { requestFor } from '../samples.ts';
import { ownValues } from './answers.ts';

const ASKS_FOR_LOGIN: readonly (number | undefined)[] = [1034, 1016];

/**
 * Whoever is let in, besides who is refused (`refusals.yaml`): visitors, wherever the contract says `public`. And that no
 * two answers have one name.
 */
export async function checkRights(run: Run): Promise<void> {
  const own = ownValues(run, run.members.owner, undefined);
  const due = rows.filter(
    ({ id, method, operation }) =>
      run.isDue(id) &&
      method === 'get' &&
      operation['x-access'] === 'public' &&
      run.seen.get(id)?.presence === 'offered',
  );
  const limit = pLimit(6);
  const one = async (row: (typeof due)[number]) => {
    const answer = await run.ask(row, visitorOf(run), requestFor(row, own));
    const common = {
      id: `rights/${row.id}/visitor`,
      section: 'rights',
      operation: row.id,
      title: `${row.id} lets visitors in`,
    };
    const stopped = run.caller.stopped();
    if (stopped) return run.report({ ...common, verdict: 'not-provoked', detail: stopped });
    // A timeline of one's own may ask for it where the contract says so.
    const isAsked = ASKS_FOR_LOGIN.includes(codeOf(answer)) && !row.codes.includes(1034);
    const detail = isAsked ? `a visitor is answered ${cellOf(answer)}` : undefined;
    return run.report({ ...common, verdict: detail ? 'wrong' : 'right', ...(detail ? { detail } : {}) });
  };
  await Promise.all(due.map((row) => limit(() => one(row))));
}

/** Every answer names its own request. */
export function checkRequestIds(run: Run): void {
  const title = 'Every answer has an X-Request-Id of its own';
  const common = { id: 'rights/request-ids', section: 'rights', title };
  if (run.keepsNothing) {
    run.report({ ...common, verdict: 'not-provoked', detail: CANNOT.examples });
    return;
  }
  const double = run.requestIds.find((id, index) => run.requestIds.indexOf(id) !== index);
  run.report({
    ...common,
    verdict: double ? 'wrong' : 'right',
    ...(double ? { detail: `two answers are called ${double}` } : {}),
  });
}
