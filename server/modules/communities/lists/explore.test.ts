import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela, cleo] = [await t.member('anna'), await t.member('bela'), await t.member('cleo')];
  await newCommunity(t, anna, { title: 'Small', handle: 'small' });
  await newCommunity(t, anna, { title: 'Large', handle: 'large' });
  await newCommunity(t, anna, { title: 'Secret', handle: 'secret', privacy: true });
  await joinAs(t, bela, 'large');
  await followAs(t, cleo, 'bela');
});
afterAll(() => t.close());

interface Shown {
  objectType: string;
  reason?: string;
  community?: { name: string };
}

async function landing(by: Member | undefined, query = '') {
  const url = `/v2/explore/communities${query}`;
  const { body } = by ? await t.injectAs(by, url) : await t.inject({ method: 'GET', url });
  const { elements, links } = body.response.timeline as {
    elements: Shown[];
    links: { next?: { queryParams: Record<string, string> } };
  };
  return { elements, links };
}
function namesOf(elements: readonly Shown[], kind: string) {
  return elements.flatMap((one) => (one.objectType === kind && one.community ? [one.community.name] : []));
}

test('getCommunitiesTimeline shows public communities, those with most members first', async () => {
  const { elements } = await landing(undefined);
  expect(elements.map(({ objectType }) => objectType)).toEqual([
    ...['community_hub_header_card', 'carousel', 'title', 'community_row', 'community_row'],
  ]);
  expect(namesOf(elements, 'community_row')).toEqual(['large', 'small']);
  // Members of a private community find it among their own.
  expect(namesOf((await landing(anna)).elements, 'community_row')).toEqual(['large', 'small']);
});

test('getCommunitiesTimeline shows a member where their friends are, until they are there as well', async () => {
  const { elements } = await landing(cleo);
  expect(namesOf(elements, 'community_card')).toEqual(['large']);
  expect(elements.find(({ objectType }) => objectType === 'community_card')?.reason).toBe('bela is in it');
  await joinAs(t, cleo, 'large');
  expect(namesOf((await landing(cleo)).elements, 'community_card')).toEqual([]);
});

test('getCommunitiesTimeline pages through its rows', async () => {
  const first = await landing(bela, '?limit=1');
  expect(namesOf(first.elements, 'community_row')).toEqual(['large']);
  const next = await landing(bela, `?${new URLSearchParams(first.links.next?.queryParams)}`);
  expect(next.elements.map(({ objectType }) => objectType)).toEqual(['community_row']);
  expect([namesOf(next.elements, 'community_row'), next.links.next]).toEqual([['small'], undefined]);
});
