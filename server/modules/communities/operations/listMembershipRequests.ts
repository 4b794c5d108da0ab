import { blogsByIds } from '#server/entities/blog/repository.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { pendingRequests } from '#server/membership/requests-repository.ts';
import { presentRequest } from '../people/request-presenter.ts';

const DEFAULT_LIMIT = 20;

/** Lists the requests for membership that wait, the oldest first. */
export const listMembershipRequests: Handler<'listMembershipRequests'> = async ({
  params,
  query,
  subject,
  db,
  services,
  viewer,
}) => {
  const { id } = subject.community;
  const { limit = DEFAULT_LIMIT, before, cursor } = query;
  const list = `communities/${id}/requests?${before ?? ''}`;
  const after = cursor === undefined ? '0' : String(services.cursors.read(list, cursor)[0]);
  const waiting = await pendingRequests(db, communitySpace(id), { after, limit: limit + 1 });
  // They are in the order of their time, so those sent later end the list.
  const found = waiting.filter((one) => before === undefined || one.requested_at < before);
  const page = found.slice(0, limit);
  const blogs = await blogsByIds(
    db,
    page.flatMap((one) => one.blog_id ?? []),
    viewer.userId,
  );
  const last = page.at(-1);
  return {
    membershipRequests: page.flatMap((one) => {
      const blog = one.blog_id === null ? undefined : blogs.get(one.blog_id);
      return blog ? [presentRequest(one, blog, viewer.userId)] : [];
    }),
    links:
      last && found.length > limit
        ? {
            next: pageLink(
              pathOf('listMembershipRequests', params),
              { ...query },
              { cursor: services.cursors.write(list, [last.id]), limit },
            ),
          }
        : {},
  };
};
