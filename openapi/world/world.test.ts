import { describe, expect, it } from 'vitest';
import { parseArtFile } from './art.ts';
import { cast, demoLogins, demoPassword } from './cast.ts';
import type { World, WorldPost } from './model.ts';
import { allArts, allBlogs, artById, members, writtenPosts } from './sources.ts';
import { exampleNow, worldAt } from './world.ts';

const world = worldAt(exampleNow);
const everyPost = [...world.posts, ...world.desk, ...world.deletedPosts];
const unique = (values: readonly string[]) => new Set(values).size === values.length;

function imagesOf(post: WorldPost) {
  return post.content.flatMap((block) => {
    if (block.type === 'image') return [...block.media, ...(block.poster ? [block.poster] : [])];
    return 'poster' in block && Array.isArray(block.poster) ? block.poster : [];
  });
}

/** Leaves out objects with circular references. */
const comparable = (w: World) => ({
  posts: w.posts.map((post) => [
    post.id,
    post.key,
    post.at,
    post.reblogKey,
    post.content,
    post.tree.likeCount,
  ]),
  likes: w.likes.map((like) => like.id),
  replies: w.replies.map((reply) => reply.id),
  uuids: w.blogs.map((blog) => blog.uuid),
});

describe('cast of the demo world', () => {
  it('the cast is large enough and has the demo logins', () => {
    expect(cast.filter((blog) => !blog.isDeactivated).length).toBeGreaterThanOrEqual(16);
    expect(demoPassword.length).toBeGreaterThanOrEqual(8);
    for (const key of demoLogins)
      expect(members.find((member) => member.key === key)?.email).toBe(`${key}@example.com`);
  });

  it('the cast has valid names, unique regardless of case', () => {
    for (const blog of allBlogs) expect(blog.name).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/);
    expect(unique(allBlogs.map((blog) => blog.name.toLowerCase()))).toBe(true);
    expect(unique(allBlogs.map((blog) => blog.key))).toBe(true);
    expect(unique(members.map((member) => member.key))).toBe(true);
  });

  it('the cast gives every account exactly one primary blog', () => {
    const primaries = allBlogs.filter((blog) => blog.primary).map((blog) => blog.owner);
    expect(unique(primaries)).toBe(true);
    expect(new Set(allBlogs.map((blog) => blog.owner))).toEqual(new Set(primaries));
  });

  it("the blogs' titles and links have enough contrast", () => {
    const luminance = (hex: string) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a: string, b: string) => {
      const [x, y] = [luminance(a), luminance(b)];
      return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
    };
    for (const blog of allBlogs) {
      expect(contrast(blog.titleColour, blog.background), `title of ${blog.key}`).toBeGreaterThan(4.5);
      expect(contrast(blog.accent, blog.background), `links of ${blog.key}`).toBeGreaterThan(4.5);
    }
  });
});

describe('demo world', () => {
  it('the demo world has enough posts, notes and follows', () => {
    expect(world.blogs.length).toBeGreaterThanOrEqual(12);
    expect(world.posts.filter((post) => post.parent === null).length).toBeGreaterThanOrEqual(150);
    const kinds = new Set(everyPost.map((post) => post.type));
    expect(kinds).toEqual(
      new Set(['text', 'photo', 'quote', 'link', 'chat', 'audio', 'video', 'answer', 'ask']),
    );
    const blocks = new Set(everyPost.flatMap((post) => post.content.map((block) => block.type)));
    expect(blocks).toEqual(new Set(['text', 'image', 'link', 'audio', 'video', 'poll']));
    const subtypes = new Set(
      everyPost.flatMap((p) => p.content.flatMap((b) => (b.type === 'text' && b.subtype ? [b.subtype] : []))),
    );
    expect(subtypes.size).toBe(8);
    const formats = new Set(
      everyPost.flatMap((p) =>
        p.content.flatMap((b) => (b.type === 'text' ? (b.formatting ?? []).map((f) => f.type) : [])),
      ),
    );
    for (const type of ['bold', 'italic', 'strikethrough', 'small', 'link', 'mention', 'color'])
      expect(formats).toContain(type);
  });

  it('the demo world has unique ids', () => {
    expect(unique(everyPost.map((post) => post.id))).toBe(true);
    expect(unique(everyPost.map((post) => post.key))).toBe(true);
    expect(
      unique([...world.likes, ...world.replies, ...world.follows, ...everyPost].map((one) => one.id)),
    ).toBe(true);
    expect(unique([...world.blogs, ...world.deletedBlogs].map((blog) => blog.uuid))).toBe(true);
    for (const post of everyPost) {
      expect(post.id).toMatch(/^[1-9][0-9]{0,18}$/);
      expect(post.reblogKey).toMatch(/^[A-Za-z0-9]{8}$/);
    }
    for (const blog of world.blogs) expect(blog.uuid).toMatch(/^t:[A-Za-z0-9_-]{22}$/);
  });

  it('the demo world is sorted by time and id, within the past six weeks', () => {
    const times = world.posts.map((post) => post.at);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const ids = world.posts.map((post) => BigInt(post.id));
    expect(ids.every((id, i) => i === 0 || id < (ids[i - 1] ?? 0n))).toBe(true);
    const newest = world.posts[0]?.at ?? 0;
    expect(world.anchor - newest).toBeLessThan(3_600_000);
    expect(Math.min(...times)).toBeGreaterThan(world.anchor - 43 * 86_400_000);
    expect(
      Math.max(...[...world.likes, ...world.replies, ...world.follows, ...world.votes].map((one) => one.at)),
    ).toBeLessThan(world.anchor);
  });

  it('the demo world has open and closed polls, answered while they ran', () => {
    const polls = world.posts.flatMap((post) =>
      post.content.flatMap((block) => (block.type === 'poll' ? [{ post, block }] : [])),
    );
    const endOf = ({ post, block }: (typeof polls)[number]) =>
      block.settings.expireAfter ? post.at + block.settings.expireAfter * 1000 : Number.POSITIVE_INFINITY;
    expect(new Set(polls.map((poll) => endOf(poll) > world.anchor))).toEqual(new Set([true, false]));
    for (const poll of polls) {
      const votes = world.votes.filter((vote) => vote.poll === poll.block.clientId);
      expect(votes.length, poll.post.key).toBeGreaterThan(10);
      expect(unique(votes.map((vote) => vote.member))).toBe(true);
      const answers = new Set(poll.block.answers.map((answer) => answer.clientId));
      for (const vote of votes) {
        expect(vote.at).toBeLessThan(endOf(poll));
        expect(vote.answers.length).toBeGreaterThan(0);
        if (!poll.block.settings.multipleChoice) expect(vote.answers).toHaveLength(1);
        for (const answer of vote.answers) expect(answers).toContain(answer);
      }
    }
  });

  it('the demo world keeps every text range inside its text, counted by code point', () => {
    for (const post of everyPost) {
      for (const block of post.content) {
        if (block.type !== 'text') continue;
        const length = [...block.text].length;
        for (const { start, end } of block.formatting ?? []) {
          expect(start, post.key).toBeGreaterThanOrEqual(0);
          expect(end, post.key).toBeGreaterThan(start);
          expect(end, post.key).toBeLessThanOrEqual(length);
        }
      }
    }
  });

  it('the demo world lays out each block once, and only pictures side by side', () => {
    for (const post of everyPost) {
      for (const layout of post.layout) {
        if (layout.type !== 'rows') continue;
        const listed = layout.display.flatMap((row) => row.blocks);
        expect(
          [...listed].sort((a, b) => a - b),
          post.key,
        ).toEqual(post.content.map((_, i) => i));
        for (const row of layout.display) {
          if (row.blocks.length > 1)
            expect(
              row.blocks.every((i) => post.content[i]?.type === 'image'),
              post.key,
            ).toBe(true);
        }
        if (layout.truncateAfter !== undefined)
          expect(layout.truncateAfter, post.key).toBeLessThan(post.content.length - 1);
      }
    }
  });

  it('the demo world has an alt text for every picture, and each can be drawn', () => {
    for (const post of everyPost) {
      for (const block of post.content)
        if (block.type === 'image') expect(block.altText?.length, post.key).toBeGreaterThan(11);
      for (const image of imagesOf(post)) {
        const file = parseArtFile(image.url.replace('/media/world/', ''));
        expect(file && artById(file.id), image.url).toBeDefined();
        expect(file?.width).toBe(image.width);
      }
    }
    const ids = [...writtenPosts].flatMap((post) =>
      post.content.flatMap((block) => ('art' in block ? [block.art.id] : [])),
    );
    expect(unique(ids)).toBe(true);
    for (const blog of world.blogs) expect(allArts().has(`avatar-${blog.key}`)).toBe(true);
  });

  it('the demo world has trails from root to parent, a broken one and one of twelve items', () => {
    for (const post of everyPost) {
      if (!post.parent) {
        expect(post.root).toBe(post);
        continue;
      }
      expect(post.at, post.key).toBeGreaterThan(post.parent.at);
      expect(post.root).toBe(post.parent.root);
      expect(post.trail[0]).toBe(post.root);
    }
    expect(Math.max(...world.posts.map((post) => post.trail.length))).toBe(12);
    expect(world.posts.some((post) => post.trail.some((item) => item.state === 'deleted'))).toBe(true);
    expect(world.posts.some((post) => post.parent && post.content.length === 0 && post.tags.length > 0)).toBe(
      true,
    );
  });

  it("the demo world's counters match its rows", () => {
    const roots = new Set(everyPost.map((post) => post.root));
    for (const root of roots) {
      const inTree = everyPost.filter((post) => post.root === root);
      expect(root.tree.likeCount, root.key).toBe(
        world.likes.filter((like) => like.post.root === root).length,
      );
      expect(root.tree.reblogCount, root.key).toBe(inTree.filter((post) => post.parent).length);
      const replies = world.replies.filter((reply) => reply.post.root === root);
      expect(root.tree.replyCount, root.key).toBe(replies.filter((reply) => !reply.isSelf).length);
      expect(root.tree.selfReplyCount, root.key).toBe(replies.filter((reply) => reply.isSelf).length);
    }
    expect(unique(world.likes.map((like) => `${like.member} ${like.post.root.key}`))).toBe(true);
    for (const blog of world.blogs) {
      expect(blog.followedBy.size).toBe(world.follows.filter((follow) => follow.blog === blog).length);
      expect(blog.postCount).toBe(world.posts.filter((post) => post.blog === blog).length);
      expect(blog.followedBy.has(blog.owner)).toBe(false);
    }
  });

  it("the demo world's trending and followed tags are in use", () => {
    const used = new Set(world.posts.flatMap((post) => post.tags.map((tag) => tag.toLowerCase())));
    for (const tag of world.trendingTags) expect(used, tag).toContain(tag.toLowerCase());
    for (const { tag } of world.tagFollows) expect(used, tag).toContain(tag.toLowerCase());
    expect(world.trendingTags.length).toBeGreaterThanOrEqual(12);
  });

  it('the demo world has drafts, a queue, private posts and unanswered asks', () => {
    const states = new Set(world.desk.map((post) => post.state));
    expect(states).toEqual(new Set(['draft', 'queued', 'private', 'ask']));
  });

  it('the demo world is deterministic and only moves with the clock', () => {
    expect(comparable(worldAt(exampleNow))).toEqual(comparable(world));
    const later = worldAt(new Date(exampleNow.getTime() + 86_400_000));
    expect(later.posts.map((post) => post.key)).toEqual(world.posts.map((post) => post.key));
    expect(later.posts.every((post, i) => post.at - (world.posts[i]?.at ?? 0) === 86_400_000)).toBe(true);
    expect(later.blogs.map((blog) => blog.uuid)).toEqual(world.blogs.map((blog) => blog.uuid));
  });

  it('the demo world throws for an unknown key', () => {
    expect(() => world.post('nobody')).toThrow('nobody');
    expect(() => world.blog('nowhere')).toThrow('nowhere');
  });
});
