import type { Answer } from '../caller.ts';
import { rowOf } from '../contract.ts';
import type { Member } from '../members.ts';
import { requestOf } from '../request.ts';
import { type Run, visitorOf } from '../run.ts';
import type { ViewOf } from '../scenes.ts';
import { fillTemplate, type Values, valueAt } from '../template-values.ts';

export type Resource = Record<string, unknown>;

/** A resource as a call answered it; none where the answer lacks it. */
export interface Seen {
  resource?: Resource;
  answer: Answer;
}

/** Reads a resource with one call; an item of a list is found by the view's `find`. */
export async function readView(run: Run, view: ViewOf, values: Values): Promise<Seen> {
  const row = rowOf(view.call);
  const member = view.as === 'visitor' ? undefined : (values[view.as ?? 'me'] as Member);
  const answer = await run.send(row, member?.actor ?? visitorOf(run), requestOf(row, view, values));
  const found = valueAt(answer.json, view.at);
  if (!Array.isArray(found)) return { resource: found as Resource | undefined, answer };
  const wanted = Object.entries(fillTemplate(view.find ?? {}, values) as Values);
  const item = found.find((one) => wanted.every(([path, value]) => valueAt(one, path) === value));
  return { resource: valueAt(item, view.item ?? '') as Resource | undefined, answer };
}
