import type { Actor, Answer, Request } from './caller.ts';
import { type OperationRow, rowOf } from './contract.ts';
import { recipes, undoRules } from './data.ts';
import { requestOf } from './request.ts';
import { sessionFrom } from './session.ts';
import { valueAt } from './template-values.ts';

/** A call that undoes another one. */
export interface UndoCall {
  actor: Actor;
  row: OperationRow;
  request: Request;
}

/** Returns the call that undoes what a configured member just created; undefined where nothing remains. */
export function undoCallOf(
  row: OperationRow,
  actor: Actor,
  request: Request,
  answer: Answer,
): UndoCall | undefined {
  const undo = undoRules.find(({ call }) => call === row.id);
  if (!undo || answer.status >= 300) return undefined;
  const response = valueAt(answer.json, 'response');
  const bearer = valueAt(response, 'accessToken');
  const token = typeof bearer === 'string' ? { bearer } : sessionFrom(actor.bearer, answer);
  const by = undo.as === 'token' ? token : actor;
  if (!by) return undefined;
  const values = { path: request.pathValues, body: request.body, response };
  const undoing = rowOf(undo.with);
  return { actor: by, row: undoing, request: requestOf(undoing, undo, values) };
}

/** Returns true when a write can be tried as a configured member without changing existing data. */
export function isReversible({ id, method }: OperationRow): boolean {
  const concernsFixture = (recipes[id]?.make ?? []).length > 0 || recipes[id]?.as === 'visitor';
  return method === 'get' || concernsFixture || undoRules.some(({ call }) => call === id);
}
