import { piece } from '#src/paths/path-segments.ts';

/** Addresses of this feature's screens, as patterns. */
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

/** The tab that the dashboard itself shows, unless the member chose another (settings, `defaultTab`). */
export const FIRST_TAB = 'following';

/** Addresses of this feature's screens, built. */
export const feedPaths = {
  /** The dashboard, or one of its other tabs; `first` is the one that the dashboard shows. */
  dashboard: (tabId?: string, first: string = FIRST_TAB) =>
    tabId === undefined || tabId === first ? '/dashboard' : `/dashboard/${tabId}`,
  tabManagement: () => '/dashboard/tab-management',
  /** A timeline by its name. */
  timeline: (name: string) => `/timeline/${encodeURIComponent(name)}`,
  likes: () => '/likes',
  following: () => '/following',
  /** Posts the member keeps, all of them or those of one folder; only those with these words. */
  saved: (folderId?: string, words = '') =>
    [folderId ? `/saved/${piece(folderId)}` : '/saved', words && new URLSearchParams({ q: words })]
      .filter(Boolean)
      .join('?'),
  /** Posts that deserve more readers, the last first. */
  radar: () => '/radar',
  /** All channels of videos. */
  videoHubs: () => '/skein-tv',
  /** A channel of videos; with a blog only its videos, with a post from that one on (spec 000 §2.1). */
  videoHub: (hub: string, { blogName, postId }: { blogName?: string; postId?: string } = {}) =>
    ['/skein-tv/channel', hub, blogName, blogName && postId].filter(Boolean).join('/'),
} as const;
