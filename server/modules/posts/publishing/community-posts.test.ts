import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogSpace, type SpaceRef } from '#server/core/spaces.ts';
import { first } from '#server/db/database.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { insertMember } from '#server/membership/members-repository.ts';
import { readablePost as readable } from '#server/policies/post-rules.ts';
import { canReadPost, isPublished } from '#server/policies/posts.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, text } from '#tests/support/posts.ts';
import { insertPost, removePost } from '../compose/write-repository.ts';

let t: TestApp;
let author: Member;
let neighbour: Member;
let follower: Member;
let community: SpaceRef<'community'>;

beforeAll(async () => {
  t = await buildTestApp();
  [author, neighbour, follower] = [
    await t.member('author'),
    await t.member('neighbour'),
    await t.member('follower'),
  ];
  await followAs(t, follower, 'author');
  await t.db.query('insert into blog_subscriptions (user_id, blog_id) values ($1, $2)', [
    follower.userId,
    author.blogId,
  ]);
  const row = await first<{ id: string }>(
    t.db,
    "insert into spaces (id, kind) values (next_id(), 'community') returning id",
  );
  community = { kind: 'community', id: row?.id ?? '' };
  for (const { userId, blogId } of [author, neighbour])
    await insertMember(t.db, community, { userId, blogId }, 'member');
});
afterAll(() => t.close());

/** Publishes a post of the author's that mentions the follower. */
function publish(space: SpaceRef<'blog' | 'community'>): Promise<string> {
  const mention = { type: 'mention' as const, start: 0, end: 5, blog: { uuid: follower.blogUuid } };
  const [block] = text('Hello there');
  return t.db.transaction((tx) =>
    insertPost(tx, {
      blogId: author.blogId,
      space,
      authorId: author.userId,
      state: 'published',
      type: 'text',
      content: [{ ...block, type: 'text', text: 'Hello there', formatting: [mention] }] as never,
      layout: [],
      tags: ['hills'],
      slug: 'hello',
      summary: 'Hello there',
      reblogKey: 'abcdefgh',
      hideTrail: false,
      askingBlogId: null,
      askingIsAnonymous: false,
      submittedBlogId: null,
      sourceUrl: null,
      interactabilityReblog: 'everyone',
      interactabilityBlaze: 'everyone',
      isCommercial: false,
      contentRating: 'clean',
      labels: {},
      shownAt: null,
      publishOn: null,
    }),
  );
}

/** Counts what publishing a post writes beside its row. */
async function tracesOf(id: string) {
  const [row] = await t.db.query<Record<string, number>>(
    `select (select count(*)::int from post_tags where post_id = $1) as tags,
            (select count(*)::int from post_search where post_id = $1) as found,
            (select count(*)::int from post_counts where root_post_id = $1 and position is not null) as trending,
            (select count(*)::int from post_counts where root_post_id = $1) as counted,
            (select count(*)::int from notifications where subject_id = $1) as notified,
            (select post_count from blogs where id = $2) as posts`,
    [id, author.blogId],
  );
  return row;
}

test('a post of a community is counted, and neither tagged, found, offered nor announced', async () => {
  const post = await publish(community);
  expect(await tracesOf(post)).toEqual({
    ...{ tags: 0, found: 0, trending: 0, counted: 1, notified: 0, posts: 0 },
  });
  await t.db.transaction((tx) => removePost(tx, author.blogId, post));
  expect((await tracesOf(post))?.posts).toBe(0);
  const ofBlog = await publish(blogSpace(author.blogId));
  expect(await tracesOf(ofBlog)).toMatchObject({ tags: 1, found: 1, trending: 1, counted: 1, posts: 1 });
  expect((await tracesOf(ofBlog))?.notified).toBeGreaterThan(0);
});

test('members of the community and the writers of its blog read a post of a community, in code and in SQL', async () => {
  const id = await publish(community);
  const readers = {
    author: author.userId,
    neighbour: neighbour.userId,
    follower: follower.userId,
    visitor: null,
  };
  const expected = { author: true, neighbour: true, follower: false, visitor: false };
  for (const [who, viewerId] of Object.entries(readers)) {
    const [post] = await postsByIds(t.db, [id], viewerId);
    if (!post) throw new Error('The post was not read');
    const [row] = await t.db.query<{ says: boolean }>(
      `select ${readable.sql('p', '$2::bigint')} as says from posts p where p.id = $1`,
      [id, viewerId],
    );
    const says = expected[who as keyof typeof expected];
    expect([who, canReadPost(post), row?.says]).toEqual([who, says, says]);
    expect(isPublished(post)).toBe(false);
  }
});

test('followers are told of the posts of a blog, not of those in communities', async () => {
  const told: string[] = [];
  const stop = await t.db.listen('live', {
    heard: (line) => void told.push(line),
    missed: () => undefined,
  });
  await publish(community);
  await publish(blogSpace(author.blogId));
  await expect.poll(() => told.filter((line) => line.startsWith('posts ')).length).toBe(1);
  await stop();
});
