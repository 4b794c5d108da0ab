import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { fixtures } from '#tests/fixtures/all-fixtures.ts';
import type { Ingredients } from '#tests/fixtures/fixture.ts';
import { rowsOf } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { makeCall } from './call.ts';
import { ownIds } from './confusion/things.ts';
import { giveLikeThings, namedIn, tablesWithLikeThing, WITHOUT_LIKE_THING } from './like-things.ts';
import { rightsWorld, type World } from './world.ts';

/**
 * Every built write, by a caller who has each permission, beside a member with a like thing of each kind: about the
 * same posts, blogs and words. Their rows must stay as they were.
 */

let world: World;
beforeAll(async () => {
  world = await rightsWorld();
});
afterAll(() => world.t.close());

const writes = (Object.keys(handlers) as OperationId[]).filter((id) => operations[id].method !== 'GET');

type Rows = Record<string, unknown[]>;

/** Returns the tables whose rows differ. */
function changedTables(before: Rows, after: Rows): string[] {
  return Object.keys(before)
    .filter((table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]))
    .map((table) => table.replace(' of theirs', ''));
}

/** Makes the call beside a new member, and returns the tables in which that member's rows changed. */
async function tablesChangedBy(
  id: OperationId,
  given: Ingredients,
  change: (bystander: Member) => Promise<Ingredients>,
): Promise<string[]> {
  const { t } = world;
  // The recipe has published posts; only subscribers from before are told of them.
  await t.app.services.jobs.settled();
  const bystander = await t.member(`bystander-${world.serial()}`);
  const named = await namedIn(t, given);
  // A call that names no post may concern all.
  if (named.posts.length === 0)
    named.posts = (await namedIn(t, { path: { id: (await world.post()).id } })).posts;
  await giveLikeThings(t, bystander, named);
  const ingredients = await change(bystander);
  await t.app.services.jobs.settled();
  const before = await rowsOf(t, bystander);
  await makeCall(world, id, 'admin', ingredients);
  await t.app.services.jobs.settled();
  return changedTables(before, await rowsOf(t, bystander));
}

test('each table of things of members has a like thing in this test, or a reason against it', async () => {
  const rows = await world.t.db.query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'author_id')`,
  );
  const known = [...tablesWithLikeThing, ...Object.keys(WITHOUT_LIKE_THING)];
  expect(rows.map(({ table_name: name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

/** Returns the recipe's call; a post that does not exist becomes one that does. */
async function callOf(id: OperationId): Promise<Ingredients> {
  const ingredients = (await fixtures[id]?.recipe?.(world)) ?? {};
  const { path } = ingredients;
  return path?.id === '12' ? { ...ingredients, path: { ...path, id: (await world.post()).id } } : ingredients;
}

test.each(writes)('%s leaves the like things of another member as they were', async (id) => {
  const allowed = Object.keys(fixtures[id]?.changesOfOthers ?? {});
  const given = await callOf(id);
  const found = new Set(await tablesChangedBy(id, given, async () => given));
  // A thing of one's own in the path: the same call, naming the other member's.
  const { path = {}, ...rest } = await callOf(id);
  const theirs = await tablesChangedBy(id, given, async (bystander) => ({
    ...rest,
    path: 'blog' in path ? path : await ownIds(world, id, path, bystander, bystander.blogName),
  }));
  for (const table of theirs) found.add(table);
  expect([...found].filter((table) => !allowed.includes(table))).toEqual([]);
});
