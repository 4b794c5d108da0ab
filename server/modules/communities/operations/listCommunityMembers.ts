import { blogsByIds } from '#server/entities/blog/repository.ts';
import { isInviteHash } from '#server/entities/community/policy.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { countMembers, type MemberFilter, membersOfCommunity } from '../people/member-list-repository.ts';
import { presentCommunityMember } from '../people/member-presenter.ts';
import { viewableCommunity } from '../show/entry.ts';

const DEFAULT_LIMIT = 20;

/**
 * Lists the members of a community. The whole list is for members, for those with an invitation and for communities that
 * are free to join; others see who runs it.
 */
export const listCommunityMembers: Handler<'listCommunityMembers'> = async ({
  params,
  query,
  db,
  services,
  viewer,
}) => {
  const viewerId = viewer?.userId ?? null;
  const row = await viewableCommunity(db, params.community, viewerId, query.invite_hash);
  const isWhole =
    row.viewer_role !== null ||
    row.is_invited ||
    row.join_type === 'free' ||
    isInviteHash(row, query.invite_hash);
  const { filter: asked = 'all', sort = 'name', page = 1, limit = DEFAULT_LIMIT, search, cursor } = query;
  const filter: MemberFilter = isWhole || asked === 'admin' || asked === 'moderator' ? asked : 'leading';
  const wanted = { filter, search, viewerId };
  const list = `communities/${row.id}/members?${filter}&${sort}&${search ?? ''}`;
  const place = cursor === undefined ? undefined : services.cursors.read(list, cursor);
  const found = await membersOfCommunity(db, row.id, wanted, {
    sort,
    after: place && [String(place[0]), String(place[1])],
    offset: place ? 0 : (page - 1) * limit,
    limit: limit + 1,
  });
  const members = found.slice(0, limit);
  const last = members.at(-1);
  const [blogs, count] = await Promise.all([
    blogsByIds(
      db,
      members.map((member) => member.blog_id),
      viewerId,
    ),
    filter === 'all' && !search?.trim() ? row.member_count : countMembers(db, row.id, wanted),
  ]);
  return {
    members: members.flatMap((member) => {
      const blog = blogs.get(member.blog_id);
      return blog ? [presentCommunityMember(member, blog, viewerId)] : [];
    }),
    count,
    links:
      last && found.length > limit
        ? {
            next: pageLink(
              pathOf('listCommunityMembers', params),
              { filter, sort, search, invite_hash: query.invite_hash },
              { cursor: services.cursors.write(list, [last.sort_key, last.id]), limit },
            ),
          }
        : {},
  };
};
