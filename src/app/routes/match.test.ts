import { describe, expect, it } from 'vitest';
import { EXPLORE_MODES, SEARCH_TYPES } from '#src/paths/discovery-paths.ts';
import { paths, patterns } from '#src/paths/paths.ts';
import { NEW_POST_TYPES } from '#src/paths/posts-paths.ts';
import { matchRoute } from './match.ts';
import { routeForViewer, routeTable } from './table.ts';

/** The last ones are names that have a meaning below a blog's address. */
const AWKWARD_TAGS = [
  ...['wool', 'a/b', '#art', 'what?', '50% off', '🧶', 'صوف', 'two words', 'new'],
  ...['likes', 'following', 'archive', 'support'],
];

const pathOf = (address: string): string => new URL(address, 'https://skein.example').pathname;
const patternOf = (address: string): string | undefined => matchRoute(pathOf(address))?.route.path;

describe('route table', () => {
  it("route table holds every feature's patterns once, so that reserved names can be derived", () => {
    expect(routeTable.map(({ path }) => path).sort()).toEqual([...patterns].sort());
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it.each([
    ['/', paths.home()],
    ['/dashboard', paths.dashboard()],
    ['/likes', paths.likes()],
    ['/following', paths.following()],
    ['/explore/:exploreMode?', paths.explore(), ...EXPLORE_MODES.map((mode) => paths.explore(mode))],
    ['/tagged/:tag?', paths.tagged(), ...AWKWARD_TAGS.map((tag) => paths.tagged(tag))],
    ['/timeline/:timelineName', paths.timeline('popular'), paths.timeline('following')],
    ['/radar', paths.radar()],
    ['/skein-tv', paths.videoHubs()],
    [
      '/skein-tv/channel/:hubName/:blogName?/:postId?',
      paths.videoHub('slow-films'),
      paths.videoHub('slow-films', { blogName: 'mara' }),
      paths.videoHub('slow-films', { blogName: 'mara', postId: '42' }),
    ],
    ['/youryir/:blogName?', paths.yearInReview(), paths.yearInReview('mara', 2025)],
    ['/search', paths.search()],
    [
      '/search/:searchTerm/:searchMode?/:selectedPostType?',
      ...AWKWARD_TAGS.map((term) => paths.search(term)),
      ...SEARCH_TYPES.map((type) => paths.search('photo', { type })),
      paths.search('recent', { mode: 'recent' }),
      paths.search('recent', { mode: 'recent', type: 'gif' }),
    ],
    ['/:blogname', paths.blog('mara'), paths.blog('MARA-2')],
    ['/:blogname/tagged/:tag', ...AWKWARD_TAGS.map((tag) => paths.blogTagged('mara', tag))],
    ['/:blogname/search/:searchTerm?', ...AWKWARD_TAGS.map((term) => paths.blogSearch('mara', term))],
    [
      '/:blogname/:postId/:postSlug?',
      paths.post('mara', '42'),
      paths.post('mara', '9223372036854775807', 'a-slug/with?signs'),
    ],
    ['/blog/:blogName/drafts', paths.drafts('mara')],
    ['/blog/:blogName/queue', paths.queue('mara')],
    ['/new/:postType?', paths.newPost(), ...NEW_POST_TYPES.map((type) => paths.newPost(type))],
    ['/edit/:blogName/:postId', paths.editPost('mara', '42')],
    ['/reblog/:blogName/:postId/:reblogKey', paths.reblogPost('mara', '42', 'Xy7')],
    ['/login', paths.login(), paths.login({ redirectTo: '/likes' })],
    ['/register', paths.register({ source: 'like' })],
  ])('path builder %s leads to its own route', (pattern, ...addresses) => {
    for (const address of addresses) expect(patternOf(address), address).toBe(pattern);
  });

  it('matchRoute decodes tags unchanged [blog-10]', () => {
    for (const tag of AWKWARD_TAGS) {
      expect(matchRoute(paths.tagged(tag))?.params.tag).toBe(tag);
      expect(matchRoute(paths.blogTagged('mara', tag))?.params).toEqual({ blogname: 'mara', tag });
    }
  });

  it('matchRoute decodes search terms unchanged [search-02] [search-05] [blog-10]', () => {
    for (const searchTerm of AWKWARD_TAGS) {
      expect(matchRoute(paths.search(searchTerm))?.params).toEqual({ searchTerm });
      expect(matchRoute(paths.search(searchTerm, { mode: 'recent', type: 'ask' }))?.params).toEqual({
        searchTerm,
        searchMode: 'recent',
        selectedPostType: 'ask',
      });
      expect(matchRoute(paths.blogSearch('mara', searchTerm))?.params).toEqual({
        blogname: 'mara',
        searchTerm,
      });
    }
    expect(matchRoute('/@mara/search/fog')?.pathname).toBe('/mara/search/fog');
  });

  it.each(['/mara/42', '/@mara/42', '/blog/view/mara/42', '/mara/42/'])(
    'matchRoute treats %s as the same post [blog-01]',
    (address) => {
      const match = matchRoute(address);
      expect(match?.params).toEqual({ blogname: 'mara', postId: '42' });
      expect(match?.pathname.replace(/\/$/, '')).toBe('/mara/42');
    },
  );

  it('matchRoute treats a blog named like a page as a blog', () => {
    expect(matchRoute('/blog/view/drafts')?.params).toEqual({ blogname: 'drafts' });
    expect(matchRoute('/blog/mara/drafts')?.route).toMatchObject({ access: 'owner', layer: 'base' });
  });

  it.each([
    '/mara/0',
    '/mara/12345678901234567890',
    '/mara/latest',
    '/mara/42/slug/more',
    '/@dashboard',
    '/settings/nothing',
    '/-mara',
    '/mara!',
    '/explore/sideways',
    '/search/fog/oldest',
    '/search/fog/recent/answer',
    '/search/fog/gif/recent',
    '/new/poem',
    '/tagged/%E0%A4%A',
    '/blog/view',
    '/blog/settings/queue',
    '/edit/mara/latest',
  ])('matchRoute does not find %s', (address) => {
    expect(matchRoute(address)).toBeUndefined();
  });

  it("routeForViewer returns the members' route where one is declared", () => {
    for (const route of routeTable) {
      expect(routeForViewer(route, false)).toBe(route);
      expect(routeForViewer(route, true).path).toBe(route.forMembers ?? route.path);
    }
    expect(routeTable.some(({ forMembers }) => forMembers === '/dashboard')).toBe(true);
  });

  it('route table keeps private pages out of shared caches', () => {
    for (const { path, access, cacheHint } of routeTable) {
      if (access !== 'public') expect(cacheHint, path).toBe(0);
    }
  });
});
