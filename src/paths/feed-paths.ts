import { pathSegment } from '#src/paths/path-segments.ts';

/** Path patterns of this feature. */
export const feedPatterns = {
  dashboard: '/dashboard',
  tabManagement: '/dashboard/tab-management',
  dashboardTab: '/dashboard/:tabId',
  timeline: '/timeline/:timelineName',
  likes: '/likes',
  following: '/following',
  saved: '/saved/:folderId?',
  radar: '/radar',
  videoHubs: '/skein-tv',
  videoHub: '/skein-tv/channel/:hubName/:blogName?/:postId?',
} as const;

/** Default tab of the dashboard, unless the member chose another (settings, `defaultTab`). */
export const DEFAULT_TAB = 'following';

/** Path builders of this feature. */
export const feedPaths = {
  /** The dashboard, or one of its other tabs; `first` is the default tab. */
  dashboard: (tabId?: string, first: string = DEFAULT_TAB) =>
    tabId === undefined || tabId === first ? '/dashboard' : `/dashboard/${tabId}`,
  tabManagement: () => '/dashboard/tab-management',
  /** A timeline by its name. */
  timeline: (name: string) => `/timeline/${encodeURIComponent(name)}`,
  likes: () => '/likes',
  following: () => '/following',
  /** Saved posts, all or of one folder, optionally searched. */
  saved: (folderId?: string, words = '') =>
    [folderId ? `/saved/${pathSegment(folderId)}` : '/saved', words && new URLSearchParams({ q: words })]
      .filter(Boolean)
      .join('?'),
  /** Radar posts, the newest first. */
  radar: () => '/radar',
  /** All video channels. */
  videoHubs: () => '/skein-tv',
  /** A video channel; with a blog only its videos, with a post starting at that one (spec 000 §2.1). */
  videoHub: (hub: string, { blogName, postId }: { blogName?: string; postId?: string } = {}) =>
    ['/skein-tv/channel', hub, blogName, blogName && postId].filter(Boolean).join('/'),
} as const;
