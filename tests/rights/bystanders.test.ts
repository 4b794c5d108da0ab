import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { fixtures } from '#tests/fixtures/all-fixtures.ts';
import type { Ingredients } from '#tests/fixtures/fixture.ts';
import { DESK } from '#tests/fixtures/shared/recipes.ts';
import { rowsOf } from '#tests/support/bystander.ts';
import { freshDatabase } from '#tests/support/database.ts';
import type { Member } from '#tests/support/members.ts';
import { workSettled } from '#tests/support/settled.ts';
import { makeCall } from './call.ts';
import { ownIds } from './confusion/things.ts';
import { giveLikeThings, namedIn, tablesWithLikeThing, WITHOUT_LIKE_THING } from './like-things.ts';
import { type OpenableDatabase, openable, UNNOTICED } from './opened-conditions.ts';
import { rightsWorld, type World } from './world.ts';

/**
 * Every built write, by a caller who has each permission, beside a member with a like thing of each kind: about the
 * same posts, blogs and words. Their rows must stay as they were.
 *
 * The test proves itself: each condition on a member's own rows that a call meets is opened once
 * (`user_id = $1 or user_id = …` with the bystander), and their rows must then differ.
 */

let world: World;
let db: OpenableDatabase;
/** The id of a post of `desk`, for calls that name no post or one that does not exist. */
let standingPost: string;
/** Conditions that were met, and whether the opened one was noticed. */
const isNoticed = new Map<string, boolean>();
/** Conditions that the calls of an operation met. */
const metBy = new Map<OperationId, ReadonlySet<string>>();
beforeAll(async () => {
  db = openable(await freshDatabase());
  world = await rightsWorld({ db });
  standingPost = (await world.post()).id;
});
afterAll(async () => {
  await world.t.close();
  await db.close();
});

const writes = (Object.keys(handlers) as OperationId[]).filter((id) => operations[id].method !== 'GET');

/** Things that a caller may have and that change nothing for the calls but what they undo. */
const DONE_BY_CALLER = ['likes', 'follows', 'oauth_items', 'third_party_links'];

type Rows = Record<string, unknown[]>;

/** Tables of the caller that earlier calls may fill, but that the calls and their set-up need. */
const KEPT_BY_CALLER = ['oauth_clients', 'uploads', 'space_members', 'space_invitations'];

/** Returns the tables whose rows differ. */
function changedTables(before: Rows, after: Rows): string[] {
  return Object.keys(before)
    .filter((table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]))
    .map((table) => table.replace(' of theirs', ''));
}

/** A condition that is opened, and whether the caller has already done what the call may undo. */
interface Opened {
  condition: string;
  hasDone: boolean;
}

/** Makes the call beside a new member, and returns the tables in which that member's rows changed. */
async function tablesChangedBy(
  id: OperationId,
  given: Ingredients,
  change: (bystander: Member) => Promise<Ingredients>,
  opened?: Opened,
): Promise<string[]> {
  const { t } = world;
  // The recipe has published posts; only subscribers from before are told of them.
  await workSettled(t);
  const bystander = await t.member(`bystander-${world.serial()}`);
  const named = await namedIn(t, given);
  // A call that names no post may concern all.
  if (named.posts.length === 0) named.posts = (await namedIn(t, { path: { id: standingPost } })).posts;
  await giveLikeThings(t, bystander, named);
  if (opened?.hasDone) {
    // Another way to log in, so that a provider can be unlinked.
    await giveLikeThings(
      t,
      world.members.admin,
      { ...named, words: [...named.words, 'another'] },
      DONE_BY_CALLER,
    );
  }
  const ingredients = await change(bystander);
  await workSettled(t);
  const before = await rowsOf(t, bystander);
  db.watch(opened?.condition, bystander.userId);
  const { status } = await makeCall(world, id, 'admin', ingredients);
  await workSettled(t);
  const met = db.endWatch();
  for (const condition of met) isNoticed.set(condition, isNoticed.get(condition) ?? false);
  metBy.set(id, new Set([...(metBy.get(id) ?? []), ...met]));
  const changed = changedTables(before, await rowsOf(t, bystander));
  return opened !== undefined && status >= 500 ? ['(fails)', ...changed] : changed;
}

/** Removes what the caller has by earlier calls, the referring rows first, so that a call does again what it did. */
async function forgetThingsOfCaller(): Promise<void> {
  // Orders of domains name no member; they refer to checkouts, which are among the things.
  await world.t.db.query(
    'delete from domain_orders where checkout_id in (select id from checkouts where user_id = $1)',
    [world.members.admin.userId],
  );
  for (const table of tablesWithLikeThing.filter((one) => !KEPT_BY_CALLER.includes(one)).toReversed())
    await world.t.db.query(`delete from ${table} where user_id = $1`, [world.members.admin.userId]);
}

/**
 * Returns the tables that change beside the call of a recipe, beside the same call about the bystander's own things in
 * the path, and about the caller's.
 */
async function tablesChangedByAll(id: OperationId, opened?: Opened): Promise<string[]> {
  const given = await callOf(id);
  const found = new Set(await tablesChangedBy(id, given, async () => given, opened));
  const { path = {}, ...rest } = await callOf(id);
  const about = async (member: Member): Promise<Ingredients> => ({
    ...rest,
    path: 'blog' in path ? path : await ownIds(world, id, path, member, member.blogName),
  });
  for (const table of await tablesChangedBy(id, given, about, opened)) found.add(table);
  const own = await about(world.members.admin);
  if (JSON.stringify(own.path) === JSON.stringify(path)) return [...found];
  for (const table of await tablesChangedBy(id, own, async () => own, opened)) found.add(table);
  return [...found];
}

test('each table of things of members has a like thing in this test, or a reason against it', async () => {
  const rows = await world.t.db.query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'author_id')`,
  );
  const known = [...tablesWithLikeThing, ...Object.keys(WITHOUT_LIKE_THING)];
  const tables = rows.map(({ table_name: name }) => name);
  const missing = tables.filter((name) => !known.includes(name));
  expect(missing, 'Add an insert or a reason to tests/rights/like-things.ts').toEqual([]);
  const needless = Object.keys(WITHOUT_LIKE_THING).filter((name) => tablesWithLikeThing.includes(name));
  expect(needless, 'reasons that are needed no more').toEqual([]);
});

/** Returns the recipe's call; a post that does not exist becomes one that does. */
async function callOf(id: OperationId): Promise<Ingredients> {
  const ingredients = (await fixtures[id]?.recipe?.(world)) ?? {};
  const { path } = ingredients;
  if (path?.id !== '12') return ingredients;
  return { ...ingredients, path: { ...path, ...('blog' in path ? DESK : {}), id: standingPost } };
}

/** Returns a condition that calls of the operation met and that was not noticed yet. */
function nextUnproved(id: OperationId, tried: ReadonlySet<string>): string | undefined {
  return [...(metBy.get(id) ?? [])].find(
    (condition) =>
      !isNoticed.get(condition) &&
      !tried.has(condition) &&
      !UNNOTICED.some(({ part }) => condition.includes(part)),
  );
}

test.each(writes)('%s leaves the like things of another member as they were', async (id) => {
  const allowed = Object.keys(fixtures[id]?.changesOfOthers ?? {});
  const changed = await tablesChangedByAll(id);
  expect(changed.filter((table) => !allowed.includes(table))).toEqual([]);
  const tried = new Set<string>();
  // A call that does something needs a caller who has not done it, one that undoes something needs one who has.
  for (let condition = nextUnproved(id, tried); condition; condition = nextUnproved(id, tried)) {
    tried.add(condition);
    for (const hasDone of [false, true]) {
      await forgetThingsOfCaller();
      const opened = await tablesChangedByAll(id, { condition, hasDone });
      if (opened.some((table) => !changed.includes(table))) isNoticed.set(condition, true);
      if (isNoticed.get(condition)) break;
    }
  }
});

test('each condition on own rows that the calls meet is noticed when it is opened, or has a reason', () => {
  const unnoticed = [...isNoticed].flatMap(([condition, noticed]) => (noticed ? [] : [condition]));
  expect(unnoticed.filter((condition) => UNNOTICED.every(({ part }) => !condition.includes(part)))).toEqual(
    [],
  );
  expect(
    UNNOTICED.filter(({ part }) => unnoticed.every((condition) => !condition.includes(part))),
    'exceptions that no call meets',
  ).toEqual([]);
});
