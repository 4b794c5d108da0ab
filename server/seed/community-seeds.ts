import { idAt, seconds } from '#openapi/world/clock.ts';
import { type CommunityPostSource, type CommunitySource, communities } from '#openapi/world/communities.ts';
import type { World, WorldBlog, WorldPost } from '#openapi/world/model.ts';
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
}

/** A post in a community: a copy of one of the world, because a post is either on its blog or in a community. */
export interface CommunityPostSeed {
  post: WorldPost;
  source: CommunityPostSource;
  boardId: string | null;
}

/** Returns the id of a board of a community of the demo world. */
export function boardIdOf(
  { source, createdAt }: Pick<CommunitySeed, 'source' | 'createdAt'>,
  path: string,
): string {
  return idAt(createdAt, `board:${source.handle}:${path}`);
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

/** Returns the communities of the demo world. */
export function communitySeeds(world: World): CommunitySeed[] {
  const readers = world.blogs.filter(
    (blog) => blog.source.follows.length > 0 && blog.postCount <= MAX_CROWD_POST_COUNT,
  );
  return communities.map((source) => {
    const { handle, admins, moderators, members, crowd } = source;
    const createdAt = world.anchor - seconds(source.age) * 1000;
    const leaders = [...admins, ...moderators, ...members].map((key) => world.blog(key));
    const others = random(`crowd:${handle}`).shuffle(readers).slice(0, crowd);
    return {
      id: idAt(createdAt, `community:${handle}`),
      source,
      createdAt,
      members: [...new Set([...leaders, ...others])],
      posts: source.posts.map((one) => ({
        post: copyOf(world.post(one.post), handle),
        source: one,
        boardId: one.board ? boardIdOf({ source, createdAt }, one.board) : null,
      })),
    };
  });
}
