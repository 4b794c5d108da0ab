import { useLingui } from '@lingui/react/macro';
import type { DashboardTab } from '#generated/zod/dashboardTab.zod.ts';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { LISTED_TYPES } from '#src/entities/post/model/listed-types.ts';
import { usePostTypeNames } from '#src/entities/post/parts/use-post-type-names.ts';

/** As many of the blogs and tags that feed a tab are named. */
const MOST_NAMED = 6;

/** What a tab of the member gathers: `odile, #fog, …`. */
function feedsOf({ blogs = [], tags = [] }: Pick<DashboardTab, 'blogs' | 'tags'>): string {
  const names = [...blogs, ...tags.map((tag) => `#${tag}`)];
  return [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ['…'] : [])].join(', ');
}

type Described = Pick<DashboardTab, 'id' | 'isOwn' | 'blogs' | 'tags' | 'hideReblogs' | 'types'>;

/** The types among those that have a name here, in their usual order. */
function namesOf(types: readonly PostType[] | undefined, names: Partial<Record<PostType, string>>): string {
  return LISTED_TYPES.filter((type) => types?.includes(type))
    .map((type) => names[type])
    .join(', ');
}

/** What tabs gather, those of the site in the reader's language. */
export function useTabDetail(): (tab: Described) => string | undefined {
  const { t } = useLingui();
  const typeNames = usePostTypeNames();
  const details: Record<string, string> = {
    following: t`Everything from the blogs you follow, newest first.`,
    'for-you': t`Lively posts that fit what you follow and like.`,
    'followed-tags': t`Posts with tags you follow.`,
    subscriptions: t`Blogs whose new posts you are told of.`,
    mutuals: t`Blogs you follow whose authors follow you.`,
    originals: t`The blogs you follow, without reblogs.`,
    popular: t`What many like and reblog these days.`,
  };
  return (tab) => {
    if (!tab.isOwn) return details[tab.id];
    const types = namesOf(tab.types, typeNames);
    const feeds = types ? `${feedsOf(tab)} (${types})` : feedsOf(tab);
    return tab.hideReblogs ? t`${feeds} without reblogs` : feeds;
  };
}
