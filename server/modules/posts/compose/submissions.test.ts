import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';

type Post = components['schemas']['Post'];
type Image = components['schemas']['Image'];

let app: TestApp;
let wall: Member;
let sender: Member;
let stranger: Member;
let media: Image[];

beforeAll(async () => {
  app = await buildTestApp();
  [wall, sender, stranger] = [
    await app.member('wall'),
    await app.member('sender'),
    await app.member('stranger'),
  ];
  await app.db.query('update blogs set can_submit = true where id = $1', [wall.blogId]);
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  ({ media } = await app.app.services.media.addImage(sender.userId, png));
});
afterAll(() => app.close());

function contents() {
  return [
    { type: 'text', subtype: 'heading1', text: 'Clouds' },
    { type: 'image', media, altText: 'A cloud' },
    { type: 'link', url: 'https://clouds.example/', title: 'More clouds' },
  ];
}
function submit(payload: object, member = sender) {
  return app.injectAs(member, {
    method: 'POST',
    url: '/v2/blog/wall/posts',
    payload: { content: contents(), tags: 'sky, fog', state: 'submission', ...payload },
  });
}
async function received(): Promise<Post[]> {
  return (await app.injectAs(wall, '/v2/user/inbox?type=submission')).body.response.posts;
}
const typesOf = ({ content }: Post) => content.map(({ type }) => type);

it('A submission keeps its content and submittedBy until and after it is published', async () => {
  const bystander = await makeBystander(app);
  const { status, body } = await submit({});
  expect(status).toBe(201);
  const { id } = body.response;
  const [waiting] = await received();
  expect(waiting).toMatchObject({ id, tags: ['sky', 'fog'], submittedBy: { name: 'sender' } });
  expect(waiting && typesOf(waiting)).toEqual(['text', 'image', 'link']);

  // Writers of the blog edit its text; files uploaded by its sender stay valid.
  const { content } = waiting as Post;
  const edited = await app.injectAs(wall, {
    method: 'PUT',
    url: `/v2/blog/wall/posts/${id}`,
    payload: { content: [{ type: 'text', text: 'Sent to us' }, ...content.slice(1)], state: 'published' },
  });
  expect(edited.status).toBe(200);
  const { post } = (await app.inject(`/v2/blog/wall/posts/${id}`)).body.response;
  expect(typesOf(post)).toEqual(['text', 'image', 'link']);
  expect(post).toMatchObject({ state: 'published', blogName: 'wall', submittedBy: { name: 'sender' } });
  await bystander.expectUnchanged();
});

it('createPost of a submission credits the blog in tumblelog, and other posts credit nobody', async () => {
  const second = await app.injectAs(sender, {
    method: 'POST',
    url: '/v2/user/blogs',
    payload: { tumblelog: 'sender-two' },
  });
  expect(second.status).toBe(201);
  const { body } = await submit({ tumblelog: 'sender-two' });
  expect(body.response.post.submittedBy.name).toBe('sender-two');
  const own = await app.injectAs(sender, {
    method: 'POST',
    url: '/v2/blog/sender/posts',
    payload: { content: [{ type: 'text', text: 'Mine' }], tumblelog: 'sender-two' },
  });
  expect(own.body.response.post.submittedBy).toBeUndefined();
});

it('getPost omits submittedBy once the blog that sent the submission is gone', async () => {
  const { body } = await submit({});
  const { id } = body.response;
  await app.db.query('update posts set submitted_blog_id = 1 where id = $1', [id]);
  const { post } = (await app.injectAs(wall, `/v2/blog/wall/posts/${id}`)).body.response;
  expect(post.submittedBy).toBeUndefined();
});

it("createPost of a submission rejects another member's pictures with 8005", async () => {
  const { status, body } = await submit({}, stranger);
  expect([status, body.errors[0].code]).toEqual([400, 8005]);
});

it('editBlogSettings decides which post types and tags submissions may have', async () => {
  const set = (payload: object) =>
    app.injectAs(wall, { method: 'POST', url: '/v2/blog/wall/settings', payload });
  const quote = { content: [{ type: 'text', subtype: 'quote', text: 'Clouds' }], tags: '' };
  const before = (await received()).length;
  const { body } = await set({
    submission_types: ['quote', 'photo'],
    submission_tags: ['#Sky', 'sky', 'fog'],
  });
  expect(body.response.settings).toMatchObject({
    submissionTypes: ['quote', 'photo'],
    submissionTags: ['Sky', 'fog'],
  });
  const { blog } = (await app.inject('/v2/blog/wall/info')).body.response;
  expect([blog.submissionTypes, blog.submissionTags]).toEqual([
    ['quote', 'photo'],
    ['Sky', 'fog'],
  ]);
  const refused = async (payload: object) => {
    const answer = await submit(payload);
    return [answer.status, answer.body.errors?.[0].code, answer.body.errors?.[0].field];
  };
  expect(await refused({ content: [{ type: 'text', text: 'Clouds' }], tags: '' })).toEqual([
    403,
    4003,
    'content',
  ]);
  expect(await refused({ ...quote, tags: 'sky, rain' })).toEqual([403, 4003, 'tags']);
  expect(await received()).toHaveLength(before);
  expect((await submit({ ...quote, tags: 'SKY' })).status).toBe(201);
  expect((await submit(quote)).status).toBe(201);
  // The blog's own writers are exempt from the submission rules.
  const own = await app.injectAs(wall, {
    method: 'POST',
    url: '/v2/blog/wall/posts',
    payload: { content: [{ type: 'text', text: 'Ours' }], tags: 'rain' },
  });
  expect(own.status).toBe(201);
  expect((await set({ submission_types: [] })).status).toBe(400);
  await set({
    submission_types: ['text', 'photo', 'quote', 'link', 'chat', 'audio', 'video'],
    submission_tags: [],
  });
  expect((await submit({ content: [{ type: 'text', text: 'Anything' }], tags: 'rain' })).status).toBe(201);
  const { blog: closed } = (await app.inject('/v2/blog/sender/info')).body.response;
  expect(closed.submissionTypes).toBeUndefined();
});
