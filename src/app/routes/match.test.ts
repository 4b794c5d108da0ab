import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXPLORE_MODES, NEW_POST_TYPES, paths, SEARCH_TYPES } from '#src/shared/navigation/paths.ts';
import { isReservedBlogName, ROUTE_NAMES } from '#src/shared/navigation/reserved-names.ts';
import { matchingRows, matchRow } from './match.ts';
import { routeTable } from './table.ts';

const AWKWARD_TAGS = ['wool', 'a/b', '#art', 'what?', '50% off', '🧶', 'صوف', 'two words', 'new'];

/** One or more examples of everything `paths` can build. */
const BUILT: Record<keyof typeof paths, string[]> = {
  home: [paths.home()],
  dashboard: [paths.dashboard()],
  explore: [paths.explore(), ...EXPLORE_MODES.map((mode) => paths.explore(mode))],
  tagged: [paths.tagged(), ...AWKWARD_TAGS.map((tag) => paths.tagged(tag))],
  search: [
    paths.search(),
    ...AWKWARD_TAGS.map((term) => paths.search(term)),
    ...SEARCH_TYPES.map((type) => paths.search('photo', { type })),
    paths.search('recent', { mode: 'recent' }),
    paths.search('recent', { mode: 'recent', type: 'gif' }),
  ],
  blog: [paths.blog('mara'), paths.blog('MARA-2')],
  blogTagged: AWKWARD_TAGS.map((tag) => paths.blogTagged('mara', tag)),
  blogSearch: AWKWARD_TAGS.map((term) => paths.blogSearch('mara', term)),
  post: [paths.post('mara', '42'), paths.post('mara', '9223372036854775807', 'a-slug/with?signs')],
  likes: [paths.likes()],
  following: [paths.following()],
  drafts: [paths.drafts('mara')],
  queue: [paths.queue('mara')],
  newPost: [paths.newPost(), ...NEW_POST_TYPES.map((type) => paths.newPost(type))],
  editPost: [paths.editPost('mara', '42')],
  reblogPost: [paths.reblogPost('mara', '42', 'Xy7')],
  login: [paths.login(), paths.login({ redirectTo: '/likes' })],
  register: [paths.register({ source: 'like' })],
  consent: [],
};

const pathOf = (address: string): string => new URL(address, 'https://skein.example').pathname;

describe('the route table', () => {
  it('leads every built address to exactly one row', () => {
    const rows = Object.values(BUILT)
      .flat()
      .map((address) => [address, matchingRows(pathOf(address)).map(({ row }) => row.pattern)]);
    for (const [address, patterns] of rows) expect(patterns, String(address)).toHaveLength(1);
    expect(Object.fromEntries(rows)).toMatchSnapshot();
  });

  it('gives tags back as they were [blog-10]', () => {
    for (const tag of AWKWARD_TAGS) {
      expect(matchRow(paths.tagged(tag))?.params.tag).toBe(tag);
      expect(matchRow(paths.blogTagged('mara', tag))?.params).toEqual({ blogname: 'mara', tag });
    }
  });

  it('gives searches back as they were [search-02] [search-05] [blog-10]', () => {
    for (const searchTerm of AWKWARD_TAGS) {
      expect(matchRow(paths.search(searchTerm))?.params).toEqual({ searchTerm });
      expect(matchRow(paths.search(searchTerm, { mode: 'recent', type: 'ask' }))?.params).toEqual({
        searchTerm,
        searchMode: 'recent',
        selectedPostType: 'ask',
      });
      expect(matchRow(paths.blogSearch('mara', searchTerm))?.params).toEqual({
        blogname: 'mara',
        searchTerm,
      });
    }
    expect(matchRow('/search/fog/oldest')).toBeUndefined();
    expect(matchRow('/search/fog/recent/answer')).toBeUndefined();
    expect(matchRow('/@mara/search/fog')?.pathname).toBe('/mara/search/fog');
  });

  it.each(['/mara/42', '/@mara/42', '/blog/view/mara/42', '/mara/42/'])(
    '%s is the same post [blog-01]',
    (address) => {
      const match = matchRow(address);
      expect(match?.params).toEqual({ blogname: 'mara', postId: '42' });
      expect(match?.pathname.replace(/\/$/, '')).toBe('/mara/42');
    },
  );

  it('takes a blog named like a screen for a blog', () => {
    expect(matchingRows('/blog/view/drafts').map(({ params }) => params)).toEqual([{ blogname: 'drafts' }]);
    expect(matchRow('/blog/mara/drafts')?.row).toMatchObject({ access: 'owner', layer: 'base' });
  });

  it.each([
    '/mara/0',
    '/mara/12345678901234567890',
    '/mara/latest',
    '/mara/42/slug/more',
    '/@dashboard',
    '/settings',
    '/-mara',
    '/mara!',
    '/explore/sideways',
    '/new/poem',
    '/tagged/%E0%A4%A',
    '/blog/view',
    '/edit/mara/latest',
  ])('%s does not exist', (address) => {
    expect(matchRow(address)).toBeUndefined();
  });

  it('reserves the first piece of every address, so that no blog can hide a page [blog-07]', () => {
    const firstPieces = routeTable
      .flatMap(({ pattern, aliases = [] }) => [pattern, ...aliases])
      .map((pattern) => pattern.split('/')[1] ?? '')
      .filter((piece) => piece !== '' && !piece.includes(':'));
    for (const piece of firstPieces) expect(isReservedBlogName(piece), piece).toBe(true);
    for (const name of ROUTE_NAMES) {
      const rows = matchingRows(`/${name}`);
      expect(
        rows.every(({ row }) => row.pattern.startsWith(`/${name}`)),
        name,
      ).toBe(true);
    }
  });

  it('names pages that exist', () => {
    for (const row of routeTable) {
      for (const { page } of [row, ...(row.forMembers ? [row.forMembers] : [])]) {
        expect(existsSync(page.file), page.file).toBe(true);
      }
    }
  });

  it('keeps private pages out of shared caches', () => {
    for (const { pattern, access, cacheHint } of routeTable) {
      if (access !== 'public') expect(cacheHint, pattern).toBe(0);
    }
  });
});
