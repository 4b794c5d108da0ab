import { isFeatureOpen } from '#server/entities/user/features-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { tabsOf } from '../tabs/tabs.ts';
import { COMMUNITIES_TIMELINE, NAMED_TIMELINES, PUBLIC_TIMELINE } from '../timelines/named-timelines.ts';

export const listTimelines: Handler<'listTimelines'> = async ({ db, viewer }) => {
  const named = NAMED_TIMELINES.map((timeline) => ({
    ...timeline,
    needsLogin: timeline.name !== PUBLIC_TIMELINE,
  }));
  if (!viewer) return { timelines: named.filter(({ needsLogin }) => !needsLogin) };
  const [tabs, hasCommunities] = await Promise.all([
    tabsOf(db, viewer.userId),
    isFeatureOpen(db, 'communities', viewer.userId),
  ]);
  const open = named.filter(({ name }) => hasCommunities || name !== COMMUNITIES_TIMELINE);
  const own = tabs.flatMap(({ id, title }) =>
    title === null
      ? []
      : [{ name: `tab:${id}`, title, description: 'A tab of your dashboard.', needsLogin: true }],
  );
  return { timelines: [...open, ...own] };
};
