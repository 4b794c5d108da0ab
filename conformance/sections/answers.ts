import pLimit from 'p-limit';
import type { Actor, Request } from '../caller.ts';
import { type Row, rows } from '../contract.ts';
import { recipes } from '../data.ts';
import { at, type Values } from '../fill.ts';
import { cellOf, isNotOffered } from '../judge.ts';
import type { Member } from '../members.ts';
import { requestOf } from '../request.ts';
import { makeThing, type Run, visitorOf } from '../run.ts';
import { requestFor } from '../samples.ts';
import { leavesNothing } from '../undo.ts';

/** What the run may name in a request that it makes up: its own things, and what the configuration gives. */
export function ownValues(run: Run, member: Member | undefined, post: unknown): Values {
  const blog = member?.blog ?? 'conform-nobody';
  const named = Object.fromEntries(
    ['blog', 'tumblelog', 'tumblelog_name', 'as', 'reply_as'].map((name) => [name, blog]),
  );
  const id = at(post, 'id');
  const ofPost = id === undefined ? {} : { id, post_id: id, reblog_key: at(post, 'reblogKey') };
  const participant = member?.uuid ? { participant: member.uuid } : {};
  return { ...named, ...participant, tag: 'conform', ...ofPost, ...run.config.values };
}

interface Made {
  actor: Actor;
  request: Request;
}

/** The rightful call as its recipe says, with what it needs made first; a text tells why it cannot be made. */
export async function byRecipe(run: Run, row: Row, usual: Member | undefined): Promise<Made | string> {
  const recipe = recipes[row.id] ?? {};
  const chosen = recipe.as === 'owner' || recipe.as === 'busy' ? run.members[recipe.as] : usual;
  const member = recipe.as === 'alone' ? await run.newMember() : chosen;
  if (!member && recipe.as !== 'visitor') return `it needs a member of its own: ${run.why ?? 'none'}`;
  const actor = recipe.as === 'visitor' ? visitorOf(run) : (member as Member).actor;
  const values: Values = { ...run.config.values, ...run.members, me: member };
  try {
    for (const name of recipe.make ?? []) values[name] = await makeThing(run, name, actor, values);
    return { actor, request: requestOf(row, recipe, values) };
  } catch (error) {
    return (error as Error).message;
  }
}

/** Makes the call as who may make it. With a recipe it must succeed; made up, its answer must be a documented one. */
async function askOne(run: Run, row: Row, usual: Member | undefined, post: unknown): Promise<void> {
  const id = `answers/${row.id}/rightful`;
  const title = `${row.id} answers who may call it`;
  const common = { id, title, section: 'answers', operation: row.id };
  if (usual && run.staying.has(usual.actor.bearer) && !leavesNothing(row)) {
    const detail = 'it would change what a member of the configuration has';
    return run.report({ ...common, verdict: 'not-provoked', detail });
  }
  const hasRecipe = row.id in recipes;
  const madeUp = {
    actor: usual?.actor ?? visitorOf(run),
    request: requestFor(row, ownValues(run, usual, post)),
  };
  const given = hasRecipe ? await byRecipe(run, row, usual) : madeUp;
  // A mock answers examples: what a recipe looks for in them need not be there.
  const made = typeof given === 'string' && run.keepsNothing ? madeUp : given;
  if (typeof made === 'string') return run.report({ ...common, verdict: 'not-provoked', detail: made });
  const answer = await run.ask(row, made.actor, made.request);
  const stopped = run.caller.stopped();
  if (stopped) return run.report({ ...common, verdict: 'not-provoked', detail: stopped });
  if (isNotOffered(answer)) return run.report({ ...common, verdict: 'not-offered' });
  const cell = answer.failure ? 'no answer' : cellOf(answer);
  const seen = run.seen.get(row.id);
  if (seen) seen.rightful = cell;
  const fault = seen?.cells.get(cell)?.detail;
  const refused = hasRecipe && !run.keepsNothing && answer.status >= 300;
  const detail = fault ?? (refused ? `it was refused with ${cell}` : undefined);
  run.report({ ...common, cell, verdict: detail ? 'wrong' : 'right', ...(detail ? { detail } : {}) });
}

/** Asks every operation once: first what reads, then what writes, one after the other and as a member of its own. */
export async function checkAnswers(run: Run, progress: (done: number, of: number) => void): Promise<void> {
  const { owner, busy } = run.members;
  const postOf = async (member: Member | undefined) =>
    member && makeThing(run, 'post', member.actor, { me: member }).catch(() => undefined);
  const [ownPost, busyPost] = [await postOf(owner), await postOf(busy)];
  const due = rows.filter(({ id }) => run.isDue(id));
  let done = 0;
  const one = async (row: Row, member: Member | undefined, post: unknown) => {
    await askOne(run, row, member, post);
    done += 1;
    progress(done, due.length);
  };
  const limit = pLimit(6);
  const reading = due.filter(({ method }) => method === 'get');
  await Promise.all(reading.map((row) => limit(() => one(row, owner, ownPost))));
  for (const row of due) if (row.method !== 'get') await one(row, busy, busyPost);
}
