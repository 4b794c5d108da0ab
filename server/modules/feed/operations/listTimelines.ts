import type { Handler } from '#server/http/contract/handler.ts';
import { tabsOf } from '../tabs/tabs.ts';
import { NAMED_TIMELINES, PUBLIC_TIMELINE } from '../timelines/named-timelines.ts';

export const listTimelines: Handler<'listTimelines'> = async ({ db, viewer }) => {
  const named = NAMED_TIMELINES.map((timeline) => ({
    ...timeline,
    needsLogin: timeline.name !== PUBLIC_TIMELINE,
  }));
  if (!viewer) return { timelines: named.filter(({ needsLogin }) => !needsLogin) };
  const tabs = await tabsOf(db, viewer.userId);
  const own = tabs.flatMap(({ id, title }) =>
    title === null
      ? []
      : [{ name: `tab:${id}`, title, description: 'A tab of your dashboard.', needsLogin: true }],
  );
  return { timelines: [...named, ...own] };
};
