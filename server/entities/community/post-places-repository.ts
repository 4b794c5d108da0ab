import type { Tables } from '#generated/schema.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SpaceRole } from '#server/membership/roles.ts';

/** A post of a community whose place is read. */
export interface PlacedPost {
  id: string;
  blog_id: string;
  community_id: string;
  board_id: string | null;
}

/** The place of a post in its community. */
export interface PostPlaceRow {
  post_id: string;
  board_path: Tables['community_boards']['path'] | null;
  is_pinned: boolean;
  /** Blog of the moderator who pinned it. */
  pinned_by: Tables['community_pins']['pinned_by'] | null;
  /** Role of the blog that wrote it; null for one that left. */
  author_role: SpaceRole<'community'> | null;
  comment_count: number;
  /** Position of the newest post that the viewer has read there; null for everybody who is no member. */
  read_position: string | null;
  /** Its state while it is out of all lists: it waits for a moderator, or was removed; null for neither. */
  hidden_state: Tables['community_hidden_posts']['state'] | null;
}

/** Returns the places of posts in their communities, for a whole page at once. */
export function postPlaces(
  db: Queryable,
  posts: readonly PlacedPost[],
  viewerId: string | null,
): Promise<PostPlaceRow[]> {
  return db.query<PostPlaceRow>(
    `select i.id as post_id, b.path as board_path, n.post_id is not null as is_pinned, n.pinned_by,
            (select m.role from space_members m
              where m.space_id = i.community_id and m.blog_id = i.blog_id limit 1) as author_role,
            (select count(*)::int from community_comments c
              where c.post_id = i.id and c.state = 'published') as comment_count,
            greatest(r.read_position, o.read_position) as read_position, h.state as hidden_state
       from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) as i (id, blog_id, community_id, board_id)
       left join community_boards b on b.id = i.board_id
       left join community_pins n on n.community_id = i.community_id and n.post_id = i.id
       left join community_hidden_posts h on h.post_id = i.id
       left join community_readers r on r.community_id = i.community_id and r.user_id = $5::bigint
       left join community_board_readers o on o.board_id = i.board_id and o.user_id = $5::bigint`,
    [
      posts.map(({ id }) => id),
      posts.map((post) => post.blog_id),
      posts.map((post) => post.community_id),
      posts.map((post) => post.board_id),
      viewerId,
    ],
  );
}
