import { idAt, seconds } from '#openapi/world/clock.ts';
import type { CommentSource } from '#openapi/world/communities.ts';
import { mediaOf } from '#openapi/world/media.ts';
import type { WorldBlog } from '#openapi/world/model.ts';
import { artById } from '#openapi/world/sources.ts';
import {
  boardIdOf,
  type CommunityPostSeed,
  type CommunitySeed,
  communitySeeds,
  ruleIdOf,
} from '#server/seed/community-seeds.ts';
import { type Ids, iso, type Row, type SeedContext, type SeedTable } from '#server/seed/seed-context.ts';
import { moderationTables } from './seed-moderation.ts';

function picture(id: string): unknown[] {
  const art = artById(id);
  if (!art) throw new RangeError(`The world has no picture ${id}`);
  return mediaOf(art);
}

function communityRow({ id, source, createdAt, members, moderation }: CommunitySeed, ids: Ids): Row {
  const { handle, title, description, about, question, isLabelled = false } = source;
  const [founder] = members;
  return {
    id,
    uuid: `c:${handle}`,
    handle,
    created_by: founder ? ids.user(founder.owner) : null,
    title,
    description,
    about,
    is_private: source.visibility === 'private',
    join_type: source.joinType,
    tags: source.tags,
    categories: source.categories,
    language: 'en',
    prompt: source.prompt ?? '',
    avatar: picture(source.avatar),
    header: picture(source.header),
    theme: founder?.theme ?? {},
    has_content_label: isLabelled,
    label_reporter: isLabelled ? 'community_admin' : null,
    settings: {
      ...(question ? { customQa: [{ question, answer: '' }], requireCustomQa: true } : {}),
      ...moderation?.settings,
    },
    created_at: iso(createdAt),
    updated_at: iso(createdAt),
    last_activity_at: iso(createdAt),
  };
}

function roleOf({ source }: CommunitySeed, blog: WorldBlog): string {
  if (source.admins.includes(blog.key)) return 'admin';
  return source.moderators.includes(blog.key) ? 'moderator' : 'member';
}

/** Returns the members of communities; a person is in a community once, as the first of their blogs. */
function seatRows(seed: CommunitySeed, ids: Ids): Row[] {
  const owners = new Map(seed.members.toReversed().map((blog) => [blog.owner, blog]));
  return seed.members
    .filter((blog) => owners.get(blog.owner) === blog)
    .map((blog, place) => ({
      id: idAt(seed.createdAt, `seat:${seed.source.handle}:${blog.key}`),
      space_id: seed.id,
      space_kind: 'community',
      user_id: ids.user(blog.owner),
      blog_id: ids.blog(blog),
      role: roleOf(seed, blog),
      joined_at: iso(seed.createdAt + place * 3_600_000),
    }));
}

interface CommentPlace {
  seed: CommunitySeed;
  post: CommunityPostSeed;
  anchor: number;
}

function commentId({ seed, anchor }: CommentPlace, { ago, text }: CommentSource): string {
  return idAt(anchor - seconds(ago) * 1000, `comment:${seed.source.handle}:${text}`);
}

function commentRow(
  place: CommentPlace,
  comment: CommentSource,
  parent: CommentSource | null,
  blog: WorldBlog,
  ids: Ids,
): Row {
  const { post } = place.post;
  return {
    id: commentId(place, comment),
    post_blog_id: ids.blog(post.blog),
    post_id: post.id,
    parent_id: parent === null ? null : commentId(place, parent),
    user_id: ids.user(blog.owner),
    blog_id: ids.blog(blog),
    content: [{ type: 'text', text: comment.text }],
    created_at: iso(place.anchor - seconds(comment.ago) * 1000),
  };
}

/** Returns the communities of the demo world with their people, boards, posts' places, reactions and comments. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  const seeds = communitySeeds(world);
  const places = seeds.flatMap((seed) =>
    seed.posts.map((post): CommentPlace => ({ seed, post, anchor: world.anchor })),
  );
  const comments = places.flatMap((place) =>
    (place.post.source.comments ?? []).flatMap((comment) => [
      { place, comment, parent: null },
      ...(comment.replies ?? []).map((reply) => ({ place, comment: reply, parent: comment })),
    ]),
  );
  const writer = ({ comment }: { comment: CommentSource }): WorldBlog => world.blog(comment.blog);
  return [
    { table: 'communities', after: ['users'], rows: seeds.map((seed) => communityRow(seed, ids)) },
    {
      table: 'community_rules',
      after: ['communities'],
      rows: seeds.flatMap(({ id, source, createdAt }) =>
        source.guidelines.map((text, index) => ({
          id: ruleIdOf({ source, createdAt }, index),
          community_id: id,
          position: index + 1,
          text,
        })),
      ),
    },
    {
      table: 'community_boards',
      after: ['communities'],
      rows: seeds.flatMap((seed) =>
        seed.source.boards.map(([path, title, description], index) => ({
          id: boardIdOf(seed, path),
          community_id: seed.id,
          path,
          title,
          description,
          sort_order: index + 1,
        })),
      ),
    },
    {
      table: 'space_members',
      after: ['communities', 'blogs', 'blog_members'],
      rows: seeds.flatMap((seed) => seatRows(seed, ids)),
    },
    {
      table: 'community_readers',
      after: ['communities'],
      rows: seeds.flatMap((seed) =>
        seatRows(seed, ids).map(({ user_id }) => ({
          community_id: seed.id,
          user_id,
          read_position: 0,
          read_at: iso(seed.createdAt),
          used_at: iso(seed.createdAt),
        })),
      ),
    },
    {
      table: 'community_pins',
      after: ['posts', 'communities'],
      rows: places
        .filter(({ post }) => post.source.pinned)
        .map(({ seed, post: { post } }) => ({
          community_id: seed.id,
          post_blog_id: ids.blog(post.blog),
          post_id: post.id,
          pinned_by: seed.members[0] ? ids.blog(seed.members[0]) : null,
          position: post.id,
        })),
    },
    {
      table: 'community_reactions',
      after: ['posts', 'space_members'],
      rows: places.flatMap(({ seed, post: { post, source } }) =>
        (source.reactions ?? []).flatMap(([grapheme, slug, reactionCount]) =>
          seatRows(seed, ids)
            .slice(0, reactionCount)
            .map(({ user_id, blog_id }) => ({
              id: idAt(post.at, `reaction:${post.key}:${slug}:${blog_id}`),
              post_blog_id: ids.blog(post.blog),
              post_id: post.id,
              user_id,
              blog_id,
              grapheme,
              reacted_at: iso(post.at),
            })),
        ),
      ),
    },
    {
      table: 'community_comments',
      after: ['posts', 'space_members'],
      // Answers come after what they answer.
      rows: comments
        .toSorted((one, other) => Number(one.parent !== null) - Number(other.parent !== null))
        .map((one) => commentRow(one.place, one.comment, one.parent, writer(one), ids)),
    },
    {
      table: 'community_comment_likes',
      after: ['community_comments'],
      rows: comments.flatMap(({ place, comment }) =>
        seatRows(place.seed, ids)
          .slice(0, comment.likes ?? 0)
          .map(({ user_id }) => ({ comment_id: commentId(place, comment), user_id })),
      ),
    },
    ...moderationTables(seeds, world, ids),
  ];
}
