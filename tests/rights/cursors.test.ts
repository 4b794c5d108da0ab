import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import type { OperationId } from '#generated/operations.ts';
import { fixtures } from '#tests/fixtures/all-fixtures.ts';
import { postAs } from '#tests/support/posts.ts';
import { operationRows } from '../contract/bundle.ts';
import { makeCall } from './call.ts';
import { rightsWorld, type World } from './world.ts';

let world: World;
/** A cursor that this site made for a list without a recipe. */
let foreignCursor: string;

beforeAll(async () => {
  world = await rightsWorld();
  const { t, members } = world;
  for (const words of ['One', 'Two']) await postAs(t, members.stranger, words);
  const { links } = (await t.inject('/v2/blog/otto/posts?limit=1')).body.response;
  foreignCursor = links.next.queryParams.cursor;
});
afterAll(() => world.t.close());

const lists = operationRows
  .filter(({ operation, parameters }) => {
    const isList = parameters.some(({ in: place, name }) => place === 'query' && name === 'cursor');
    return isList && operation.operationId in handlers;
  })
  .map(({ operation }) => operation.operationId as OperationId);

test('the contract has more than 40 lists with a cursor', () => {
  expect(lists.length).toBeGreaterThan(40);
});

test.each(lists)('%s accepts only its own cursors', async (id) => {
  const ingredients = (await fixtures[id]?.recipe?.(world)) ?? {};
  expect((await makeCall(world, id, 'admin', ingredients)).status).toBe(200);
  for (const cursor of ['made-up', 'bm9uc2Vuc2U', foreignCursor]) {
    const query = { ...ingredients.query, cursor };
    const { status, body } = await makeCall(world, id, 'admin', { ...ingredients, query });
    expect([cursor, status, body.errors?.[0].code]).toEqual([cursor, 400, 5039]);
  }
});
