import { useLingui } from '@lingui/react/macro';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';

/** Name of a column, its icon, and what it shows in one line. */
interface ColumnName {
  title: string;
  detail: string;
  icon: IconName;
}

/** Returns a function that names a column: by its own title, else by what it shows. */
export function useColumnName(): (column: PatioColumn) => ColumnName {
  const { t } = useLingui();
  const timelines: Readonly<Record<string, ColumnName>> = {
    following: { title: t`Following`, detail: t`Blogs you follow`, icon: 'home' },
    'for-you': { title: t`For you`, detail: t`From blogs you do not know yet`, icon: 'compass' },
    'followed-tags': { title: t`Your tags`, detail: t`Posts with tags you follow`, icon: 'tag' },
    mutuals: { title: t`Mutuals`, detail: t`Blogs that follow you back`, icon: 'users' },
    popular: { title: t`Popular`, detail: t`What many like and reblog these days`, icon: 'flame' },
    likes: { title: t`Likes`, detail: t`Posts you like`, icon: 'heart' },
    activity: { title: t`Activity`, detail: t`Likes, reblogs, replies and followers`, icon: 'bell' },
    mentions: { title: t`Mentions`, detail: t`Where your blog is named`, icon: 'bell' },
    inbox: { title: t`Inbox`, detail: t`Questions and submissions`, icon: 'ask' },
    originals: { title: t`Originals`, detail: t`Blogs you follow, without reblogs`, icon: 'home' },
    subscriptions: {
      title: t`Subscriptions`,
      detail: t`Blogs whose new posts you are told of`,
      icon: 'bell',
    },
  };
  return ({ title, timeline, rule, query }) => {
    const named = (name: ColumnName): ColumnName => (title ? { ...name, title } : name);
    if (query !== undefined) return named({ title: query, detail: t`Search`, icon: 'search' });
    if (rule) {
      const tags = rule.clauses.flatMap((clause) => clause.tags ?? []).map((tag) => `#${tag}`);
      return named({ title: tags.join(', ') || t`Posts`, detail: t`Posts that a rule finds`, icon: 'tag' });
    }
    if (timeline?.startsWith('community:'))
      return named({ title: t`Community`, detail: t`Posts of a community`, icon: 'users' });
    if (timeline?.startsWith('collection:'))
      return named({ title: t`Collection`, detail: t`Posts of a collection`, icon: 'kept' });
    return named(
      timelines[timeline ?? ''] ?? { title: timeline ?? t`Posts`, detail: t`Timeline`, icon: 'list' },
    );
  };
}
