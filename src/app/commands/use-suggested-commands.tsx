import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { type SearchEntry, searchEntriesFor } from '../shell/search-entries.ts';
import { SUGGESTIONS_DEBOUNCE_MS, suggestionsQuery } from '../shell/suggestions.ts';
import type { Command, CommandGroup } from './command.ts';

/** Returns commands from the server's search suggestions (blogs of others, tags) and a command that runs the search. */
export function useSuggestedCommands(typed: string): CommandGroup[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { blogs } = useViewer();
  const debounced = useDebouncedValue(normalizeSearchTerm(typed), SUGGESTIONS_DEBOUNCE_MS);
  const { data = [] } = useQuery({
    ...suggestionsQuery(debounced),
    enabled: debounced !== '',
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
  const entries = searchEntriesFor(typed, [], debounced === '' ? [] : data);
  const isNotOwnBlog = (entry: SearchEntry) =>
    entry.kind === 'tag' || (entry.kind === 'blog' && !blogs.some(({ uuid }) => uuid === entry.blog.uuid));
  const found = entries.filter(isNotOwnBlog).map(commandOf);
  const searches = entries
    .filter(({ kind }) => kind === 'search')
    .slice(0, 1)
    .map(commandOf);
  return [
    { title: t`Blogs and tags`, commands: found },
    { title: t`Search`, commands: searches },
  ].filter(({ commands }) => commands.length > 0);
}
