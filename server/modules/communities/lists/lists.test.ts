import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
  await newCommunity(t, anna, { title: 'Fog watchers', categories: ['outdoors'], tags: ['weather'] });
  await newCommunity(t, anna, {
    ...{ title: 'Mountain huts', categories: ['outdoors'], tags: ['weather'], join_type: 'request' },
  });
  await newCommunity(t, anna, {
    title: 'Bread failures',
    categories: ['food'],
    description: 'Like fog, but dough',
  });
  await newCommunity(t, anna, { title: 'Secret fog', privacy: true });
  await joinAs(t, bela, 'fog-watchers');
  await followAs(t, bela, 'anna');
});
afterAll(() => t.close());

type Named = { communities: { name: string }[] };
const namesOf = ({ communities }: Named) => communities.map(({ name }) => name);
async function get(url: string, by?: Member) {
  return (await (by ? t.injectAs(by, url) : t.inject(url))).body.response;
}

test('listCommunities lists public communities in every order, filtered by the way in [community-04]', async () => {
  const list = async (query: string) => namesOf(await get(`/v2/communities?${query}`));
  expect(await list('sort=recently_created')).toEqual(['bread-failures', 'mountain-huts', 'fog-watchers']);
  for (const sort of ['relevance', 'member_count']) {
    expect((await list(`sort=${sort}`))[0]).toBe('fog-watchers');
  }
  expect((await list('sort=latest_activity')).length).toBe(3);
  expect(await list('join_types[]=request')).toEqual(['mountain-huts']);
  expect(await list('category=food')).toEqual(['bread-failures']);
  expect((await get('/v2/communities')).joinTypeCounts).toEqual({ free: 2, request: 1, invite: 0 });
});

test.each(['relevance', 'latest_activity', 'recently_created', 'post_count', 'member_count'])(
  'listCommunities pages by cursor in the order %s without gaps or repeats [community-05]',
  async (sort) => {
    const seen: string[] = [];
    let url: string | undefined = `/v2/communities?sort=${sort}&limit=1`;
    while (url) {
      const page: Named & { links: { next?: { href: string } } } = await get(url);
      seen.push(...namesOf(page));
      url = page.links.next?.href;
    }
    expect(seen.toSorted()).toEqual(['bread-failures', 'fog-watchers', 'mountain-huts']);
  },
);

test('listCommunities lists those of the member, the last used first, and needs a login for it', async () => {
  expect(namesOf(await get('/v2/communities?mine=1', bela))).toEqual(['fog-watchers']);
  expect(namesOf(await get('/v2/communities?mine=1', anna)).toSorted()).toEqual([
    ...['bread-failures', 'fog-watchers', 'mountain-huts', 'secret-fog'],
  ]);
  expect((await t.inject('/v2/communities?mine=1')).body.errors[0].code).toBe(1034);
  await t.db.query("update community_readers set used_at = now() - interval '1 hour'");
  await get('/v2/communities/mountain-huts', anna);
  expect(namesOf(await get('/v2/communities?mine=1', anna))[0]).toBe('mountain-huts');
});

test('lists name the members that the viewer follows', async () => {
  const [fog] = (await get('/v2/communities?mine=1', bela)).communities;
  expect(fog).toMatchObject({ friendCount: 1, friends: [{ name: 'anna' }], memberCount: 2 });
});

test('members who are here and show it are counted as online; others are not', async () => {
  const shown = async () => (await get('/v2/communities/fog-watchers')).community;
  expect((await shown()).membersOnlineCount).toBe(0);
  await t.db.query(
    `update users set settings = jsonb_set(settings, '{privacy}', '{"showActivity": true}') where id = $1`,
    [bela.userId],
  );
  await t.db.query('update sessions set last_seen_at = now() where user_id = $1', [bela.userId]);
  expect(await shown()).toMatchObject({ membersOnlineCount: 1, onlineMembers: [{ name: 'bela' }] });
  await t.db.query("update sessions set last_seen_at = now() - interval '1 hour'");
  expect((await shown()).membersOnlineCount).toBe(0);
});

test('searchCommunities matches every word as a beginning, and private ones for those who are in', async () => {
  const search = async (query: string, by?: Member) =>
    namesOf(await get(`/v2/search/communities?query=${encodeURIComponent(query)}`, by));
  expect(await search('FÖG')).toEqual(['fog-watchers', 'bread-failures']);
  expect(await search('fog dough')).toEqual(['bread-failures']);
  expect(await search('fog', anna)).toContain('secret-fog');
  expect(await search('fog', bela)).not.toContain('secret-fog');
  expect(await search("'&|!:*")).toEqual([]);
});

test('searchCommunities names the nearest when nothing is found, and counts what a filter hides', async () => {
  const nothing = await get('/v2/search/communities?query=foggy');
  expect([nothing.total, namesOf({ communities: nothing.nearest })[0]]).toEqual([0, 'fog-watchers']);
  const filtered = await get('/v2/search/communities?query=fog&join_types[]=invite');
  expect([filtered.total, filtered.joinTypeCounts.free]).toEqual([0, 2]);
});

test('listCommunityCategories counts public communities, and a category lists them', async () => {
  const { categories } = await get('/v2/community_categories');
  expect(categories.find(({ id }: { id: string }) => id === 'outdoors').communityCount).toBe(2);
  const outdoors = await get('/v2/community_categories/outdoors/communities?query=huts');
  expect([outdoors.category.title, namesOf(outdoors)]).toEqual(['Outdoors', ['mountain-huts']]);
  expect((await t.inject('/v2/community_categories/nowhere/communities')).body.errors[0].code).toBe(4004);
});

test('listRelatedCommunities names those with like tags and categories, without the own ones', async () => {
  expect(namesOf(await get('/v2/communities/fog-watchers/related', bela))).toEqual(['mountain-huts']);
  expect(namesOf(await get('/v2/communities/fog-watchers/related', anna))).toEqual([]);
});
