import type { Actor, Answer, Request } from './caller.ts';
import { type Row, rowOf } from './contract.ts';
import { recipes, undos } from './data.ts';
import { at } from './fill.ts';
import { requestOf } from './request.ts';
import { sessionOf } from './session.ts';

/** One call that takes away again what another one made. */
export interface Undoing {
  actor: Actor;
  row: Row;
  request: Request;
}

/** How what a member who stays just made is taken away again; undefined where nothing of it stays. */
export function undoingOf(row: Row, actor: Actor, request: Request, answer: Answer): Undoing | undefined {
  const undo = undos.find(({ call }) => call === row.id);
  if (!undo || answer.status >= 300) return undefined;
  const response = at(answer.json, 'response');
  const bearer = at(response, 'accessToken');
  const token = typeof bearer === 'string' ? { bearer } : sessionOf(actor.bearer, answer);
  const by = undo.as === 'token' ? token : actor;
  if (!by) return undefined;
  const values = { path: request.pathValues, body: request.body, response };
  const undoing = rowOf(undo.with);
  return { actor: by, row: undoing, request: requestOf(undoing, undo, values) };
}

/** Whether a write can be tried as a member who stays without changing what they had before. */
export function leavesNothing({ id, method }: Row): boolean {
  const isAboutMade = (recipes[id]?.make ?? []).length > 0 || recipes[id]?.as === 'visitor';
  return method === 'get' || isAboutMade || undos.some(({ call }) => call === id);
}
