import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import {
  addRecentSearch,
  onRecentSearchesChange,
  recentSearches,
  removeRecentSearches,
} from '#src/shared/lib/storage/recent-searches.ts';
import { normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './SearchSuggestions.module.css';
import { type SearchEntry, searchEntriesFor } from './search-entries.ts';
import { SUGGESTIONS_DEBOUNCE_MS, suggestionsQuery } from './suggestions.ts';
import { useSearchField, useSearchFieldState } from './use-search-field.ts';

export interface SearchSuggestionsProps {
  /** The search field, which is rendered before and without this code. */
  field: RefObject<HTMLInputElement | null>;
}

const NO_SEARCHES: readonly string[] = [];

function Row({ entry }: { entry: SearchEntry }) {
  if (entry.kind === 'blog')
    return (
      <>
        <BlogAvatar blog={entry.blog} size={28} />
        <span className={styles.text} translate="no">
          {entry.blog.name}
        </span>
        {entry.blog.title && entry.blog.title !== entry.blog.name ? (
          <span className={styles.detail}>{entry.blog.title}</span>
        ) : null}
      </>
    );
  if (entry.kind === 'tag')
    return (
      <>
        <span className={styles.sign}>
          <Icon name="tag" size={18} />
        </span>
        <span className={styles.text} dir="auto">
          #{entry.tag.name}
        </span>
        <span className={styles.detail}>
          <Plural value={entry.tag.postCount} one="# post" other="# posts" />
        </span>
      </>
    );
  return (
    <>
      <span className={styles.sign}>
        <Icon name={entry.kind === 'recent' ? 'clock' : 'search'} size={18} />
      </span>
      <span className={styles.text} dir="auto">
        {entry.kind === 'search' ? <Trans>Search for “{entry.text}”</Trans> : entry.text}
      </span>
    </>
  );
}

/** Turns the search box into a combobox with a list of suggestions (ARIA Authoring Practices). */
export function SearchSuggestions({ field }: SearchSuggestionsProps) {
  const listId = useId();
  const { t } = useLingui();
  const navigate = useNavigate();
  // The selection is bound to the query it was made for; a new query resets it.
  const [choice, setChoice] = useState({ typed: '', key: '' });

  const onKey = ({ key, altKey }: KeyboardEvent): boolean => {
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const chosen = isShown ? entries[at] : undefined;
    if (step !== 0 && !altKey) {
      open();
      // The arrow keys cycle through the rows and the field itself, which sits between the last row and the first.
      const positionCount = entries.length + 1;
      choose(((at + 1 + step + positionCount) % positionCount) - 1);
      return true;
    }
    if (key === 'Enter' && chosen) go(chosen);
    else if (key === 'Escape' && isShown) close();
    else return false;
    return true;
  };
  const { typed, isOpen, open, close } = useSearchField(field, {
    onKey,
    onSubmit: (text) => {
      const [entry] = searchEntriesFor(text, [], []);
      if (entry) go(entry);
    },
  });

  const debounced = useDebouncedValue(normalizeSearchTerm(typed), SUGGESTIONS_DEBOUNCE_MS);
  const { data = [] } = useQuery({
    ...suggestionsQuery(debounced),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const recent = useSyncExternalStore(onRecentSearchesChange, recentSearches, () => NO_SEARCHES);
  const entries = searchEntriesFor(typed, recent, data);
  const at = choice.typed === typed ? entries.findIndex(({ key }) => key === choice.key) : -1;
  const isShown = isOpen && entries.length > 0;
  const idOf = (index: number): string => `${listId}-${index}`;
  const active = isShown && at >= 0 ? idOf(at) : '';
  useSearchFieldState(field, { listId, isExpanded: isShown, active });
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (index: number): void => setChoice({ typed, key: entries[index]?.key ?? '' });
  const go = (entry: SearchEntry): void => {
    if (entry.kind === 'tag') addRecentSearch(`#${entry.tag.name}`);
    else if (entry.kind !== 'blog') addRecentSearch(entry.text);
    setChoice({ typed: '', key: '' });
    close();
    field.current?.blur();
    void navigate(entry.to);
  };

  const clear = (): void => {
    field.current?.focus();
    removeRecentSearches();
  };

  if (!isShown) return null;
  return (
    <div className={styles.popup}>
      <div role="listbox" id={listId} aria-label={t`Suggestions`} className={styles.list}>
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys; rows are never focused.
          <div
            key={entry.key}
            id={idOf(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.row}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => {
              if (index !== at) choose(index);
            }}
            onClick={() => go(entry)}
          >
            <Row entry={entry} />
          </div>
        ))}
      </div>
      {entries.some(({ kind }) => kind === 'recent') ? (
        <button type="button" className={styles.clear} onClick={clear}>
          <Trans>Clear recent searches</Trans>
        </button>
      ) : null}
      <span role="status">
        <VisuallyHidden>
          <Plural value={entries.length} one="# suggestion" other="# suggestions" />
        </VisuallyHidden>
      </span>
    </div>
  );
}
