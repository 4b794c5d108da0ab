import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Before, DecisionRow } from '../decisions-repository.ts';
import type { ModeratedThing } from '../queue/items-repository.ts';
import {
  hidePost,
  type LockedPost,
  labelPost,
  lockComment,
  lockPost,
  makeDraft,
  reportToStaff,
  setCommentState,
  setLabels,
  showPost,
} from './things-repository.ts';

type Schemas = components['schemas'];
type Action = Schemas['ModerationAction'];

/** An act on a thing, with what carrying it out needs. */
export interface Act {
  action: Action;
  categories?: readonly Schemas['ContentLabelCategory'][] | undefined;
  note?: string | undefined;
  /** The moderator, who asks the staff of the site. */
  userId: string;
}

/** The result of an act: what was before, or why there is nothing to do. */
export type Outcome = { before: Before } | 'done' | 'gone';

/** The acts that change nothing but the labels of a post. */
type Labelling = Extract<Action, 'label' | 'unlabel'>;

async function relabel(
  tx: Queryable,
  { post }: ModeratedThing,
  row: LockedPost,
  { action, categories }: Act & { action: Labelling },
): Promise<Outcome> {
  const { labels } = row;
  if (action === 'label') await labelPost(tx, post, categories ?? []);
  else {
    // A label of the site's staff stays.
    if (!labels.hasCommunityLabel || labels.lastReporter === 'staff') return 'done';
    await setLabels(tx, post, { hasCommunityLabel: false, categories: {}, lastReporter: 'community_admin' });
  }
  return { before: { labels } };
}

/** Carries out an act on a post. */
async function actOnPost(tx: Queryable, thing: ModeratedThing, act: Act): Promise<Outcome> {
  const { post } = thing;
  const row = await lockPost(tx, post);
  const hidden = row?.state === 'disabled' ? row.hidden_state : null;
  if (!row || !(row.state === 'published' || hidden !== null)) return 'gone';
  const position = row.position ?? row.hidden_position ?? post.id;
  const before: Before = { position, ...(hidden === null ? {} : { hiddenState: hidden }) };
  switch (act.action) {
    case 'label':
    case 'unlabel':
      return relabel(tx, thing, row, { ...act, action: act.action });
    case 'approve':
      if (hidden === 'removed') return 'done';
      if (hidden === 'pending') await showPost(tx, post, position);
      return { before };
    case 'restore':
      if (hidden !== 'removed') return 'done';
      await showPost(tx, post, position);
      return { before };
    case 'remove':
      if (hidden === 'removed') return 'done';
      await hidePost(tx, post, 'removed');
      return { before };
    case 'send_back':
      await makeDraft(tx, post);
      return { before };
    case 'escalate':
      if (hidden === 'removed') return 'done';
      await hidePost(tx, post, 'pending');
      await reportToStaff(tx, act.userId, post, act.note ?? '');
      return { before };
  }
}

/** Carries out an act on a comment, which has no labels and is no draft. */
async function actOnComment(
  tx: Queryable,
  { post, commentId = '' }: ModeratedThing,
  act: Act,
): Promise<Outcome> {
  const row = await lockComment(tx, commentId);
  if (!row || row.state === 'deleted') return 'gone';
  const before: Before = row.state === 'published' ? {} : { hiddenState: row.state };
  switch (act.action) {
    case 'label':
    case 'unlabel':
    case 'send_back':
      return 'gone';
    case 'approve':
      if (row.state === 'removed') return 'done';
      await setCommentState(tx, commentId, 'published');
      return { before };
    case 'restore':
      if (row.state !== 'removed') return 'done';
      await setCommentState(tx, commentId, 'published');
      return { before };
    case 'remove':
      if (row.state === 'removed') return 'done';
      await setCommentState(tx, commentId, 'removed');
      return { before };
    case 'escalate':
      if (row.state === 'removed') return 'done';
      await setCommentState(tx, commentId, 'pending');
      await reportToStaff(tx, act.userId, post, act.note ?? '');
      return { before };
  }
}

/** Carries out an act on a post or a comment. Call it with the entry of the queue locked. */
export function actOn(tx: Queryable, thing: ModeratedThing, act: Act): Promise<Outcome> {
  return thing.commentId === undefined ? actOnPost(tx, thing, act) : actOnComment(tx, thing, act);
}

/** Undoes the effect of a decision on a comment: it is as it was before. */
async function undoOnComment(tx: Queryable, { comment_id, before }: DecisionRow): Promise<void> {
  if (comment_id !== null) await setCommentState(tx, comment_id, before.hiddenState ?? 'published');
}

/** Undoes the effect of a decision on a post: it is as it was before, unless its author deleted it. */
async function undoOnPost(
  tx: Queryable,
  { post_id, post_blog_id, before, action }: DecisionRow,
): Promise<void> {
  if (post_id === null || post_blog_id === null) return;
  const post = { id: post_id, blog_id: post_blog_id };
  const row = await lockPost(tx, post);
  if (!row || row.state === 'deleted') return;
  if (before.labels !== undefined) return setLabels(tx, post, before.labels);
  const isDraft = action === 'send_back' && row.state === 'draft';
  const isHidden = row.state === 'disabled' && row.hidden_state !== null;
  if (before.hiddenState === undefined) {
    if (isDraft || isHidden) await showPost(tx, post, before.position ?? post.id);
    return;
  }
  if (isDraft) await showPost(tx, post, before.position ?? post.id);
  await hidePost(tx, post, before.hiddenState);
}

/** Undoes the effect of a decision about a post or a comment. */
export function undoOn(tx: Queryable, decision: DecisionRow): Promise<void> {
  return decision.kind === 'comment' ? undoOnComment(tx, decision) : undoOnPost(tx, decision);
}
