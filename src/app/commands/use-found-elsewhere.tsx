import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { searchTermOf } from '#src/shared/lib/text/search-term.ts';
import { entriesOf, type SearchEntry } from '../shell/search-entries.ts';
import { REST, suggestionsQuery } from '../shell/suggestions.ts';
import type { Command, CommandGroup } from './command.ts';

/** Blogs and tags of others that fit what was typed, as the search suggests them, and the search itself. */
export function useFoundElsewhere(typed: string): CommandGroup[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { blogs } = useViewer();
  const asked = useDebouncedValue(searchTermOf(typed), REST);
  const { data = [] } = useQuery({
    ...suggestionsQuery(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  if (typed.trim() === '') return [];
  const commandOf = (entry: SearchEntry): Command => {
    const common = { id: entry.key, words: '', run: () => void navigate(entry.to) };
    if (entry.kind === 'blog') {
      const { name, title } = entry.blog;
      const detail = title === name ? undefined : title;
      const picture = <BlogAvatar blog={entry.blog} size={28} />;
      return { ...common, icon: 'user', title: name, detail, picture };
    }
    if (entry.kind === 'tag') {
      const { name, postCount } = entry.tag;
      const detail = t`${plural(postCount, { one: '# post', other: '# posts' })}`;
      return { ...common, icon: 'tag', title: `#${name}`, detail };
    }
    const { text } = entry;
    return { ...common, icon: 'search', title: t`Search for “${text}”` };
  };
  const entries = entriesOf(typed, [], asked === '' ? [] : data);
  const isNews = (entry: SearchEntry) =>
    entry.kind === 'tag' || (entry.kind === 'blog' && !blogs.some(({ uuid }) => uuid === entry.blog.uuid));
  const found = entries.filter(isNews).map(commandOf);
  const searches = entries
    .filter(({ kind }) => kind === 'search')
    .slice(0, 1)
    .map(commandOf);
  return [
    { title: t`Blogs and tags`, commands: found },
    { title: t`Search`, commands: searches },
  ].filter(({ commands }) => commands.length > 0);
}
