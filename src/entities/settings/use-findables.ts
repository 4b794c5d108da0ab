import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import type { Named } from '#src/shared/lib/text/match-words.ts';
import { BLOG_FINDS } from './sections/blog-finds.ts';
import { useSections } from './use-sections.ts';

/** A setting, or a page of them, that a search can find. */
export interface Findable extends Named {
  /** Where it leads. */
  to: string;
  /** The page it is on; left out for the page itself. */
  on?: string;
}

/** What is set for each blog that is the member's own; found by the blog's name as well. */
function useBlogFindables(): Findable[] {
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
    { to: paths.blogMembers(name), title: t`Members`, on: name, words: `${name} ${t`group invite writers`}` },
    {
      to: paths.blogBlocked(name),
      title: t`Blocked from this blog`,
      on: name,
      words: `${name} ${t`block keep away`}`,
    },
    ...BLOG_FINDS.map(({ id, title, words }) => ({
      to: paths.blogSettings(name, id),
      title: i18n._(title),
      on: name,
      words: `${name} ${words ? i18n._(words) : ''}`,
    })),
  ]);
}

/** Everything that a search in the settings can find, in the reader's language: the member's own first, then their blogs'. */
export function useFindables(): Findable[] {
  const { i18n } = useLingui();
  const sections = useSections();
  const ofBlogs = useBlogFindables();
  const own = sections.flatMap(({ to, title, detail, finds }) => {
    const page = i18n._(title);
    return [
      { to, title: page, words: i18n._(detail) },
      ...finds.map(({ id, title: name, words }) => ({
        to: `${to}#${id}`,
        title: i18n._(name),
        on: page,
        words: words ? i18n._(words) : '',
      })),
    ];
  });
  return [...own, ...ofBlogs];
}
