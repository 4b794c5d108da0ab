import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import type { OperationId } from '#generated/operations.ts';
import { fixtures } from '#tests/fixtures/all-fixtures.ts';
import { makeCall } from './call.ts';
import { expectedCode } from './expected.ts';
import { CALLERS, rightsWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await rightsWorld();
});
afterAll(() => world.t.close());

const built = Object.keys(handlers) as OperationId[];

test.each(built)('%s answers every caller as the contract says', async (id) => {
  const found: unknown[] = [];
  const wanted: unknown[] = [];
  for (const caller of CALLERS) {
    const ingredients = (await fixtures[id]?.recipe?.(world)) ?? {};
    const { status, body } = await makeCall(world, id, caller, ingredients);
    found.push([caller, status < 400 ? undefined : body.errors[0].code]);
    wanted.push([caller, expectedCode(id, caller, ingredients)]);
  }
  expect(found).toEqual(wanted);
});

test("an admin of a group blog edits its writers' posts, a writer only their own", async () => {
  const { members, t } = world;
  const url = '/v2/blog/desk/posts';
  const payload = { content: [{ type: 'text', text: 'The admin was here' }] };
  const { body } = await t.injectAs(members.admin, { method: 'POST', url, payload });
  const { id } = body.response.post;
  const change = { content: [{ type: 'text', text: 'Changed' }] };
  const tries = [
    { method: 'PUT' as const, url: `${url}/${id}`, payload: change },
    { method: 'DELETE' as const, url: `${url}/${id}` },
    { method: 'POST' as const, url: '/v2/blog/desk/post/edit', payload: { id, state: 'published' } },
  ];
  for (const request of tries) {
    const refused = await t.injectAs(members.writer, request);
    expect([request.method, refused.body.errors[0].code]).toEqual([request.method, 4003]);
  }
  const seen = (await t.injectAs(members.writer, `${url}/${id}`)).body.response.post;
  expect(seen).toMatchObject({ content: [{ text: 'The admin was here' }], canEdit: false, canDelete: false });
  const own = await world.post();
  const edited = await t.injectAs(members.admin, { method: 'PUT', url: `${url}/${own.id}`, payload: change });
  expect(edited.status).toBe(200);
});
