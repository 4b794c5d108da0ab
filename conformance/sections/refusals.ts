import pLimit from 'p-limit';
import type { Answer } from '../caller.ts';
import { type Row, rows } from '../contract.ts';
import { recipes, refusals } from '../data.ts';
import { fill, type Values } from '../fill.ts';
import { cellOf, codeOf } from '../judge.ts';
import { CANNOT, whyNotByMock } from '../mock.ts';
import { makeThing, type Run } from '../run.ts';
import { requestFor } from '../samples.ts';
import { ownValues } from './answers.ts';
import { variations } from './variations.ts';

/** Changes of what is sent, not of who sends it: a request that is refused for another reason anyway shows nothing. */
const SHAPED = new Set([
  'unknown-field',
  'above-maximum',
  'below-minimum',
  'strange-cursor',
  'other-content-type',
]);

/** Changes that only who knows its things can refuse. */
const OF_MEMORY = new Set(['unknown-subject', 'strange-cursor']);

/** Why a mock let a wrong call pass, or refused it by another code. */
function whyNotOfMock(variation: string, answer: Answer): string {
  if (OF_MEMORY.has(variation)) return CANNOT.memory;
  return SHAPED.has(variation) ? whyNotByMock(answer) : CANNOT.who;
}

/** Whether a request that cannot succeed hides the refusal: a subject that the body names is known when the body is. */
function isShaped(row: Row, variation: string): boolean {
  return SHAPED.has(variation) || (variation === 'stranger' && row.requirements[0]?.in === 'body');
}

/**
 * Every code that follows from what an operation is, provoked on every operation that documents it and is offered: the
 * rightful request with one thing changed. Refused calls change nothing, so they are made about the owner's own blog.
 */
export async function checkRefusals(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  const { owner } = run.members;
  const post = owner && (await makeThing(run, 'post', owner.actor, { me: owner }).catch(() => undefined));
  const own = ownValues(run, owner, post);
  const due = rows.flatMap((row) =>
    run.isDue(row.id) && run.seen.get(row.id)?.presence === 'offered'
      ? refusals.filter(({ code }) => row.codes.includes(code)).map((refusal) => ({ row, ...refusal }))
      : [],
  );
  const named = (query: Values = {}) => fill(query, { ...run.members, me: owner }) as Values;
  const limit = pLimit(6);
  let done = 0;
  const check = async ({ row, code, variation, title }: (typeof due)[number]) => {
    const vary = variations[variation];
    if (!vary) throw new Error(`openapi/conformance/refusals.yaml names no variation ${variation}`);
    const request = requestFor(row, own);
    const recipe = recipes[row.id];
    // A rule that the schema cannot say, such as one of two parameters, is kept by the recipe.
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
      const detail = run.keepsNothing ? CANNOT.who : made;
      return run.report({ ...common, verdict: 'not-provoked', detail });
    }
    const answer = await run.ask(row, made.actor, made.request);
    const cell = answer.failure ? 'no answer' : cellOf(answer);
    const stopped = run.caller.stopped();
    if (stopped) return run.report({ ...common, verdict: 'not-provoked', detail: stopped });
    if (codeOf(answer) === code && !run.seen.get(row.id)?.cells.get(cell)?.detail)
      return run.report({ ...common, cell, verdict: 'right' });
    if (run.keepsNothing)
      return run.report({ ...common, verdict: 'not-provoked', detail: whyNotOfMock(variation, answer) });
    if (cell === run.seen.get(row.id)?.rightful && answer.status >= 400 && isShaped(row, variation)) {
      const detail = `without a recipe the call is refused with ${cell} in any case`;
      return run.report({ ...common, cell, verdict: 'not-provoked', detail });
    }
    const detail = `code ${code} was expected, ${answer.failure ?? cell} came`;
    return run.report({ ...common, cell, verdict: 'wrong', detail });
  };
  await Promise.all(due.map((row) => limit(() => check(row))));
}
