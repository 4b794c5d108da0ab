import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs, text } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];

let app: TestApp;
let anna: Member;
let bela: Member;
/** Reblogs a post whose trail has three parts. */
let chain: Post;

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
  const root = await postAs(app, anna, 'The root');
  const second = await reblogAs(app, bela, root, 'Said second');
  const third = await reblogAs(app, anna, second, 'Said third');
  chain = await reblogAs(app, bela, third, 'Said fourth');
});
afterAll(() => app.close());

function wordsOf({ trail }: Post) {
  return trail.map(({ content: [block] }) => (block?.type === 'text' ? block.text : block?.type));
}
const codeOf = ({ status, body }: Reply<AnyBody>) => [status, body?.errors?.[0]?.code];
function reblog(more: object) {
  return app.injectAs(anna, {
    method: 'POST',
    url: '/v2/blog/anna/posts',
    payload: {
      content: text('My own'),
      parentPostId: chain.id,
      parentTumblelogUuid: chain.blog.uuid,
      reblogKey: chain.reblogKey,
      ...more,
    },
  });
}
function edit(post: Post, payload: object) {
  return app.injectAs(anna, { method: 'PUT', url: `/v2/blog/anna/posts/${post.id}`, payload });
}
async function read(blog: string, id: string): Promise<Post> {
  return (await app.inject(`/v2/blog/${blog}/posts/${id}`)).body.response.post;
}
async function found(words: string): Promise<string[]> {
  const { body } = await app.injectAs(bela, `/v2/blog/anna/search?query=${encodeURIComponent(words)}`);
  return body.response.timeline.elements.map(({ id }: Post) => id);
}

describe('createPost of a reblog with hideTrail or excludeTrailItems', () => {
  it.each([
    ['as a whole', {}, ['The root', 'Said second', 'Said third', 'Said fourth']],
    ['without its root', { excludeTrailItems: [0] }, ['Said second', 'Said third', 'Said fourth']],
    [
      'without the content of the reblogged post',
      { excludeTrailItems: [3] },
      ['The root', 'Said second', 'Said third'],
    ],
    ['without parts in between', { excludeTrailItems: [1, 2] }, ['The root', 'Said fourth']],
    [
      'as a whole when the excluded item does not exist',
      { excludeTrailItems: [4, 999] },
      ['The root', 'Said second', 'Said third', 'Said fourth'],
    ],
    ['as nothing with hideTrail', { hideTrail: true }, []],
    ['as nothing when every item is excluded', { excludeTrailItems: [0, 1, 2, 3] }, []],
  ])('createPost of a reblog passes on the trail %s', async (_what, more, words) => {
    const { body } = await reblog(more);
    const { post } = body.response;
    expect(wordsOf(post)).toEqual(words);
    expect(post).toMatchObject({
      parentBlogName: 'bela',
      rootBlogName: 'anna',
      hideTrail: 'hideTrail' in more,
    });
    expect(wordsOf(await read('bela', chain.id))).toEqual(['The root', 'Said second', 'Said third']);
  });

  it("createPost of a reblog of a hidden trail passes on the post's own content only", async () => {
    const hidden: Post = (await reblog({ hideTrail: true })).body.response.post;
    expect(wordsOf(await reblogAs(app, bela, hidden))).toEqual(['My own']);
    const { body } = await app.inject(`/v2/blog/anna/posts/${hidden.id}/trail`);
    expect(body.response.trail).toEqual([]);
  });

  it.each([
    ['hides the whole trail', { hideTrail: true }],
    ['excludes every trail item', { excludeTrailItems: [0, 1, 2, 3] }],
  ])('createPost of a reblog without content is rejected with 8001 when it %s', async (_what, more) => {
    expect(codeOf(await reblog({ content: [], ...more }))).toEqual([400, 8001]);
  });
});

describe('editPost with hideTrail or excludeTrailItems', () => {
  it('editPost hides a trail and shows it again, and other reblogs keep theirs', async () => {
    const mine: Post = (await reblog({ content: text('Brambles') })).body.response.post;
    const other: Post = (await reblog({ content: text('Other') })).body.response.post;
    const next = await reblogAs(app, bela, mine);
    expect(await found('fourth')).toContain(mine.id);

    const hidden: Post = (await edit(mine, { hideTrail: true })).body.response.post;
    expect([hidden.hideTrail, hidden.trail]).toEqual([true, []]);
    expect(await found('fourth')).not.toContain(mine.id);
    expect(await found('fourth')).toContain(other.id);
    expect(wordsOf(await read('bela', next.id))).toHaveLength(5);
    // An edit of the content alone leaves the trail hidden.
    expect((await edit(mine, { content: text('Nettles') })).body.response.post.trail).toEqual([]);

    const shown: Post = (await edit(mine, { hideTrail: false })).body.response.post;
    expect(wordsOf(shown)).toEqual(['The root', 'Said second', 'Said third', 'Said fourth']);
    expect(await found('fourth')).toContain(mine.id);
    expect(wordsOf(await read('anna', other.id))).toHaveLength(4);
  });

  it('editPost with excludeTrailItems removes trail items permanently', async () => {
    const mine: Post = (await reblog({})).body.response.post;
    expect(wordsOf((await edit(mine, { excludeTrailItems: [0, 2] })).body.response.post)).toEqual([
      'Said second',
      'Said fourth',
    ]);
    expect(wordsOf((await edit(mine, { tags: 'fog', excludeTrailItems: [] })).body.response.post)).toEqual([
      'Said second',
      'Said fourth',
    ]);
  });

  it.each([
    ['hides the whole trail', { hideTrail: true }],
    ['excludes every trail item', { excludeTrailItems: [0, 1, 2, 3] }],
  ])('editPost of a reblog without content is rejected with 8001 when it %s', async (_what, more) => {
    const bare: Post = (await reblog({ content: [] })).body.response.post;
    expect(codeOf(await edit(bare, more))).toEqual([400, 8001]);
    expect(await read('anna', bare.id)).toMatchObject({ hideTrail: false, version: bare.version });
    expect(wordsOf(await read('anna', bare.id))).toHaveLength(4);
    expect((await edit(bare, { ...more, content: text('Now it says something') })).status).toBe(200);
  });

  it('editPost with hideTrail of a post that is no reblog changes nothing', async () => {
    const post = await postAs(app, anna, 'Alone');
    const { body } = await edit(post, { hideTrail: true, excludeTrailItems: [0] });
    expect(body.response.post).toMatchObject({ hideTrail: false, trail: [] });
  });
});
