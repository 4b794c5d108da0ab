import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, text } from '#tests/support/posts.ts';

let t: TestApp;
let reader: Member;
let anna: Member;
let watcher: Bystander;

const KINDS = [
  {
    path: 'user/filtered_tags',
    field: 'filtered_tags',
    list: 'filteredTags',
    value: 'tag',
    table: 'filtered_tags',
    column: 'tag',
    most: limits.filteredTags,
    remove: (value: string) => `user/filtered_tags/${encodeURIComponent(value)}`,
    gone: 204,
  },
  {
    path: 'user/filtered_content',
    field: 'filtered_content',
    list: 'filteredContent',
    value: 'content',
    table: 'filtered_content',
    column: 'content',
    most: limits.filteredTexts,
    remove: (value: string) => `user/filtered_content?filtered_content=${encodeURIComponent(value)}`,
    gone: 404,
  },
] as const;

beforeAll(async () => {
  t = await buildTestApp();
  [reader, anna] = [await t.member('reader'), await t.member('anna')];
  watcher = await makeBystander(t);
  await t.db.query(
    `insert into filtered_tags (user_id, tag, name, scopes) values ($1, 'moss', 'moss', '{dashboard}')`,
    [anna.userId],
  );
  await followAs(t, reader, 'anna');
  await postAs(t, anna, { content: text('Something about Spiders'), tags: 'spiders' });
});
afterAll(() => t.close());
afterEach(async () => {
  await watcher.expectUnchanged();
  const others = await t.db.query('select 1 from filtered_tags where user_id = $1', [anna.userId]);
  expect(others).toHaveLength(1);
  await t.db.query('delete from filtered_tags where user_id = $1', [reader.userId]);
  await t.db.query('delete from filtered_content where user_id = $1', [reader.userId]);
});

function call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  return t.injectAs(reader, { method, url: `/v2/${path}`, ...(payload ? { payload } : {}) });
}

describe.each(KINDS)(
  'Filters of tags and texts: $path',
  ({ path, field, list, value, table, column, most, remove, gone }) => {
    const add = (values: string[], more: object = {}) => call('POST', path, { [field]: values, ...more });
    const values = async () =>
      (await call('GET', path)).body.response[list].map((row: Record<string, string>) => row[value]);
    const fill = (count: number) =>
      t.db.query(
        `insert into ${table} (user_id, ${column}, name, scopes)
       select $1, 'filler ' || n, 'filler ' || n, '{dashboard}' from generate_series(1, $2::int) n`,
        [reader.userId, count],
      );

    test('A filter covers or hides posts of the dashboard until it is removed', async () => {
      const filteredBy = async () => {
        const { elements } = (await call('GET', 'timeline/dashboard')).body.response.timeline;
        return elements
          .filter(({ objectType }: { objectType: string }) => objectType === 'post')
          .map((post: { filteredBy?: { value: string }[] }) => post.filteredBy?.[0]?.value);
      };
      expect((await add(['Spiders'])).status).toBe(201);
      expect(await filteredBy()).toEqual(['Spiders']);
      await add(['spiders'], { action: 'hide' });
      expect(await filteredBy()).toEqual([]);
      await add(['spiders'], { scopes: ['blogs'] });
      expect(await filteredBy()).toEqual([undefined]);
      expect(await values()).toEqual(['spiders']);
      expect((await call('DELETE', remove('SPIDERS'))).status).toBe(204);
      expect(await values()).toEqual([]);
      expect((await call('DELETE', remove('spiders'))).status).toBe(gone);
    });

    test('A filter with expires_in ends after that time', async () => {
      const [row] = (await add(['a while'], { expires_in: 86_400 })).body.response[list];
      expect(row.expiresTs - row.createdTs).toBeGreaterThanOrEqual(86_399);
      await t.db.query(`update ${table} set expires_at = now() - interval '1 second'`);
      expect((await call('GET', path)).body.response).toMatchObject({ [list]: [], total: 0 });
      const forEver = (await add(['a while'])).body.response[list][0];
      expect(forEver).not.toHaveProperty('expiresTs');
    });

    test('Adding filters beyond the limit answers 4021 and adds none; an existing filter is not counted again', async () => {
      await fill(most - 1);
      const over = await add(['one', 'too many']);
      expect([over.status, over.body.errors[0].code, over.body.errors[0].field]).toEqual([403, 4021, field]);
      expect((await call('GET', path)).body.response.total).toBe(most - 1);
      expect((await add(['one'])).status).toBe(201);
      expect((await add(['one'], { action: 'hide' })).status).toBe(201);
      expect((await add(['two'])).status).toBe(403);
    });

    test('An expired filter does not count towards the limit of filters', async () => {
      await fill(most);
      await t.db.query(
        `update ${table} set expires_at = now() - interval '1 second' where name = 'filler 1'`,
      );
      expect((await add(['one more'])).status).toBe(201);
    });

    test('Adding a blank filter or one over 250 characters answers 5016', async () => {
      for (const bad of [[], [' '], [''], ['x'.repeat(251)]]) {
        const { status, body } = await add(bad);
        expect([bad, status, body.errors[0].code]).toEqual([bad, 400, 5016]);
      }
      expect(await values()).toEqual([]);
    });

    test('The list of filters pages, the newest first', async () => {
      for (const name of ['one', 'two', 'three']) await add([name]);
      const first = (await call('GET', `${path}?limit=2`)).body.response;
      const rest = (await t.injectAs(reader, first.links.next.href)).body.response;
      const names = [...first[list], ...rest[list]].map((row) => row[value]);
      expect([names, first.total, rest.links.next]).toEqual([['three', 'two', 'one'], 3, undefined]);
    });
  },
);
