// The seed: rows of the demo world, in the order of their foreign keys.

import { idAt } from '#openapi/world/clock.ts';
import type { World, WorldBlog, WorldPost } from '#openapi/world/model.ts';
import { tagKey } from '#server/core/tags.ts';
import { closesAfter, pollsOf } from '#server/modules/posts/polls/polls.ts';
import { nextSlot } from '#server/modules/posts/queue/queue-times.ts';
import { searchDocument } from '#server/search/document.ts';
import { boopersOf, boopRows } from './boop-rows.ts';
import { editorialRows } from './editorial-rows.ts';
import { flagRows } from './flag-rows.ts';
import { gifRows } from './gif-rows.ts';
import { keptRows } from './kept-rows.ts';
import { letterRows } from './letter-rows.ts';

/** Milliseconds after the start during which no demo queue publishes. */
const HOURS_OF_REST = 2 * 3_600_000;

/** A row of a table; arrays and objects become jsonb, or an array where the table has one. */
export type Row = Record<string, unknown>;

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const userId = (member: string, at: number): string => idAt(at, `user:${member}`);

/** Returns functions for the ids of accounts and blogs, which encode their creation times. */
function idsOf(world: World) {
  const blogs = [...world.blogs, ...world.deletedBlogs];
  const blogIds = new Map(blogs.map((blog) => [blog.key, idAt(blog.createdAt, `blog:${blog.key}`)]));
  const made = new Map(
    blogs.filter((blog) => blog.source.primary).map((blog) => [blog.owner, blog.createdAt]),
  );
  const userIds = new Map([...made].map(([member, at]) => [member, userId(member, at)]));
  const known = (map: ReadonlyMap<string, string>, key: string): string => {
    const id = map.get(key);
    if (id === undefined) throw new RangeError(`The world has no ${key}`);
    return id;
  };
  return {
    blogs,
    blog: (blog: WorldBlog) => known(blogIds, blog.key),
    user: (member: string) => known(userIds, member),
    userMadeAt: (member: string) => made.get(member) ?? world.anchor,
  };
}

/** Looks up the ids of accounts and blogs. */
export type Ids = ReturnType<typeof idsOf>;

/** Returns the rows of trail parts for reblogged posts. A post that was never edited has one part, under its own id. */
function partRows(posts: readonly WorldPost[], ids: Ids): Row[] {
  return [...new Set(posts.flatMap((post) => post.trail))].map((item) => ({
    id: item.id,
    post_id: item.id,
    blog_id: ids.blog(item.blog),
    blog_name: item.blog.name,
    said_at: iso(item.at),
    content: item.content,
    layout: item.layout,
    tags: item.tags,
  }));
}

const weightOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Returns the trail as a reblog stores it (decision 027). */
function trailOf(post: WorldPost, ids: Ids): Row[] {
  return post.trail.map((item) => ({
    partId: item.id,
    postId: item.id,
    blogId: ids.blog(item.blog),
    bytes: weightOf([item.content, item.layout, item.tags]),
  }));
}

function postRow(post: WorldPost, ids: Ids): Row {
  const isGone = post.state === 'deleted';
  const isPlaced = post.state === 'published' || post.state === 'private';
  const isLabelled = post.labels.length > 0;
  return {
    id: post.id,
    blog_id: ids.blog(post.blog),
    author_id: ids.user(post.author),
    state: post.state,
    position: isPlaced ? post.id : null,
    type: post.type,
    content: isGone ? [] : post.content,
    layout: isGone ? [] : post.layout,
    tags: isGone ? [] : post.tags,
    slug: isGone ? '' : post.slug,
    summary: isGone ? '' : post.summary,
    reblog_key: post.reblogKey,
    parent_post_id: post.parent?.id ?? null,
    parent_blog_id: post.parent ? ids.blog(post.parent.blog) : null,
    root_post_id: post.root.id,
    root_blog_id: ids.blog(post.root.blog),
    trail: trailOf(post, ids),
    asking_blog_id: post.askingBlog ? ids.blog(post.askingBlog) : null,
    asking_is_anonymous: post.askingIsAnonymous,
    is_pinned: post.isPinned,
    interactability_reblog: post.isClosed ? 'noone' : 'everyone',
    content_rating: isLabelled ? 'sensitive' : 'clean',
    labels: isLabelled
      ? {
          hasCommunityLabel: true,
          categories: Object.fromEntries(post.labels.map((label) => [label, true])),
          lastReporter: 'author',
        }
      : { hasCommunityLabel: false, categories: {} },
    queue_rank: post.state === 'queued' ? post.id : null,
    publish_on: post.publishOn === null ? null : iso(post.publishOn),
    publish_fault: post.publishFault,
    published_at: isPlaced ? iso(post.at) : null,
    created_at: iso(post.at),
  };
}

/** Returns the rows of the polls with their counts. */
function pollRows(world: World, ids: Ids): Row[] {
  const ballots = Map.groupBy(world.votes, (vote) => vote.poll);
  return [...world.posts, ...world.desk].flatMap((post) =>
    pollsOf(post.content).map((poll) => {
      const cast = ballots.get(poll.clientId) ?? [];
      const answers = poll.answers.map((answer) => answer.clientId);
      return {
        id: poll.clientId,
        blog_id: ids.blog(post.blog),
        post_id: post.id,
        answers,
        votes: answers.map((answer) => cast.filter((vote) => vote.answers.includes(answer)).length),
        voter_count: cast.length,
        multiple_choice: poll.settings.multipleChoice,
        expire_after: closesAfter(poll),
      };
    }),
  );
}

function hasQueue(world: World, blog: WorldBlog): boolean {
  return world.desk.some((post) => post.blog === blog && post.state === 'queued');
}

/** Returns a queue that publishes some hours from now, so that the demo first shows the world as described. */
function queueRow(blog: WorldBlog, world: World, ids: Ids): Row {
  const pace = { perDay: 3, startHour: 8, endHour: 22, timezone: blog.source.timezone };
  return {
    blog_id: ids.blog(blog),
    paused: false,
    per_day: pace.perDay,
    start_hour: pace.startHour,
    end_hour: pace.endHour,
    tag: '',
    next_at: iso(nextSlot(pace, world.anchor + HOURS_OF_REST)),
  };
}

/** Age in milliseconds up to which the dashboard counts as seen. */
const seenBefore = 5 * 3_600_000;

/**
 * Returns the seed: every row of the demo world by table, in insertion order.
 *
 * @param passwordHash argon2id hash of the password that all accounts share
 */
export function worldRows(world: World, passwordHash: string): ReadonlyMap<string, Row[]> {
  const ids = idsOf(world);
  const everyPost = [...world.posts, ...world.desk, ...world.deletedPosts];
  const count = <T>(list: readonly T[], is: (item: T) => boolean) => list.filter(is).length;
  const tagged = world.posts.flatMap((post) => post.tags.map((tag) => ({ post, tag, key: tagKey(tag) })));
  const tags = Map.groupBy(tagged, (entry) => entry.key);
  const boopers = boopersOf(world);
  const roots = [...world.posts, ...world.deletedPosts].filter((post) => post.parent === null);
  return new Map<string, Row[]>([
    [
      'users',
      world.members.map((member) => ({
        id: ids.user(member.key),
        email: member.email,
        email_verified_at: iso(ids.userMadeAt(member.key)),
        password_hash: passwordHash,
        birth_date: member.birthDate,
        state: member.birthDate === null ? 'partial' : 'active',
        role: member.isAdmin ? 'admin' : 'member',
        settings: boopers.has(member.key) ? { labs: { boops: true } } : {},
        like_count: count(world.likes, (like) => like.member === member.key),
        following_count: count(world.follows, (follow) => follow.member === member.key),
        dashboard_seen: idAt(world.anchor - seenBefore, 'seen'),
        welcomed_at: member.birthDate === null ? null : iso(ids.userMadeAt(member.key)),
        created_at: iso(ids.userMadeAt(member.key)),
        updated_at: iso(ids.userMadeAt(member.key)),
      })),
    ],
    [
      'blogs',
      ids.blogs.map((blog) => ({
        id: ids.blog(blog),
        uuid: blog.uuid,
        owner_id: ids.user(blog.owner),
        name: blog.name,
        title: blog.source.title,
        description: blog.source.description,
        description_npf: blog.source.description ? [{ type: 'text', text: blog.source.description }] : [],
        avatar: blog.avatar,
        header: blog.header,
        theme: blog.theme,
        sort_order: blog.source.primary ? 0 : 1,
        state: blog.source.isDeactivated ? 'deactivated' : 'active',
        share_likes: blog.source.sharesLikes,
        share_following: blog.source.sharesFollowing,
        ask_anonymous: blog.source.takesAnonymousAsks,
        timezone: blog.source.timezone,
        follower_count: blog.followedBy.size,
        post_count: blog.postCount,
        created_at: iso(blog.createdAt),
        updated_at: iso(blog.updatedAt),
      })),
    ],
    [
      'blog_members',
      ids.blogs.flatMap((blog) =>
        blog.writers.map((member) => ({
          blog_id: ids.blog(blog),
          user_id: ids.user(member),
          role: member === blog.owner ? 'admin' : 'member',
          is_primary: member === blog.owner && blog.source.primary,
          joined_at: iso(blog.createdAt),
        })),
      ),
    ],
    [
      'blog_queues',
      world.blogs.filter((blog) => hasQueue(world, blog)).map((blog) => queueRow(blog, world, ids)),
    ],
    ['trail_parts', partRows(everyPost, ids)],
    ['posts', everyPost.map((post) => postRow(post, ids))],
    ['gifs', gifRows(world, ids)],
    [
      'post_counts',
      roots.map((root) => ({
        root_blog_id: ids.blog(root.blog),
        root_post_id: root.id,
        like_count: root.tree.likeCount,
        reblog_count: root.tree.reblogCount,
        reply_count: root.tree.replyCount,
        self_reply_count: root.tree.selfReplyCount,
        type: root.type,
        position: root.state === 'published' ? root.id : null,
      })),
    ],
    [
      'post_tags',
      tagged.map(({ post, key }) => ({
        blog_id: ids.blog(post.blog),
        post_id: post.id,
        tag: key,
        position: post.id,
        type: post.type,
        is_reblog: post.parent !== null,
      })),
    ],
    [
      'post_search',
      world.posts.map((post) => ({
        blog_id: ids.blog(post.blog),
        post_id: post.id,
        position: post.id,
        words: searchDocument({
          blog_id: ids.blog(post.blog),
          type: post.type,
          content: post.content,
          tags: post.tags,
          parent_post_id: post.parent?.id ?? null,
          trail: post.trail,
        }),
      })),
    ],
    [
      'tags',
      [...tags].map(([tag, entries]) => ({
        tag,
        name: entries.at(-1)?.tag ?? tag,
        post_count: entries.length,
        follower_count: count(world.tagFollows, (follow) => tagKey(follow.tag) === tag),
      })),
    ],
    [
      'likes',
      world.likes.map((like) => ({
        user_id: ids.user(like.member),
        post_id: like.post.id,
        blog_id: ids.blog(like.post.blog),
        root_post_id: like.post.root.id,
        liker_blog_id: ids.blog(like.blog),
        position: like.id,
        created_at: iso(like.at),
      })),
    ],
    [
      'follows',
      world.follows.map((follow) => ({
        user_id: ids.user(follow.member),
        blog_id: ids.blog(follow.blog),
        position: follow.id,
        created_at: iso(follow.at),
      })),
    ],
    [
      'tag_follows',
      world.tagFollows.map((follow) => ({
        user_id: ids.user(follow.member),
        tag: tagKey(follow.tag),
        position: idAt(follow.at, `tag:${follow.member}:${follow.tag}`),
        created_at: iso(follow.at),
      })),
    ],
    [
      'replies',
      world.replies.map((reply) => ({
        blog_id: ids.blog(reply.post.blog),
        id: reply.id,
        post_id: reply.post.id,
        root_post_id: reply.post.root.id,
        user_id: ids.user(reply.member),
        replier_blog_id: ids.blog(reply.blog),
        text: reply.text,
        is_self: reply.isSelf,
        created_at: iso(reply.at),
      })),
    ],
    ...editorialRows(world, ids.blog),
    ['post_flags', flagRows(world, ids.blog)],
    ['polls', pollRows(world, ids)],
    [
      'poll_ballots',
      world.votes.map((vote) => ({
        poll_id: vote.poll,
        user_id: ids.user(vote.member),
        answers: vote.answers,
        voted_at: iso(vote.at),
      })),
    ],
    ...keptRows(world, ids),
    ...letterRows(world, ids),
    ['boops', boopRows(world, ids)],
  ]);
}
