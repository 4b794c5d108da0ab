import { idAt, seconds } from '#openapi/world/clock.ts';
import { type CommunityPostSource, type CommunitySource, communities } from '#openapi/world/communities.ts';
import type { World, WorldBlog, WorldPost } from '#openapi/world/model.ts';
import { type CaseSource, type ModerationSource, moderation } from '#openapi/world/moderation.ts';
import { random } from '#openapi/world/random.ts';

/** Readers of the world with more posts than this are no part of a community's crowd. */
const MAX_CROWD_POST_COUNT = 8;

/** A community of the demo world. */
export interface CommunitySeed {
  id: string;
  source: CommunitySource;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Blogs of everybody in it: admins, moderators, members, then readers. */
  members: WorldBlog[];
  posts: CommunityPostSeed[];
  /** Undefined for one that was never moderated. */
  moderation: ModerationSource | undefined;
}

/** A post in a community: a copy of one of the world, because a post is either on its blog or in a community. */
export interface CommunityPostSeed {
  post: WorldPost;
  source: CommunityPostSource;
  boardId: string | null;
  /** Reason for which it is out of the lists; null for a published post. */
  hidden: 'pending' | 'removed' | null;
}

/** Returns the id of a board of a community of the demo world. */
export function boardIdOf(
  { source, createdAt }: Pick<CommunitySeed, 'source' | 'createdAt'>,
  path: string,
): string {
  return idAt(createdAt, `board:${source.handle}:${path}`);
}

/** Returns the id of a rule of a community of the demo world, by its place from 0. */
export function ruleIdOf(
  { source, createdAt }: Pick<CommunitySeed, 'source' | 'createdAt'>,
  place: number,
): string {
  return idAt(createdAt, `rule:${source.handle}:${place}`);
}

/** Returns content with other ids of polls, because an id names one poll. */
function withOwnPolls(content: WorldPost['content'], handle: string): WorldPost['content'] {
  return content.map((block) =>
    block.type === 'poll' ? { ...block, clientId: `${block.clientId}-${handle}` } : block,
  );
}

function copyOf(post: WorldPost, handle: string): WorldPost {
  const copy = {
    ...post,
    id: idAt(post.at, `community:${handle}:${post.key}`),
    content: withOwnPolls(post.content, handle),
    isPinned: false,
    likedBy: new Set<string>(),
  };
  return Object.assign(copy, { root: copy });
}

/** Returns what keeps the thing of a case out of the lists: a rule that holds, or a decision that holds. */
export function hiddenStateOf(
  one: CaseSource,
  rules: ModerationSource['rules'],
): 'pending' | 'removed' | null {
  const { decision } = one;
  if (decision?.appeal?.answer?.outcome === 'accepted') return null;
  if (decision) return decision.action === 'remove' ? 'removed' : null;
  return rules.find(({ key }) => key === one.rule)?.action === 'hold' ? 'pending' : null;
}

/** Returns the post of a case; a post of the world lends it what a post has beside its words. */
function postOfCase(
  world: World,
  { blog: key, text, link, ago, key: name, decision }: CaseSource,
  handle: string,
): WorldPost {
  const blog = world.blog(key);
  const template = world.posts.find((post) => post.parent === null && post.askingBlog === null);
  if (!template) throw new RangeError('The world has no post');
  const at = world.anchor - seconds(ago) * 1000;
  const [word = ''] = text.split(' ');
  const formatting = link
    ? { formatting: [{ type: 'link' as const, start: 0, end: word.length, url: link }] }
    : {};
  const post: WorldPost = {
    ...template,
    ...{ key: `${handle}-${name}`, id: idAt(at, `case:${handle}:${name}`), blog, author: blog.owner, at },
    ...{ type: 'text', content: [{ type: 'text', text, ...formatting }], layout: [], tags: [] },
    ...{
      slug: '',
      summary: text,
      labels: decision?.action === 'label' ? ['general'] : [],
      isPinned: false,
      isClosed: false,
      likedBy: new Set<string>(),
    },
  };
  return Object.assign(post, { root: post });
}

/** Returns the blogs that must be members because of what happened: writers and reporters, without those who are banned. */
function involved({ cases, members }: ModerationSource): string[] {
  const banned = members.flatMap(({ blog, decision }) => (decision.action === 'ban' ? [blog] : []));
  const all = cases.flatMap((one) => [one.blog, ...(one.reports ?? []).map(({ by }) => by)]);
  return all.filter((key) => !banned.includes(key));
}

/** Returns the blogs that are no members: those who are banned, and those who ask to join. */
function outsiders({ members, requests }: ModerationSource): string[] {
  const banned = members.flatMap(({ blog, decision }) => (decision.action === 'ban' ? [blog] : []));
  return [...banned, ...requests.map(([blog]) => blog)];
}

/** Returns the communities of the demo world. */
export function communitySeeds(world: World): CommunitySeed[] {
  const readers = world.blogs.filter(
    (blog) => blog.source.follows.length > 0 && blog.postCount <= MAX_CROWD_POST_COUNT,
  );
  return communities.map((source) => {
    const { handle, admins, moderators, members, crowd } = source;
    const createdAt = world.anchor - seconds(source.age) * 1000;
    const moderated = moderation[handle];
    const keys = [...admins, ...moderators, ...members, ...(moderated ? involved(moderated) : [])];
    const leaders = keys.map((key) => world.blog(key));
    const out = new Set(moderated ? outsiders(moderated) : []);
    const others = random(`crowd:${handle}`)
      .shuffle(readers)
      .slice(0, crowd)
      .filter(({ key }) => !out.has(key));
    return {
      id: idAt(createdAt, `community:${handle}`),
      source,
      createdAt,
      members: [...new Set([...leaders, ...others])],
      moderation: moderated,
      posts: [
        ...source.posts.map((one) => ({
          post: copyOf(world.post(one.post), handle),
          source: one,
          boardId: one.board ? boardIdOf({ source, createdAt }, one.board) : null,
          hidden: null,
        })),
        ...(moderated?.cases ?? [])
          .filter(({ belowPost }) => belowPost === undefined)
          .map((one) => ({
            post: postOfCase(world, one, handle),
            source: { post: `${handle}-${one.key}` },
            boardId: one.board ? boardIdOf({ source, createdAt }, one.board) : null,
            hidden: hiddenStateOf(one, moderated?.rules ?? []),
          })),
      ],
    };
  });
}
