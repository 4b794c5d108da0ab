import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

let app: TestApp;
let anna: Member;
let bela: Member;

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
});
afterAll(() => app.close());

describe('createPost with state ask', () => {
  it('createPost sends an ask to the other blog with state ask and an ask layout [posting-05] [audience-03]', async () => {
    const ask = await postAs(
      app,
      bela,
      {
        content: text('How are you?'),
        state: 'ask',
        layout: [{ type: 'ask', blocks: [0], attribution: { type: 'blog', blog: { uuid: bela.blogUuid } } }],
      },
      'anna',
    ).catch((error: Error) => error);
    // Only its receiver may read an ask, so the response to the asker cannot be a page that others could open.
    expect(ask).not.toBeInstanceOf(Error);
    const counts = await app.injectAs(anna, '/v2/user/counts?inbox=true');
    expect(counts.body.response.inbox).toBe(1);
  });

  describe('createPost of an ask with tumblelog', () => {
    const asking = (tumblelog: string) =>
      app.injectAs(bela, {
        method: 'POST',
        url: '/v2/blog/anna/posts',
        payload: {
          content: text('And you?'),
          state: 'ask',
          tumblelog,
          layout: [
            { type: 'ask', blocks: [0], attribution: { type: 'blog', blog: { uuid: bela.blogUuid } } },
          ],
        },
      });
    const waiting = async () =>
      (await app.injectAs(anna, '/v2/user/counts?inbox=true')).body.response.inbox as number;

    it("createPost delivers an ask from the member's blog that tumblelog names", async () => {
      const before = await waiting();
      expect((await asking('bela')).status).toBe(201);
      expect(await waiting()).toBe(before + 1);
    });

    it.each([
      ['of another member', 'anna', 403, 4003],
      ['that does not exist', 'nobody-here', 404, 4004],
    ])('createPost rejects an ask whose tumblelog is a blog %s', async (_what, name, status, code) => {
      const before = await waiting();
      const refused = await asking(name);
      expect([refused.status, refused.body.errors[0].code]).toEqual([status, code]);
      expect(refused.body.errors[0].field).toBe('tumblelog');
      expect(await waiting()).toBe(before);
    });
  });

  describe('createPost of an ask with pictures', () => {
    async function picture(member: Member) {
      const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#264' } })
        .png()
        .toBuffer();
      const { media } = await app.app.services.media.addImage(member.userId, bytes);
      return { type: 'image' as const, media, altText: 'A fern' };
    }
    const takes = (ask_media: boolean) =>
      app.injectAs(anna, { method: 'POST', url: '/v2/blog/anna/settings', payload: { ask_media } });
    const ask = (image: object) =>
      app.injectAs(bela, {
        method: 'POST',
        url: '/v2/blog/anna/posts',
        payload: {
          content: [...text('Which fern?'), image],
          layout: [{ type: 'ask', blocks: [0, 1] }],
          state: 'ask',
        },
      });
    const inbox = async () =>
      (await app.injectAs(anna, '/v2/user/inbox')).body.response.posts as {
        id: string;
        content: { altText?: string }[];
        layout: object[];
      }[];
    const mayAsk = async () =>
      (await app.injectAs(bela, '/v2/blog/anna/info')).body.response.blog.askMedia as boolean;

    it('createPost delivers an ask with a picture where askMedia is on, and the answer keeps the picture', async () => {
      await app.injectAs(anna, {
        method: 'POST',
        url: '/v2/blog/anna/settings',
        payload: { ask_anon: true },
      });
      expect(await mayAsk()).toBe(true);
      expect((await ask(await picture(bela))).status).toBe(201);
      const [asked] = await inbox();
      expect(asked?.content[1]).toMatchObject({ type: 'image', altText: 'A fern' });
      const answered = await app.injectAs(anna, {
        method: 'PUT',
        url: `/v2/blog/anna/posts/${asked?.id}`,
        payload: {
          content: [...(asked?.content ?? []), ...text('The one with the fronds.')],
          layout: asked?.layout,
          state: 'published',
        },
      });
      expect(answered.status).toBe(200);
      expect(answered.body.response.post.content[1]).toMatchObject({ altText: 'A fern' });
    });

    it("createPost rejects an ask with another member's picture (8005) or to a blog without askMedia (4003)", async () => {
      const before = (await inbox()).length;
      const refused = async (image: object) => {
        const { status, body } = await ask(image);
        return [status, body.errors[0].code, body.errors[0].field];
      };
      expect(await refused(await picture(anna))).toEqual([400, 8005, 'content']);
      await takes(false);
      expect(await mayAsk()).toBe(false);
      expect(await refused(await picture(bela))).toEqual([403, 4003, 'content']);
      await takes(true);
      expect(await inbox()).toHaveLength(before);
    });
  });
});
