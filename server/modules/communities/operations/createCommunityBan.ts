import { domainError, requireFound } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { presentBans } from '../moderation/members/ban-presenter.ts';
import { bansOfBlog } from '../moderation/members/bans-repository.ts';
import { banFromCommunity } from '../moderation/members/member-acts.ts';
import { ruleNamed } from '../moderation/rules-repository.ts';

/** Bans the person behind a blog from a community, with all their blogs. Banning again replaces the ban. */
export const createCommunityBan: Handler<'createCommunityBan'> = async ({
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const now = services.now();
  const blog = await findBlog(db, body.tumblelog, viewer.userId);
  if (!blog) throw domainError('not-found', { reason: 'blog', field: 'tumblelog' });
  const seconds = body.ban_length_seconds ?? 0;
  const decisionId = await banFromCommunity({ db, community, viewerId: viewer.userId, now }, blog, {
    reason: body.reason,
    rule: await ruleNamed(db, community.id, body.rule_id),
    message: body.message,
    note: body.note,
    endsAt: seconds > 0 ? new Date(now + seconds * 1000) : null,
  });
  const bans = await bansOfBlog(db, community.id, blog.id, new Date(now));
  const made = bans.filter((ban) => ban.decision_id === decisionId);
  const [ban] = await presentBans(db, made, viewer.userId);
  return answer(201, { ban: requireFound(ban, 'The ban') });
};
