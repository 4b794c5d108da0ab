import { domainError } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { isModerator } from '#server/entities/community/policy.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { presentDecisions } from '../moderation/decision-presenter.ts';
import { listedDecisions } from '../moderation/decisions-repository.ts';
import { communityNamed } from '../show/entry.ts';

const DEFAULT_LIMIT = 20;

/** Lists decisions: all of them for moderators, those about themselves for everybody else, also after leaving. */
export const listModerationDecisions: Handler<'listModerationDecisions'> = async ({
  params,
  query,
  subject,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const community = await communityNamed(db, params.community, userId);
  const { limit = DEFAULT_LIMIT, cursor, appeal_state: appealState, blog: blogName } = query;
  const blog = blogName === undefined ? undefined : await findBlog(db, blogName, userId);
  if (blogName !== undefined && !blog) throw domainError('not-found', { reason: 'blog', field: 'blog' });
  const sees = isModerator(community) && community.deleted === null;
  const filter = {
    communityId: community.id,
    aboutUserId: sees ? undefined : userId,
    blogId: blog?.id,
    appealState,
  };
  const list = `communities/${community.id}/decisions?${JSON.stringify(filter)}`;
  const below = cursor === undefined ? null : String(services.cursors.read(list, cursor)[0]);
  const rows = await listedDecisions(db, filter, { below, limit: limit + 1 });
  // Former members and banned ones read what is about them; others need to be a member.
  if (!sees && rows.length === 0) subject.community();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const reader = { db, community, viewerId: userId, now: services.now() / 1000 };
  return {
    decisions: await presentDecisions(page, reader),
    links: last
      ? {
          next: pageLink(
            pathOf('listModerationDecisions', params),
            { ...query },
            { cursor: services.cursors.write(list, [last.id]), limit },
          ),
        }
      : {},
  };
};
