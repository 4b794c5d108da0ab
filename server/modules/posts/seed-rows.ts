import { idAt } from '#openapi/world/clock.ts';
import { savedSources } from '#openapi/world/member-lists.ts';
import type { World, WorldBlog, WorldPost } from '#openapi/world/model.ts';
import { tagKey } from '#server/core/tags.ts';
import { searchDocument } from '#server/search/document.ts';
import { communitySeeds } from '#server/seed/community-seeds.ts';
import {
  type Ids,
  iso,
  LIST_GAP_MS,
  type Row,
  type SeedContext,
  type SeedTable,
} from '#server/seed/seed-context.ts';
import { DEMO_PAYWALLS } from './demo-paywalls.ts';
import { closesAfter, pollsOf } from './polls/polls.ts';
import { nextSlot } from './queue/queue-times.ts';

/** Counters of a post in a community, which has reactions and comments in place of notes. */
const NO_NOTES: WorldPost['tree'] = {
  likeCount: 0,
  reblogCount: 0,
  replyCount: 0,
  selfReplyCount: 0,
  rebloggedBy: new Set(),
};
/** Milliseconds after the start during which no demo queue publishes. */
const QUEUE_REST_MS = 2 * 3_600_000;

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

/** The place of a post in a community. */
interface CommunityPlace {
  communityId: string;
  boardId: string | null;
  /** True for one that waits for moderators or was removed by them. */
  isHidden: boolean;
}

function postRow(post: WorldPost, ids: Ids, place?: CommunityPlace): Row {
  const isGone = post.state === 'deleted';
  const isPlaced = post.state === 'published' || post.state === 'private';
  const isLabelled = post.labels.length > 0;
  return {
    id: post.id,
    blog_id: ids.blog(post.blog),
    author_id: ids.user(post.author),
    state: place?.isHidden ? 'disabled' : post.state,
    position: isPlaced && !place?.isHidden ? post.id : null,
    type: post.type,
    content: isGone ? [] : [...post.content, ...(DEMO_PAYWALLS[post.key] ?? [])],
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
    community_id: place?.communityId ?? null,
    board_id: place?.boardId ?? null,
  };
}

/** Returns the rows of the polls with their counts. */
function pollRows(world: World, inCommunities: readonly WorldPost[], ids: Ids): Row[] {
  const ballots = Map.groupBy(world.votes, (vote) => vote.poll);
  return [...world.posts, ...world.desk, ...inCommunities].flatMap((post) =>
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
    next_at: iso(nextSlot(pace, world.anchor + QUEUE_REST_MS)),
  };
}

/** Returns the folders of each member, without duplicates. */
function foldersOf(): { member: string; title: string }[] {
  const named = savedSources.flatMap(({ member, folder }) => (folder ? [{ member, title: folder }] : []));
  return [...new Map(named.map((one) => [`${one.member} ${one.title}`, one])).values()];
}

/** Returns the rows of posts, queues, polls and saved posts of the demo world. */
export function seedTables({ world, ids }: SeedContext): SeedTable[] {
  const everyPost = [...world.posts, ...world.desk, ...world.deletedPosts];
  const roots = [...world.posts, ...world.deletedPosts].filter((post) => post.parent === null);
  const tagged = world.posts.flatMap((post) => post.tags.map((tag) => ({ post, key: tagKey(tag) })));
  const inCommunities = communitySeeds(world).flatMap(({ id, posts }) =>
    posts.map(({ post, boardId, hidden }) => ({ post, communityId: id, boardId, isHidden: hidden !== null })),
  );
  const at = (place: number): number => world.anchor - (place + 1) * LIST_GAP_MS;
  const folderId = (member: string, title: string): string =>
    idAt(at(savedSources.length), `folder:${member}:${title}`);
  return [
    {
      table: 'blog_queues',
      after: ['blogs'],
      rows: world.blogs.filter((blog) => hasQueue(world, blog)).map((blog) => queueRow(blog, world, ids)),
    },
    { table: 'trail_parts', after: ['blogs'], rows: partRows(everyPost, ids) },
    {
      table: 'posts',
      after: ['blogs', 'trail_parts', 'communities', 'community_boards'],
      rows: [
        ...everyPost.map((post) => postRow(post, ids)),
        ...inCommunities.map(({ post, ...place }) => postRow(post, ids, place)),
      ],
    },
    {
      table: 'post_counts',
      after: ['posts'],
      rows: [...roots, ...inCommunities.map(({ post }) => ({ ...post, tree: NO_NOTES }))].map((root) => ({
        root_blog_id: ids.blog(root.blog),
        root_post_id: root.id,
        like_count: root.tree.likeCount,
        reblog_count: root.tree.reblogCount,
        reply_count: root.tree.replyCount,
        self_reply_count: root.tree.selfReplyCount,
        type: root.type,
        // Posts of communities are not among the trending ones.
        position: root.state === 'published' && root.tree !== NO_NOTES ? root.id : null,
      })),
    },
    {
      table: 'post_tags',
      after: ['posts', 'tags'],
      rows: tagged.map(({ post, key }) => ({
        blog_id: ids.blog(post.blog),
        post_id: post.id,
        tag: key,
        position: post.id,
        type: post.type,
        is_reblog: post.parent !== null,
      })),
    },
    {
      table: 'post_search',
      after: ['posts'],
      rows: world.posts.map((post) => ({
        blog_id: ids.blog(post.blog),
        post_id: post.id,
        position: post.id,
        words: searchDocument({
          blog_id: ids.blog(post.blog),
          type: post.type,
          content: post.content,
          tags: [...post.tags],
          parent_post_id: post.parent?.id ?? null,
          trail: post.trail,
        }),
      })),
    },
    {
      table: 'polls',
      after: ['posts'],
      rows: pollRows(
        world,
        inCommunities.map(({ post }) => post),
        ids,
      ),
    },
    {
      table: 'poll_ballots',
      after: ['polls'],
      rows: world.votes.map((vote) => ({
        poll_id: vote.poll,
        user_id: ids.user(vote.member),
        answers: vote.answers,
        voted_at: iso(vote.at),
      })),
    },
    {
      table: 'saved_folders',
      after: ['users'],
      rows: foldersOf().map(({ member, title }) => ({
        id: folderId(member, title),
        user_id: ids.user(member),
        title,
        updated_at: iso(at(0)),
      })),
    },
    {
      table: 'saved_posts',
      after: ['posts', 'saved_folders'],
      rows: savedSources.map(({ member, post: key, folder, note }, place) => {
        const post = world.post(key);
        return {
          user_id: ids.user(member),
          post_id: post.id,
          blog_id: ids.blog(post.blog),
          folder_id: folder === undefined ? null : folderId(member, folder),
          note: note ?? null,
          position: idAt(at(place), `saved:${member}:${key}`),
          created_at: iso(at(place)),
        };
      }),
    },
  ];
}
