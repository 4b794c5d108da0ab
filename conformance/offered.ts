import pLimit from 'p-limit';
import { makeCaller } from './caller.ts';
import { operationRows } from './contract.ts';
import { isNotOffered } from './judge.ts';
import { requestFor } from './samples.ts';

/** Time limits of one call and of all calls. */
const CALL_TIMEOUT_MS = 5000;
const PROBE_TIMEOUT_MS = 120_000;
const MAX_PARALLEL_CALLS = 6;

/**
 * Returns the operations that a server does not offer: it answers 501 with code 5001, or does not know the address.
 * Each is called once by a visitor, writes with an empty body, so that nothing is created. An operation without an
 * answer counts as offered.
 */
export async function notOfferedOperations(url: string, clientToken: string): Promise<string[]> {
  const caller = makeCaller({
    url: url.replace(/\/+$/, ''),
    callMs: CALL_TIMEOUT_MS,
    deadline: Date.now() + PROBE_TIMEOUT_MS,
  });
  const limit = pLimit(MAX_PARALLEL_CALLS);
  const answers = operationRows.map((row) =>
    limit(async () => {
      const { body, ...request } = requestFor(row, {});
      const empty = body === undefined ? {} : { body: {} };
      const answer = await caller.send({ bearer: clientToken }, { ...request, ...empty });
      return answer.failure === undefined && isNotOffered(answer) ? [row.id] : [];
    }),
  );
  return (await Promise.all(answers)).flat();
}
