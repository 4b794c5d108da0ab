import { domainError, requireFound } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentDecisions } from '../moderation/decision-presenter.ts';
import { decisionById } from '../moderation/decisions-repository.ts';
import { banFromCommunity, removeFromCommunity } from '../moderation/members/member-acts.ts';
import { ruleNamed } from '../moderation/rules-repository.ts';
import { isSeated } from '../people/seats-repository.ts';

/** Ends the membership of a blog, and with `ban_user` bans its person as well. */
export const removeCommunityMember: Handler<'removeCommunityMember'> = async ({
  params,
  query,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const viewerId = viewer.userId;
  const now = services.now();
  const blog = await findBlog(db, params.blog, viewerId);
  if (!blog || !(await isSeated(db, community.id, blog.id)))
    throw domainError('not-found', { reason: 'member' });
  const acting = { db, community, viewerId, now };
  const rule = await ruleNamed(db, community.id, query.rule_id);
  const words = { reason: query.reason, rule };
  const decisionId = query.ban_user
    ? await banFromCommunity(acting, blog, words)
    : await removeFromCommunity(acting, blog, words);
  const row = requireFound(await decisionById(db, community.id, decisionId), 'The decision');
  const [decision] = await presentDecisions([row], { db, community, viewerId, now: now / 1000 });
  return { decision: requireFound(decision, 'The decision') };
};
