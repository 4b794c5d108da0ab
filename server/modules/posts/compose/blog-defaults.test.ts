import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { postAs, reblogAs, text } from '#tests/support/posts.ts';

let app: TestApp;
let owner: Member;
let writer: Member;
let bystander: Bystander;
let serial = 0;

beforeAll(async () => {
  app = await buildTestApp();
  bystander = await makeBystander(app);
});
beforeEach(async () => {
  serial += 1;
  owner = await app.member(`owner-${serial}`);
  writer = await app.member(`writer-${serial}`);
});
afterAll(() => app.close());

function set(payload: object) {
  return app.injectAs(owner, { method: 'POST', url: `/v2/blog/${owner.blogName}/settings`, payload });
}
async function ownBlogs(member: Member) {
  return (await app.injectAs(member, '/v2/user/info')).body.response.blogs as {
    name: string;
    reblogs?: string;
    reblogTags?: string[];
  }[];
}
function reblogOf(parent: Awaited<ReturnType<typeof postAs>>, more: object = {}) {
  return postAs(app, owner, {
    parentPostId: parent.id,
    parentTumblelogUuid: parent.blog.uuid,
    reblogKey: parent.reblogKey,
    ...more,
  });
}

it('The blog setting reblogs applies to new posts and to no older ones', async () => {
  const older = await postAs(app, owner, 'Before');
  expect((await set({ reblogs: 'noone' })).body.response.settings.reblogs).toBe('noone');
  const kept = await postAs(app, owner, 'Kept');
  const shared = await postAs(app, owner, { content: text('Shared'), interactabilityReblog: 'everyone' });
  expect([older, kept, shared].map((post) => post.interactabilityReblog)).toEqual([
    'everyone',
    'noone',
    'everyone',
  ]);
  await expect(reblogAs(app, writer, kept)).rejects.toThrow('403');
  expect((await reblogAs(app, writer, shared)).parentPostId).toBe(shared.id);
  await bystander.expectUnchanged();
});

it('The blog setting reblog_tags applies to reblogs without tags and to no other post', async () => {
  const parent = await postAs(app, writer, 'Root');
  const { body } = await set({ reblog_tags: ['#Moss', 'moss', 'fog, rain'] });
  expect(body.response.settings.reblogTags).toEqual(['Moss', 'fog', 'rain']);
  const [given, own, none] = [
    await reblogOf(parent),
    await reblogOf(parent, { tags: 'mine' }),
    await reblogOf(parent, { tags: '' }),
  ];
  expect([given, own, none].map(({ tags }) => tags)).toEqual([['Moss', 'fog', 'rain'], ['mine'], []]);
  expect((await postAs(app, owner, 'No reblog')).tags).toEqual([]);
  await set({ reblog_tags: [] });
  expect((await reblogOf(parent)).tags).toEqual([]);
  await bystander.expectUnchanged();
});

it('editBlogSettings accepts thirty reblog_tags and rejects more with 400', async () => {
  const tags = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`);
  expect((await set({ reblog_tags: tags(30) })).body.response.settings.reblogTags).toHaveLength(30);
  expect((await set({ reblog_tags: tags(31) })).status).toBe(400);
});

it('getBlogInfo and getUserInfo return reblogs and reblogTags to writers of the blog only', async () => {
  await set({ reblogs: 'noone', reblog_tags: ['moss'] });
  const seen = async (member: Member) => {
    const { blog } = (await app.injectAs(member, `/v2/blog/${owner.blogName}/info`)).body.response;
    return [blog.reblogs, blog.reblogTags];
  };
  expect(await seen(writer)).toEqual([undefined, undefined]);
  await addWriter(app.db, owner.blogName, writer);
  expect(await seen(writer)).toEqual(['noone', ['moss']]);
  const told = (await ownBlogs(writer)).find(({ name }) => name === owner.blogName);
  expect([told?.reblogs, told?.reblogTags]).toEqual(['noone', ['moss']]);
});
