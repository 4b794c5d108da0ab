import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { LayerName } from '#src/shared/navigation/layers.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';
import type { PathParams } from './pattern.ts';
import * as prefetch from './prefetch.ts';

/** Who may see a page. `owner`: the member whose blog the address names; the page and the server check whose it is. */
export type Access = 'public' | 'member' | 'owner' | 'loggedOut';

/** What one kind of visitor gets at an address. */
export interface RouteView {
  page: LazyPage;
  /**
   * Puts the page's first data into the cache, as the address's query asks for it. Failures stay in the cache. May
   * answer a path of this site that shall be shown instead.
   */
  prefetch?: (params: PathParams, queryClient: QueryClient, query: URLSearchParams) => Promise<unknown>;
  /** The page's name until the page itself knows a better one. */
  title: (params: PathParams) => MessageDescriptor | string;
}

/** One row per address of the site. */
export interface RouteRow extends RouteView {
  pattern: string;
  /** Other spellings of the same address; the page is rendered as if the first had been used. */
  aliases?: readonly string[];
  /**
   * Where a plain link to this address shows it. `modal`: in a sheet over the default background. `overlay`: a page of
   * its own that other pages may open in the preview panel (docs/decisions/002).
   */
  layer: LayerName;
  access: Access;
  /** `top`: arriving here scrolls to the top. `keep`: it does not. */
  scroll: 'top' | 'keep';
  /** Seconds a visitor's copy may be kept by caches; 0 for none. */
  cacheHint: number;
  /** Shown to members in place of the row's own view. */
  forMembers?: RouteView;
}

const FEED_CACHE = 30;
const PAGE_CACHE = 60;

const dashboard: RouteView = {
  page: lazyPage('feed/pages/DashboardPage'),
  prefetch: prefetch.dashboard,
  title: () => msg`Dashboard`,
};

const explore: RouteView = {
  page: lazyPage('discovery/pages/ExplorePage'),
  prefetch: prefetch.explore,
  title: () => msg`Explore`,
};

const tagHub: RouteView = {
  page: lazyPage('discovery/pages/TagPage'),
  prefetch: prefetch.tag,
  title: ({ tag }) => (tag ? `#${tag}` : msg`Tags`),
};

const search: RouteView = {
  page: lazyPage('discovery/pages/SearchPage'),
  prefetch: prefetch.search,
  title: ({ searchTerm = '' }) => searchTerm,
};

const blog: RouteView = {
  page: lazyPage('blogs/pages/BlogPage'),
  prefetch: prefetch.blog,
  title: ({ blogname = '' }) => `@${blogname}`,
};

const post: RouteView = {
  page: lazyPage('blogs/pages/PostPage'),
  prefetch: prefetch.post,
  title: ({ blogname = '' }) => `@${blogname}`,
};

const open = { layer: 'base', access: 'public', scroll: 'top' } as const;
const membersOnly = { layer: 'base', access: 'member', scroll: 'top', cacheHint: 0 } as const;
const preview = { layer: 'overlay', access: 'public', scroll: 'top', cacheHint: PAGE_CACHE } as const;
const memberSheet = { layer: 'modal', access: 'member', scroll: 'keep', cacheHint: 0 } as const;
const signInSheet = { layer: 'modal', access: 'loggedOut', scroll: 'keep', cacheHint: 0 } as const;

/** The three spellings of a blog's address (spec 000 §2.3). */
const blogForms = (rest: string) => ({
  pattern: `/:blogname${rest}`,
  aliases: [`/@:blogname${rest}`, `/blog/view/:blogname${rest}`],
});

/** Every address of the site. No two rows match the same one, so their order says nothing. */
export const routeTable: readonly RouteRow[] = [
  {
    ...open,
    pattern: '/',
    cacheHint: FEED_CACHE,
    page: lazyPage('auth/pages/LandingPage'),
    prefetch: prefetch.landing,
    title: () => '',
    forMembers: dashboard,
  },
  { ...membersOnly, pattern: '/dashboard', ...dashboard },
  { ...open, pattern: '/explore', cacheHint: FEED_CACHE, ...explore },
  { ...open, pattern: '/explore/:exploreMode', cacheHint: FEED_CACHE, ...explore },
  { ...open, pattern: '/tagged', cacheHint: FEED_CACHE, ...tagHub },
  { ...open, pattern: '/tagged/:tag', cacheHint: FEED_CACHE, ...tagHub },
  {
    ...open,
    pattern: '/search',
    cacheHint: FEED_CACHE,
    page: lazyPage('discovery/pages/SearchStartPage'),
    prefetch: prefetch.search,
    title: () => msg`Search`,
  },
  { ...open, pattern: '/search/:searchTerm/:selectedPostType?', cacheHint: FEED_CACHE, ...search },
  {
    ...open,
    pattern: '/search/:searchTerm/:searchMode/:selectedPostType?',
    cacheHint: FEED_CACHE,
    ...search,
  },
  { ...preview, ...blogForms(''), ...blog },
  { ...preview, ...blogForms('/tagged/:tag'), ...blog },
  { ...preview, ...blogForms('/search/:searchTerm?'), ...blog },
  { ...preview, ...blogForms('/:postId/:postSlug?'), ...post },
  {
    ...membersOnly,
    pattern: '/likes',
    page: lazyPage('feed/pages/LikesPage'),
    title: () => msg`Likes`,
  },
  {
    ...membersOnly,
    pattern: '/following',
    page: lazyPage('feed/pages/FollowingPage'),
    title: () => msg`Following`,
  },
  {
    ...membersOnly,
    access: 'owner',
    pattern: '/blog/:blogName/drafts',
    page: lazyPage('posts/desk/pages/DraftsPage'),
    title: () => msg`Drafts`,
  },
  {
    ...membersOnly,
    access: 'owner',
    pattern: '/blog/:blogName/queue',
    page: lazyPage('posts/desk/pages/QueuePage'),
    title: () => msg`Queue`,
  },
  {
    ...memberSheet,
    pattern: '/new/:postType?',
    page: lazyPage('posts/editor/pages/NewPostPage'),
    title: () => msg`New post`,
  },
  {
    ...memberSheet,
    pattern: '/edit/:blogName/:postId',
    access: 'owner',
    page: lazyPage('posts/editor/pages/EditPostPage'),
    title: () => msg`Edit post`,
  },
  {
    ...memberSheet,
    pattern: '/reblog/:blogName/:postId/:reblogKey',
    page: lazyPage('posts/editor/pages/ReblogPage'),
    title: () => msg`Reblog`,
  },
  {
    ...signInSheet,
    pattern: '/login',
    page: lazyPage('auth/pages/LoginPage'),
    title: () => msg`Log in`,
  },
  {
    ...signInSheet,
    pattern: '/register',
    page: lazyPage('auth/pages/RegisterPage'),
    title: () => msg`Sign up`,
  },
];
