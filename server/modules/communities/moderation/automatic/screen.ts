import type { Queryable } from '#server/db/database.ts';
import { hidePost, labelPost, setCommentState } from '../acts/things-repository.ts';
import { recordCommunityAct } from '../audit-log-repository.ts';
import { type ItemSource, openItem } from '../queue/items-repository.ts';
import { type ActiveRule, activeRules, recordHit } from './automatic-rules-repository.ts';
import { matchesRule } from './screened.ts';
import { type ScreenedThing, screenedComment, screenedPost } from './screened-repository.ts';

/** Acts of rules, as the log names them. */
const DONE: Readonly<Record<ActiveRule['action'], string>> = {
  hold: 'automod_held',
  label: 'automod_labeled',
  queue: 'automod_queued',
};

/** Carries out what a rule does to a thing itself. Comments have no labels. */
async function act(tx: Queryable, { action }: ActiveRule, { thing }: ScreenedThing): Promise<void> {
  if (thing.commentId === undefined) {
    if (action === 'hold') await hidePost(tx, thing.post, 'pending');
    if (action === 'label') await labelPost(tx, thing.post, []);
  } else if (action === 'hold') {
    await setCommentState(tx, thing.commentId, 'pending');
  }
}

async function applyRules(
  tx: Queryable,
  rules: readonly ActiveRule[],
  found: ScreenedThing | undefined,
): Promise<boolean> {
  if (!found || found.isModerator) return false;
  const { screened, thing } = found;
  const matching = rules.filter((rule) => matchesRule(rule, screened));
  const [strongest] = matching;
  if (!strongest) return false;
  const source: ItemSource = strongest.setting ?? 'automatic_rule';
  const itemId = await openItem(tx, thing, source, strongest.id);
  for (const rule of matching) {
    await act(tx, rule, found);
    await recordHit(tx, rule.id, itemId);
    await recordCommunityAct(tx, {
      communityId: thing.communityId,
      type: 'automod',
      action: rule.setting === 'automod_reports' ? 'automod_hidden' : DONE[rule.action],
      actor: { kind: 'automatic_rule', ruleId: rule.id },
      ...{ targetBlogId: thing.blogId, postId: thing.post.id, commentId: thing.commentId ?? null },
    });
  }
  return matching.some(({ action }) => action === 'hold');
}

/**
 * Lets the automatic rules of a community act on a post that was just published or changed there. Call it after the post
 * is written, in its transaction, so that nobody sees what a rule holds. Those who help to run the community are exempt.
 * Returns true when the post waits for a moderator.
 */
export async function screenPost(
  tx: Queryable,
  communityId: string | null,
  post: { id: string; blog_id: string },
): Promise<boolean> {
  if (communityId === null) return false;
  const rules = await activeRules(tx, communityId);
  return rules.length > 0 && applyRules(tx, rules, await screenedPost(tx, communityId, post));
}

/** Lets the automatic rules of a community act on a comment that was just written or changed, as on a post. */
export async function screenComment(tx: Queryable, communityId: string, commentId: string): Promise<boolean> {
  const rules = await activeRules(tx, communityId);
  return rules.length > 0 && applyRules(tx, rules, await screenedComment(tx, communityId, commentId));
}

/** Lets the rules that count reports act on a thing that was just reported. */
export async function screenReported(tx: Queryable, thing: ScreenedThing['thing']): Promise<void> {
  const { communityId, post, commentId } = thing;
  const rules = (await activeRules(tx, communityId)).filter(({ conditions }) =>
    conditions.some(({ kind }) => kind === 'reports'),
  );
  if (rules.length === 0) return;
  const found =
    commentId === undefined
      ? await screenedPost(tx, communityId, post)
      : await screenedComment(tx, communityId, commentId);
  await applyRules(tx, rules, found);
}
