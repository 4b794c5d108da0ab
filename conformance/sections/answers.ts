import pLimit from 'p-limit';
import type { Actor, Request } from '../caller.ts';
import { type OperationRow, operationRows } from '../contract.ts';
import { recipes } from '../data.ts';
import { answerKey, isNotOffered } from '../judge.ts';
import type { Member } from '../members.ts';
import { requestOf } from '../request.ts';
import { createFixture, type Run, visitorOf } from '../run.ts';
import { requestFor } from '../samples.ts';
import { type Values, valueAt } from '../template-values.ts';
import { isReversible } from '../undo.ts';

/** Returns the values that a generated request may name: the run's own resources, and the configured ones. */
export function ownValues(run: Run, member: Member | undefined, post: unknown): Values {
  const blog = member?.blog ?? 'conform-nobody';
  const named = Object.fromEntries(
    ['blog', 'tumblelog', 'tumblelog_name', 'as', 'reply_as'].map((name) => [name, blog]),
  );
  const id = valueAt(post, 'id');
  const ofPost = id === undefined ? {} : { id, post_id: id, reblog_key: valueAt(post, 'reblogKey') };
  const participant = member?.uuid ? { participant: member.uuid } : {};
  return { ...named, ...participant, tag: 'conform', ...ofPost, ...run.config.values };
}

interface RequestWithActor {
  actor: Actor;
  request: Request;
}

/** Builds the valid request of an operation's recipe, after creating its fixtures; a text tells why it cannot. */
export async function requestByRecipe(
  run: Run,
  row: OperationRow,
  usual: Member | undefined,
): Promise<RequestWithActor | string> {
  const recipe = recipes[row.id] ?? {};
  const chosen = recipe.as === 'owner' || recipe.as === 'busy' ? run.members[recipe.as] : usual;
  const member = recipe.as === 'alone' ? await run.newMember() : chosen;
  if (!member && recipe.as !== 'visitor') return `it needs a member of its own: ${run.why ?? 'none'}`;
  const actor = recipe.as === 'visitor' ? visitorOf(run) : (member as Member).actor;
  const values: Values = { ...run.config.values, ...run.members, me: member };
  try {
    for (const name of recipe.make ?? []) values[name] = await createFixture(run, name, actor, values);
    return { actor, request: requestOf(row, recipe, values) };
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Sends the call as a permitted caller. With a recipe it must succeed; a generated request must get a documented
 * answer.
 */
async function checkOperation(
  run: Run,
  row: OperationRow,
  usual: Member | undefined,
  post: unknown,
): Promise<void> {
  const id = `answers/${row.id}/rightful`;
  const title = `${row.id} answers who may call it`;
  const common = { id, title, section: 'answers', operation: row.id };
  if (usual && run.persistentBearers.has(usual.actor.bearer) && !isReversible(row)) {
    const detail = 'it would change what a member of the configuration has';
    return run.report({ ...common, verdict: 'not-provoked', detail });
  }
  const hasRecipe = row.id in recipes;
  const madeUp = {
    actor: usual?.actor ?? visitorOf(run),
    request: requestFor(row, ownValues(run, usual, post)),
  };
  const given = hasRecipe ? await requestByRecipe(run, row, usual) : madeUp;
  // A mock answers examples, which need not contain what a recipe looks for.
  const made = typeof given === 'string' && run.keepsNothing ? madeUp : given;
  if (typeof made === 'string') return run.report({ ...common, verdict: 'not-provoked', detail: made });
  const answer = await run.send(row, made.actor, made.request);
  const stopped = run.caller.stopped();
  if (stopped) return run.report({ ...common, verdict: 'not-provoked', detail: stopped });
  if (isNotOffered(answer)) return run.report({ ...common, verdict: 'not-offered' });
  const cell = answer.failure ? 'no answer' : answerKey(answer);
  const seen = run.seen.get(row.id);
  if (seen) seen.validRequestAnswer = cell;
  const fault = seen?.cells.get(cell)?.detail;
  const refused = hasRecipe && !run.keepsNothing && answer.status >= 300;
  const detail = fault ?? (refused ? `it was refused with ${cell}` : undefined);
  run.report({ ...common, cell, answer, verdict: detail ? 'wrong' : 'right', ...(detail ? { detail } : {}) });
}

/** Calls every operation once: first reads, then writes, one after the other and as a member of its own. */
export async function checkAnswers(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  const { owner, busy } = run.members;
  const postOf = async (member: Member | undefined) =>
    member && createFixture(run, 'post', member.actor, { me: member }).catch(() => undefined);
  const [ownPost, busyPost] = [await postOf(owner), await postOf(busy)];
  const due = operationRows.filter(({ id }) => run.isSelected(id));
  let done = 0;
  const one = async (row: OperationRow, member: Member | undefined, post: unknown) => {
    await checkOperation(run, row, member, post);
    done += 1;
    progress(done, due.length);
  };
  const limit = pLimit(6);
  const reading = due.filter(({ method }) => method === 'get');
  await Promise.all(reading.map((row) => limit(() => one(row, owner, ownPost))));
  for (const row of due) if (row.method !== 'get') await one(row, busy, busyPost);
}
