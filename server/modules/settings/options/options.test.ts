import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

let app: TestApp;
let anna: Member;

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
});
afterAll(() => app.close());

describe('setOption', () => {
  const save = (payload: object) => app.injectAs(anna, { method: 'POST', url: '/svc/pop/options', payload });

  it('setOption answers 204 without a body [protocol-06]', async () => {
    const { status, body } = await save({ setting: 'palette', value: 'pumpkin' });
    expect([status, body]).toEqual([204, undefined]);
    expect((await app.injectAs(anna, '/v2/user/info')).body.response.user.palette).toBe('pumpkin');
  });

  it('setOption rejects an unknown palette or locale with 400 [audience-14] [audience-15]', async () => {
    for (const payload of [
      { setting: 'palette', value: 'plaid' },
      { setting: 'locale', value: 'xx' },
    ])
      expect((await save(payload)).status).toBe(400);
  });
});
