import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

let app: TestApp;
let anna: Member;

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
});
afterAll(() => app.close());

describe('features', () => {
  it('are a map of booleans that anybody may read [protocol-10]', async () => {
    const { status, body } = await app.inject('/svc/pop/config');
    expect(status).toBe(200);
    const values = Object.values(body.response.features);
    expect(values.length).toBeGreaterThan(0);
    expect(values.every((value) => typeof value === 'boolean')).toBe(true);
  });
});

describe('counts', () => {
  it('are a member’s, and a visitor has none [counts-04]', async () => {
    const { status, body } = await app.inject('/v2/user/counts?unread=true');
    expect([status, body.errors[0].code]).toEqual([401, 1034]);
  });

  it('are only those that were asked for', async () => {
    await postAs(app, anna, { content: text('Later'), state: 'draft' });
    const { body } = await app.injectAs(anna, '/v2/user/counts?unread_messages=true&blog_post_counts=true');
    expect(body.response).toEqual({
      unread_messages: {},
      blog_post_counts: { [anna.blogUuid]: { posts: 0, queue: 0, drafts: 1, messages: 0 } },
    });
  });
});

describe('options', () => {
  const save = (payload: object) => app.injectAs(anna, { method: 'POST', url: '/svc/pop/options', payload });

  it('answer nothing when they are kept [protocol-06]', async () => {
    const { status, body } = await save({ setting: 'palette', value: 'pumpkin' });
    expect([status, body]).toEqual([204, undefined]);
    expect((await app.injectAs(anna, '/v2/user/info')).body.response.user.palette).toBe('pumpkin');
  });

  it('take no palette and no language there is not [audience-14] [audience-15]', async () => {
    for (const payload of [
      { setting: 'palette', value: 'plaid' },
      { setting: 'locale', value: 'xx' },
    ])
      expect((await save(payload)).status).toBe(400);
  });
});
