import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { communityVerdict } from '#server/entities/community/policy.ts';
import { type PostPlaceRow, postPlaces } from '#server/entities/community/post-places-repository.ts';
import { communityAvatar, communityTheme, mentionTagOf } from '#server/entities/community/presenter.ts';
import {
  presentReaction,
  type ReactionRow,
  reactionsOf,
} from '#server/entities/community/reactions-repository.ts';
import {
  presentRemoval,
  type RemovalRow,
  removalsOfPosts,
} from '#server/entities/community/removals-repository.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { paths } from '#src/paths/paths.ts';
import type { PostRow } from './rows.ts';

/** The communities of a page of posts, and the places of the posts in them. */
export interface PostCommunities {
  communities: ReadonlyMap<string, CommunityRow>;
  /** By id of the post. */
  places: ReadonlyMap<string, PostPlaceRow>;
  /** Blogs that pinned some of the posts. */
  pinners: ReadonlyMap<string, BlogRow>;
  /** Decisions by which some of the posts were removed. */
  removals: ReadonlyMap<string, RemovalRow>;
  /** Reactions to the posts. */
  reactions: readonly ReactionRow[];
}

/** Reads the communities of some posts; nothing where none is of a community. */
export async function communitiesOfPosts(
  db: Queryable,
  rows: readonly PostRow[],
  viewerId: string | null,
): Promise<PostCommunities | undefined> {
  const placed = rows.flatMap(({ id, blog_id, community_id, board_id }) =>
    community_id === null ? [] : [{ id, blog_id, community_id, board_id }],
  );
  if (placed.length === 0) return undefined;
  const [communities, places, reactions] = await Promise.all([
    communitiesByIds(
      db,
      placed.map((post) => post.community_id),
      viewerId,
    ),
    postPlaces(db, placed, viewerId),
    reactionsOf(
      db,
      placed.map(({ id }) => id),
      viewerId,
    ),
  ]);
  const removedIds = places.flatMap((place) => (place.hidden_state === 'removed' ? place.post_id : []));
  const pinnerIds = places.flatMap((place) => place.pinned_by ?? []);
  return {
    communities,
    places: new Map(places.map((place) => [place.post_id, place])),
    reactions,
    removals: await removalsOfPosts(db, removedIds),
    pinners: await blogsByIds(db, pinnerIds, viewerId),
  };
}

/**
 * Returns the community of a post, its reactions and its address, which is the one in the community; nothing for a post
 * of a blog.
 */
export function presentPostCommunity(
  row: PostRow,
  context: PostCommunities | undefined,
  viewerId: string | null,
): Partial<Pick<components['schemas']['Post'], 'community' | 'reactions' | 'postUrl' | 'shortUrl'>> {
  const community = row.community_id === null ? undefined : context?.communities.get(row.community_id);
  if (!community) return {};
  const place = context?.places.get(row.id);
  const removal = context?.removals.get(row.id);
  const pinner = place?.pinned_by ? context?.pinners.get(place.pinned_by) : undefined;
  return {
    postUrl: paths.communityPost(community.handle, row.id, row.slug),
    shortUrl: paths.communityPost(community.handle, row.id),
    reactions: (context?.reactions ?? [])
      .filter((reaction) => reaction.post_id === row.id)
      .map(presentReaction),
    community: {
      name: community.handle,
      uuid: community.uuid,
      title: community.title,
      memberCount: community.member_count,
      canView: communityVerdict(community) === 'shown',
      avatarImage: communityAvatar(community),
      mentionTag: mentionTagOf(community),
      theme: communityTheme(community),
      state: place?.hidden_state ?? 'published',
      ...(removal ? { removal: presentRemoval(removal) } : {}),
      isPinned: place?.is_pinned ?? false,
      ...(pinner ? { pinnedBy: presentBlogRef(pinner, viewerId) } : {}),
      ...(place?.board_path ? { boardPath: place.board_path } : {}),
      ...(place?.author_role ? { authorRole: place.author_role } : {}),
      ...(place?.read_position && row.position
        ? { isRead: BigInt(row.position) <= BigInt(place.read_position) }
        : {}),
      commentCount: place?.comment_count ?? 0,
    },
  };
}
