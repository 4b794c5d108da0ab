import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { aPost } from '#tests/support/ui-posts.ts';
import { composeTimeline } from './compose.ts';
import { type ComposedPosition, composedPosition } from './composed-cursor.ts';
import { dismissElement, restoreElement } from './dismissed-repository.ts';
import type { Element, ElementSource } from './element-source.ts';
import { joinElementSources, SOURCE_NAMES } from './source-order.ts';

let t: TestApp;
let reader: Member;

beforeAll(async () => {
  t = await buildTestApp();
  reader = await t.member('reader');
});
afterAll(() => t.close());

function news(id: string): Element {
  return { objectType: 'announcement', id, title: id, text: id, dismissible: true };
}

function source(
  name: ElementSource['name'],
  placement: ElementSource['placement'],
  ids: readonly string[],
): ElementSource & { askedCount: number } {
  return {
    name,
    placement,
    timelines: ['dashboard'],
    askedCount: 0,
    async elements() {
      this.askedCount += 1;
      return ids.map(news);
    },
  };
}

const FIRST_PAGE: ComposedPosition = { cursor: undefined, elementCount: 0, hiddenCount: 0 };
const SECOND_PAGE: ComposedPosition = { ...FIRST_PAGE, cursor: 'c' };

function posts(count: number) {
  return Array.from({ length: count }, (_, index) => aPost({ id: String(index + 1) }));
}

const NEXT: components['schemas']['PageLinks'] = {
  next: { href: '/v2/x?cursor=c', queryParams: { cursor: 'c' } },
};

async function compose(
  sources: readonly ElementSource[],
  rest: Partial<Parameters<typeof composeTimeline>[0]> = {},
) {
  const { elements, links } = await composeTimeline({
    db: t.db,
    cursors: t.app.services.cursors,
    adsKey: t.app.services.keys.ads,
    request: {} as FastifyRequest,
    position: FIRST_PAGE,
    userId: reader.userId,
    locale: 'en',
    now: Date.now(),
    sources,
    timeline: 'dashboard',
    posts: posts(24),
    links: NEXT,
    ...rest,
  });
  const ids = elements.flatMap(({ objectType, id }) => (objectType === 'announcement' ? [id] : []));
  return { elements, links, ids };
}

it('composeTimeline takes elements from its sources by turns and asks no source before its turn', async () => {
  const [one, two, three] = [
    source('milestones', 'between', ['a1', 'a2']),
    source('boops', 'between', ['b1']),
    source('find-tags', 'between', ['c1']),
  ];
  const sources = [one, two, three];
  expect((await compose(sources, { posts: posts(16) })).ids).toEqual(['a1', 'b1']);
  expect(three.askedCount).toBe(0);
  const { ids, links } = await compose(sources, { position: { ...SECOND_PAGE, elementCount: 2 } });
  expect(ids).toEqual(['c1', 'a2']);
  const cursor = links.next?.queryParams.cursor ?? '';
  expect(links.next?.href).toBe(`/v2/x?cursor=${cursor}`);
  expect(composedPosition(t.app.services.cursors, cursor)).toEqual({ ...SECOND_PAGE, elementCount: 4 });
});

it('composeTimeline asks sources at the same time when the turns of all of them come', async () => {
  const second = Promise.withResolvers<void>();
  const [one, two] = [source('milestones', 'between', ['a']), source('boops', 'between', ['b'])];
  const waiting: ElementSource = {
    ...one,
    elements: async (reader) => {
      await second.promise;
      return one.elements(reader);
    },
  };
  const asked: ElementSource = {
    ...two,
    elements: (reader) => {
      second.resolve();
      return two.elements(reader);
    },
  };
  expect((await compose([waiting, asked], { posts: posts(16) })).ids).toEqual(['a', 'b']);
});

it('composeTimeline asks further sources in place of those that have nothing', async () => {
  const sources = [
    source('milestones', 'between', []),
    source('boops', 'between', ['b']),
    source('find-tags', 'between', []),
    source('recommended-blogs', 'between', ['d1', 'd2']),
    source('trending-tags', 'between', ['e']),
  ];
  expect((await compose(sources, { posts: posts(16) })).ids).toEqual(['b', 'd1']);
  expect(sources.map(({ askedCount }) => askedCount)).toEqual([1, 1, 1, 1, 0]);
});

it('composeTimeline puts elements above the first post of the first page only, also of an empty one', async () => {
  const sources = [source('milestones', 'above', ['top']), source('boops', 'between', ['between'])];
  const { elements, ids } = await compose(sources, { posts: posts(8) });
  expect(ids).toEqual(['top', 'between']);
  expect(elements.slice(0, 2).map(({ id }) => id)).toEqual(['top', '1']);
  expect((await compose(sources, { posts: [], links: {} })).ids).toEqual(['top']);
  expect((await compose(sources, { position: SECOND_PAGE })).ids).toEqual(['between']);
});

it('composeTimeline leaves recommendations out for members who switched them off, and keeps elements above', async () => {
  await t.db.query(
    `update users set settings = settings || '{"dashboard": {"showRecommendations": false}}' where id = $1`,
    [reader.userId],
  );
  const sources = [source('milestones', 'above', ['top']), source('boops', 'between', ['between'])];
  expect((await compose(sources)).ids).toEqual(['top']);
  await t.db.query(`update users set settings = settings - 'dashboard' where id = $1`, [reader.userId]);
});

it('composeTimeline sends a visitor posts only, and a timeline the elements of its own sources', async () => {
  const sources = [source('milestones', 'above', ['top']), source('boops', 'between', ['between'])];
  expect((await compose(sources, { userId: null })).ids).toEqual([]);
  expect((await compose(sources, { timeline: 'tag' })).ids).toEqual([]);
});

it('composeTimeline leaves out what the member dismissed, above and between, before it fills the places', async () => {
  const sources = [source('milestones', 'above', ['top']), source('boops', 'between', ['one', 'two'])];
  for (const id of ['top', 'one'])
    await dismissElement(t.db, reader.userId, { objectType: 'announcement', id });
  expect((await compose(sources, { posts: posts(8) })).ids).toEqual(['two']);
  await restoreElement(t.db, reader.userId, { objectType: 'announcement', id: 'one' });
  expect((await compose(sources, { posts: posts(8) })).ids).toEqual(['one']);
  await restoreElement(t.db, reader.userId, { objectType: 'announcement', id: 'top' });
});

it('composeTimeline sends no elements after sixteen', async () => {
  const many = source(
    'milestones',
    'between',
    Array.from({ length: 40 }, (_, index) => `e${index}`),
  );
  const { ids, links } = await compose([many], { position: { ...SECOND_PAGE, elementCount: 16 } });
  const { elementCount } = composedPosition(t.app.services.cursors, links.next?.queryParams.cursor);
  expect([ids, many.askedCount, elementCount]).toEqual([[], 0, 16]);
});

it('joinElementSources orders sources by name and refuses two of a name', () => {
  const [last, first] = [source('recommended-tags', 'between', []), source('milestones', 'between', [])];
  expect(joinElementSources([last, first])).toEqual([first, last]);
  expect(() => joinElementSources([first, first])).toThrow(/Two modules declare the elements of milestones/);
});

it('every name of a source of elements is declared by a module', async () => {
  const { elementSources } = await import('#server/module-registry.ts');
  expect(elementSources.map(({ name }) => name)).toEqual([...SOURCE_NAMES]);
});
