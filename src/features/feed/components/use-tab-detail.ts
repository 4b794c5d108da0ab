import { useLingui } from '@lingui/react/macro';
import type { DashboardTab } from '#generated/zod/dashboardTab.zod.ts';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { LISTED_TYPES } from '#src/entities/post/model/listed-types.ts';
import { usePostTypeNames } from '#src/entities/post/parts/use-post-type-names.ts';

/** Maximum number of blogs, tags and communities named in a tab's description. */
const MAX_NAMES = 6;

/** Returns the sources of a member's tab: `odile, #fog, @@fog-watchers, …`. */
function sourcesOf({
  blogs = [],
  tags = [],
  communities = [],
}: Pick<DashboardTab, 'blogs' | 'tags' | 'communities'>): string {
  const names = [...blogs, ...tags.map((tag) => `#${tag}`), ...communities.map((handle) => `@@${handle}`)];
  return [...names.slice(0, MAX_NAMES), ...(names.length > MAX_NAMES ? ['…'] : [])].join(', ');
}

type Described = Pick<
  DashboardTab,
  'id' | 'isOwn' | 'blogs' | 'tags' | 'communities' | 'hideReblogs' | 'types'
>;

/** Returns the names of the known types, in their usual order. */
function namesOf(types: readonly PostType[] | undefined, names: Partial<Record<PostType, string>>): string {
  return LISTED_TYPES.filter((type) => types?.includes(type))
    .map((type) => names[type])
    .join(', ');
}

/** Returns a function that describes a tab's sources; the site's own tabs are described in the reader's language. */
export function useTabDetail(): (tab: Described) => string | undefined {
  const { t } = useLingui();
  const typeNames = usePostTypeNames();
  const details: Record<string, string> = {
    following: t`Everything from the blogs you follow, newest first.`,
    'for-you': t`Popular posts similar to what you follow and like.`,
    'followed-tags': t`Posts with tags you follow.`,
    subscriptions: t`Blogs you get notifications of new posts from.`,
    mutuals: t`Blogs you follow whose authors follow you.`,
    originals: t`Posts of the blogs you follow, without reblogs.`,
    popular: t`What many like and reblog these days.`,
    communities: t`Posts of the communities you are in, newest first.`,
  };
  return (tab) => {
    if (!tab.isOwn) return details[tab.id];
    const types = namesOf(tab.types, typeNames);
    const feeds = types ? `${sourcesOf(tab)} (${types})` : sourcesOf(tab);
    return tab.hideReblogs ? t`${feeds} without reblogs` : feeds;
  };
}
