import pLimit from 'p-limit';
import type { Answer } from '../caller.ts';
import { type OperationRow, operationRows } from '../contract.ts';
import { recipes, refusals } from '../data.ts';
import { answerKey, codeOf } from '../judge.ts';
import { MOCK_LIMITATIONS, mockLimitationOf } from '../mock.ts';
import { createFixture, type Run } from '../run.ts';
import { requestFor } from '../samples.ts';
import { fillTemplate, type Values } from '../template-values.ts';
import { ownValues } from './answers.ts';
import { variations } from './variations.ts';

/** Variations of the request, not of the caller: a request that is refused for another reason anyway proves nothing. */
const BODY_VARIATIONS = new Set([
  'unknown-field',
  'above-maximum',
  'below-minimum',
  'strange-cursor',
  'other-content-type',
]);

/** Variations that only a server with stored data can refuse. */
const STATEFUL_VARIATIONS = new Set(['unknown-subject', 'other-blog', 'strange-cursor']);

/** Returns why a mock accepted an invalid call, or refused it with another code. */
function mockLimitation(variation: string, answer: Answer): string {
  if (STATEFUL_VARIATIONS.has(variation)) return MOCK_LIMITATIONS.memory;
  return BODY_VARIATIONS.has(variation) ? mockLimitationOf(answer) : MOCK_LIMITATIONS.who;
}

/**
 * Returns true when the request is refused for another reason first: the subject of a body is known only once the body
 * is valid.
 */
function isRefusedAnyway(row: OperationRow, variation: string): boolean {
  return BODY_VARIATIONS.has(variation) || (variation === 'stranger' && row.requirements[0]?.in === 'body');
}

/**
 * Provokes every code that an operation's properties imply, on every offered operation that documents it: the valid
 * request with one change. Refused calls change nothing, so they concern the owner's own blog.
 */
export async function checkRefusals(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  const { owner } = run.members;
  const post = owner && (await createFixture(run, 'post', owner.actor, { me: owner }).catch(() => undefined));
  const own = ownValues(run, owner, post);
  const due = operationRows.flatMap((row) =>
    run.isSelected(row.id) && run.seen.get(row.id)?.presence === 'offered'
      ? refusals
          .filter(({ code, except }) => row.codes.includes(code) && !except?.includes(row.id))
          .map((refusal) => ({ row, ...refusal }))
      : [],
  );
  const named = (query: Values = {}) => fillTemplate(query, { ...run.members, me: owner }) as Values;
  const limit = pLimit(6);
  let done = 0;
  const check = async ({ row, code, variation, title }: (typeof due)[number]) => {
    const vary = variations[variation];
    if (!vary) throw new Error(`openapi/conformance/refusals.yaml names no variation ${variation}`);
    const request = requestFor(row, own);
    const recipe = recipes[row.id];
    // The recipe satisfies rules that the schema cannot express, such as one of two parameters.
    const query = recipe?.make ? request.query : { ...request.query, ...named(recipe?.query) };
    const made = vary(run, row, { ...request, query });
    done += 1;
    progress(done, due.length);
    if (!made) return;
    const common = {
      id: `refusals/${row.id}/${variation}`,
      section: 'refusals',
      operation: row.id,
      title: `${row.id}: ${title}`,
    };
    if (typeof made === 'string') {
      const detail = run.keepsNothing ? MOCK_LIMITATIONS.who : made;
      return run.report({ ...common, verdict: 'not-provoked', detail });
    }
    const answer = await run.send(row, made.actor, made.request);
    const cell = answer.failure ? 'no answer' : answerKey(answer);
    const stopped = run.caller.stopped();
    if (stopped) return run.report({ ...common, verdict: 'not-provoked', detail: stopped });
    if (codeOf(answer) === code && !run.seen.get(row.id)?.cells.get(cell)?.detail)
      return run.report({ ...common, cell, verdict: 'right' });
    if (run.keepsNothing)
      return run.report({ ...common, verdict: 'not-provoked', detail: mockLimitation(variation, answer) });
    if (
      cell === run.seen.get(row.id)?.validRequestAnswer &&
      answer.status >= 400 &&
      isRefusedAnyway(row, variation)
    ) {
      const detail = `without a recipe the call is refused with ${cell} in any case`;
      return run.report({ ...common, cell, verdict: 'not-provoked', detail });
    }
    const detail = `code ${code} was expected, ${answer.failure ?? cell} came`;
    return run.report({ ...common, cell, answer, verdict: 'wrong', detail });
  };
  await Promise.all(due.map((row) => limit(() => check(row))));
}
