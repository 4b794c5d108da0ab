import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];

let app: TestApp;
let anna: Member;
let bela: Member;
let bystander: Post;
beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
  await addWriter(app.db, 'anna', bela, 'admin');
  bystander = await postAs(app, anna, { content: text('Nobody touches this'), tags: 'calm' });
});
afterAll(() => app.close());

function edit(member: Member, id: string, payload: object) {
  return app.injectAs(member, { method: 'PUT', url: `/v2/blog/anna/posts/${id}`, payload });
}
async function read(id: string): Promise<Post> {
  return (await app.injectAs(anna, `/v2/blog/anna/posts/${id}`)).body.response.post;
}

describe('editPost by two members', () => {
  it('editPost of different fields in concurrent requests keeps all changes', async () => {
    const { id } = await postAs(app, anna, { content: text('Words'), tags: 'old' });
    const fields = [
      { tags: 'new' },
      { content: text('Other words') },
      { slug: 'a-slug' },
      { isCommercial: true },
    ];
    const answers = await Promise.all(fields.map((payload, at) => edit(at % 2 ? anna : bela, id, payload)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read(id)).toMatchObject({
      tags: ['new'],
      summary: 'Other words',
      slug: 'a-slug',
      isCommercial: true,
      version: 5,
    });
    expect(await read(bystander.id)).toMatchObject({
      summary: 'Nobody touches this',
      tags: ['calm'],
      version: 1,
    });
  });

  it('editPost based on an older version answers 4009 with the current post and writes nothing', async () => {
    const post = await postAs(app, anna, { content: text('First'), tags: 'kept' });
    const first = await edit(bela, post.id, { content: text('Second'), basedOn: post.version });
    expect(first.status).toBe(200);
    const { status, body } = await edit(anna, post.id, { content: text('Mine'), basedOn: post.version });
    expect([status, body.errors[0].code, body.errors[0].field]).toEqual([409, 4009, 'basedOn']);
    expect(body.errors[0].post).toMatchObject({ id: post.id, summary: 'Second', version: 2 });
    expect(await read(post.id)).toMatchObject({ summary: 'Second', version: 2 });
    const again = await edit(anna, post.id, { content: text('Mine'), basedOn: 2 });
    expect(again.body.response.post).toMatchObject({ summary: 'Mine', version: 3 });
  });

  it('editPost of concurrent requests based on one version accepts one', async () => {
    const post = await postAs(app, anna, 'Raced for');
    const answers = await Promise.all(
      [anna, bela, anna, bela].map((member, at) =>
        edit(member, post.id, { content: text(`Try ${at}`), basedOn: post.version }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await read(post.id)).version).toBe(2);
  });

  it('editPost without basedOn overwrites later changes', async () => {
    const post = await postAs(app, anna, 'Unversioned');
    await edit(bela, post.id, { content: text('By another') });
    expect((await edit(anna, post.id, { content: text('By me') })).status).toBe(200);
  });
});

it('publishPost raises the version, so that editPost based on the draft answers 409', async () => {
  const draft = await postAs(app, anna, { content: text('Soon'), state: 'draft' });
  await app.injectAs(anna, {
    method: 'POST',
    url: '/v2/blog/anna/post/edit',
    payload: { id: draft.id, state: 'published' },
  });
  const { status } = await edit(bela, draft.id, { tags: 'late', basedOn: draft.version });
  expect(status).toBe(409);
});
