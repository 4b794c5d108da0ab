import type { Queryable } from '#server/db/database.ts';
import { isFeatureOpen } from '#server/entities/user/features-repository.ts';
import { COMMUNITIES_TIMELINE } from '../timelines/named-timelines.ts';
import { collectionTabId, collectionTabs } from './collection-tabs.ts';
import { type TabFields, type TabRow, tabRows } from './tab-repository.ts';

interface SiteTab {
  id: string;
  title: string;
  /** True when it is hidden until the member shows it. */
  isHidden?: boolean;
}

/** Built-in tabs in their default order. Each shows the timeline of its name. */
export const SITE_TABS: readonly SiteTab[] = [
  { id: 'following', title: 'Following' },
  { id: 'for-you', title: 'For you' },
  { id: 'followed-tags', title: 'Your tags' },
  { id: 'subscriptions', title: 'Subscriptions', isHidden: true },
  { id: 'mutuals', title: 'Mutuals', isHidden: true },
  { id: 'originals', title: 'Originals', isHidden: true },
  { id: 'popular', title: 'Popular', isHidden: true },
  { id: COMMUNITIES_TIMELINE, title: 'Communities', isHidden: true },
];

/** Path segments under `/dashboard` that are not tabs. */
const RESERVED_IDS = ['tab-management'];

const EMPTY_TAB: TabFields = {
  title: null,
  is_hidden: false,
  blog_ids: [],
  community_ids: [],
  tags: [],
  types: [],
  hide_reblogs: false,
};

const isKeptBack = (id: string): boolean => SITE_TABS.some((tab) => tab.id === id && tab.isHidden);

/** Returns a built-in tab with its defaults. */
export function defaultTab(id: string): TabRow {
  return { id, sort_order: null, ...EMPTY_TAB, is_hidden: isKeptBack(id) };
}

/** Returns true for a built-in tab. */
export const isSiteTab = (id: string): boolean => SITE_TABS.some((tab) => tab.id === id);

/**
 * Returns all tabs of a member in their order: those they arranged, then built-in ones, then their own, then collections.
 */
export async function tabsOf(db: Queryable, userId: string): Promise<TabRow[]> {
  const [rows, collections, hasCommunities] = await Promise.all([
    tabRows(db, userId),
    collectionTabs(db, userId),
    isFeatureOpen(db, 'communities', userId),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const site = SITE_TABS.filter(({ id }) => hasCommunities || id !== COMMUNITIES_TIMELINE).map(
    ({ id }) => known.get(id) ?? defaultTab(id),
  );
  const ofCollections = collections.map((collection) => {
    const id = collectionTabId(collection);
    return { ...(known.get(id) ?? defaultTab(id)), collection };
  });
  // The place of a collection that is no tab any more stays stored, for when it becomes one again.
  const all = [...site, ...rows.filter(({ title }) => title !== null), ...ofCollections];
  const placed = all.filter(({ sort_order }) => sort_order !== null);
  return [
    ...placed.toSorted((one, other) => Number(one.sort_order) - Number(other.sort_order)),
    ...all.filter(({ sort_order }) => sort_order === null),
  ];
}

/** Maximum number of words a title contributes to a tab's id; one further segment is reserved for a number. */
const MAX_ID_WORDS = 6;
const MAX_ID_LENGTH = 48;

/** Returns the id of a new tab: its title in ASCII letters, with a number when that is taken. */
export function tabId(title: string, others: readonly string[]): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, MAX_ID_WORDS)
    .join('-')
    .slice(0, MAX_ID_LENGTH)
    .replace(/-$/, '');
  const base = plain || 'tab';
  const taken = new Set([...others, ...RESERVED_IDS, ...SITE_TABS.map(({ id }) => id)]);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
