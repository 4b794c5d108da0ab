import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import type { OperationId } from '#generated/operations.ts';
import { postAs } from '#tests/support/posts.ts';
import { rows } from '../contract/bundle.ts';
import { call } from './call.ts';
import { recipes } from './recipes.ts';
import { rightsWorld, type World } from './world.ts';

let world: World;
/** One that this site made, for a list that no recipe asks for. */
let foreign: string;

beforeAll(async () => {
  world = await rightsWorld();
  const { t, members } = world;
  for (const words of ['One', 'Two']) await postAs(t, members.stranger, words);
  const { links } = (await t.inject('/v2/blog/otto/posts?limit=1')).body.response;
  foreign = links.next.queryParams.cursor;
});
afterAll(() => world.t.close());

const lists = rows
  .filter(({ operation, parameters }) => {
    const isList = parameters.some(({ in: place, name }) => place === 'query' && name === 'cursor');
    return isList && operation.operationId in handlers;
  })
  .map(({ operation }) => operation.operationId as OperationId);

test('there are lists that lead on by a cursor', () => {
  expect(lists.length).toBeGreaterThan(40);
});

test.each(lists)('%s goes on from its own pages only', async (id) => {
  const ingredients = (await recipes[id]?.(world)) ?? {};
  expect((await call(world, id, 'admin', ingredients)).status).toBe(200);
  for (const cursor of ['made-up', 'bm9uc2Vuc2U', foreign]) {
    const query = { ...ingredients.query, cursor };
    const { status, body } = await call(world, id, 'admin', { ...ingredients, query });
    expect([cursor, status, body.errors?.[0].code]).toEqual([cursor, 400, 5039]);
  }
});
