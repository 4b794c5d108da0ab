import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import type { Searchable } from '#src/shared/lib/text/match-words.ts';
import { BLOG_SETTINGS_ENTRIES } from './blog-setting-cards.ts';
import { searchEntries } from './model/setting-rows.ts';
import { useSections } from './use-sections.ts';

/** A search result: a setting, or a page of settings. */
export interface SettingsSearchEntry extends Searchable {
  /** Address of the result. */
  to: string;
  /** Title of the page that contains it; omitted for the page itself. */
  on?: string;
}

/** Returns the entries for the settings of each blog the member administers; they match by the blog's name as well. */
function useBlogSearchEntries(): SettingsSearchEntry[] {
  const { t, i18n } = useLingui();
  const { blogs } = useViewer();
  const own = blogs.filter(({ admin }) => admin);
  return own.flatMap(({ name }) => [
    { to: paths.blogSettings(name), title: name, on: t`Settings of a blog`, words: '' },
    {
      to: paths.blogLooks(name),
      title: t`Appearance`,
      on: name,
      words: `${name} ${t`look colours fonts header avatar theme`}`,
    },
    {
      to: paths.blogAccessories(name),
      title: t`Badges and frames`,
      on: name,
      words: `${name} ${t`badges frames hats shop wear`}`,
    },
    { to: paths.blogMembers(name), title: t`Members`, on: name, words: `${name} ${t`group invite writers`}` },
    {
      to: paths.blogBlocked(name),
      title: t`Blocked from this blog`,
      on: name,
      words: `${name} ${t`block keep away`}`,
    },
    ...BLOG_SETTINGS_ENTRIES.map(({ id, title, words }) => ({
      to: paths.blogSettings(name, id),
      title: i18n._(title),
      on: name,
      words: `${name} ${words ? i18n._(words) : ''}`,
    })),
  ]);
}

/** Returns all entries of the settings search in the reader's language: the member's own first, then their blogs'. */
export function useSettingsSearchEntries(): SettingsSearchEntry[] {
  const { i18n } = useLingui();
  const sections = useSections();
  const ofBlogs = useBlogSearchEntries();
  const own = sections.flatMap(({ to, title, detail, cards = [], searchable }) => {
    const page = i18n._(title);
    return [
      { to, title: page, words: i18n._(detail) },
      ...[...searchEntries(cards), ...searchable].map(({ id, title: name, words }) => ({
        to: `${to}#${id}`,
        title: i18n._(name),
        on: page,
        words: words ? i18n._(words) : '',
      })),
    ];
  });
  return [...own, ...ofBlogs];
}
