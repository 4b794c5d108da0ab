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

describe('asks', () => {
  it('go to the other blog with state ask and an ask layout [posting-05] [audience-03]', async () => {
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
    // Only its receiver may read an ask, so the asker cannot be answered with a page others could open.
    expect(ask).not.toBeInstanceOf(Error);
    const counts = await app.injectAs(anna, '/v2/user/counts?inbox=true');
    expect(counts.body.response.inbox).toBe(1);
  });

  describe('from a blog that the request names', () => {
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

    it('arrives', async () => {
      const before = await waiting();
      expect((await asking('bela')).status).toBe(201);
      expect(await waiting()).toBe(before + 1);
    });

    it.each([
      ['of somebody else', 'anna', 403, 4003],
      ['that does not exist', 'nobody-here', 404, 4004],
    ])('is refused with one %s', async (_what, name, status, code) => {
      const before = await waiting();
      const refused = await asking(name);
      expect([refused.status, refused.body.errors[0].code]).toEqual([status, code]);
      expect(refused.body.errors[0].field).toBe('tumblelog');
      expect(await waiting()).toBe(before);
    });
  });
});
