/** Kinds of pages in which views are counted together. */
export const PAGE_KINDS = [
  'home',
  'dashboard',
  'explore',
  'tag',
  'search',
  'blog',
  'post',
  'community',
  'collection',
  'activity',
  'message',
  'setting',
  'other',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Kinds by the first part of a route's pattern. */
const KINDS_BY_PART: Readonly<Record<string, PageKind>> = {
  '': 'home',
  dashboard: 'dashboard',
  explore: 'explore',
  radar: 'explore',
  tagged: 'tag',
  search: 'search',
  communities: 'community',
  _labs: 'collection',
  activity: 'activity',
  inbox: 'message',
  message: 'message',
  messaging: 'message',
  account: 'setting',
  settings: 'setting',
};

/** Returns the kind of the page with a route's pattern, such as `/:blogname/:postId/:postSlug?`. */
export function pageKindOf(pattern: string): PageKind {
  const [, part = '', next = ''] = pattern.split('/');
  if (part === ':blogname') return next.startsWith(':postId') ? 'post' : 'blog';
  return Object.hasOwn(KINDS_BY_PART, part) ? (KINDS_BY_PART[part] ?? 'other') : 'other';
}
