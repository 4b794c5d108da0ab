import { idAt } from './clock.ts';
import type { WorldBlog, WorldLike, WorldPost, WorldReply, WorldVote } from './model.ts';
import { type Random, random } from './random.ts';
import { replySources } from './replies.ts';

/** Returns a time after the post, more often soon than late; whole seconds. */
function after(post: WorldPost, anchor: number, share: number): number {
  const availableSpan = Math.max(2000, anchor - post.at - 1000);
  return post.at + Math.max(1000, Math.floor((share ** 3 * availableSpan) / 1000) * 1000);
}

/**
 * Generates likes. Accounts like at most one post of a tree; followers of the blog are more likely to. Fills `likedBy`
 * and the trees' counters.
 */
export function makeLikes(
  posts: readonly WorldPost[],
  likers: readonly WorldBlog[],
  appealOf: (post: WorldPost) => number,
  anchor: number,
): WorldLike[] {
  const taken = new Map<WorldPost, Set<string>>();
  const likes: WorldLike[] = [];
  for (const post of posts) {
    if (post.content.length === 0) continue;
    const rnd = random(`likes:${post.key}`);
    // Few have seen a post of the last minutes.
    const seen = Math.min(1, 0.3 + (anchor - post.at) / 86_400_000);
    const chance = seen * (post.parent ? 0.12 : 0.05 + appealOf(post) * 0.7);
    const ofTree = taken.get(post.root) ?? new Set<string>();
    taken.set(post.root, ofTree);
    for (const blog of likers) {
      const follows = post.blog.followedBy.has(blog.owner);
      const wants = rnd.chance(follows ? Math.min(0.94, chance * 1.35) : chance * 0.8);
      const moment = rnd.next();
      if (!wants || ofTree.has(blog.owner) || post.blog.writers.includes(blog.owner)) continue;
      ofTree.add(blog.owner);
      const at = after(post, anchor, moment);
      likes.push({ id: idAt(at, `like:${blog.key}:${post.key}`), member: blog.owner, blog, post, at });
      post.likedBy.add(blog.owner);
      post.tree.likeCount += 1;
    }
  }
  return likes.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
}

/** Places the conversations under posts in the time since. Fills the trees' counters. */
export function makeReplies(
  postOf: (key: string) => WorldPost,
  blogOf: (key: string) => WorldBlog,
  anchor: number,
): WorldReply[] {
  return replySources.flatMap(([key, ...lines]) => {
    const post = postOf(key);
    return lines.map(([blogKey, text], i) => {
      const blog = blogOf(blogKey);
      const availableSpan = Math.min(anchor - post.at, 36 * 3_600_000);
      const at = post.at + Math.floor((availableSpan * (i + 1)) / (lines.length + 2) / 1000) * 1000;
      const isSelf = post.blog.writers.includes(blog.owner);
      if (isSelf) post.tree.selfReplyCount += 1;
      else post.tree.replyCount += 1;
      return { id: idAt(at, `reply:${key}:${i}`), member: blog.owner, blog, post, text, at, isSelf };
    });
  });
}

type Poll = Extract<WorldPost['content'][number], { type: 'poll' }>;

/** Returns when a poll closes, or the present while it is open; milliseconds since 1970. */
const endOf = (post: WorldPost, { settings }: Poll, anchor: number): number =>
  Math.min(anchor, settings.expireAfter ? post.at + settings.expireAfter * 1000 : anchor);

/** Answers have different weights, so that a poll has a winner. */
function choose(rnd: Random, poll: Poll, leans: readonly number[]): string[] {
  let draw = rnd.next() * leans.reduce((a, b) => a + b, 0);
  const first = poll.answers.findIndex((_, i) => {
    draw -= leans[i] ?? 0;
    return draw <= 0;
  });
  return poll.answers
    .filter((_, i) => i === first || (rnd.chance(0.3) && poll.settings.multipleChoice))
    .map((answer) => answer.clientId);
}

/** Generates votes. */
export function makeVotes(
  posts: readonly WorldPost[],
  voters: readonly WorldBlog[],
  anchor: number,
): WorldVote[] {
  return posts.flatMap((post) =>
    post.content.flatMap((block) => {
      if (block.type !== 'poll') return [];
      const rnd = random(`votes:${block.clientId}`);
      const leans = block.answers.map(() => (0.25 + rnd.next()) ** 2);
      const end = endOf(post, block, anchor);
      // Few have seen a poll of the last hours.
      const turnout = Math.min(0.6, 0.15 + (anchor - post.at) / 172_800_000);
      return voters.flatMap((blog): WorldVote[] => {
        const votes = rnd.chance(turnout);
        const at = after(post, end, rnd.next());
        const answers = choose(rnd, block, leans);
        if (!votes || post.blog.writers.includes(blog.owner)) return [];
        return [{ poll: block.clientId, answers, post, member: blog.owner, at }];
      });
    }),
  );
}
