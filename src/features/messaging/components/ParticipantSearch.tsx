import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getSuggestParticipantsQueryOptions } from '#generated/hooks/messaging/messaging.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { ConversationParticipant } from '#generated/zod/conversationParticipant.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './ParticipantSearch.module.css';

/** Debounce of the search, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 350;

type ParticipantSearchProps = {
  /** The sending blog. */
  blog: Blog;
  /** Renders the button beside a found blog. */
  action: (found: ConversationParticipant) => ReactNode;
};

/** Searches blogs to write to by the beginning of their names; recent partners first. */
export function ParticipantSearch({ blog, action }: ParticipantSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim().replace(/^@/, ''), SEARCH_DEBOUNCE_MS);
  const { data, isError } = useQuery({
    ...getSuggestParticipantsQueryOptions({ participant: blog.uuid, ...(search ? { search } : {}) }),
    placeholderData: keepPreviousData,
  });
  const found = data?.response.suggestions;
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label={t`Name of a blog`}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={64}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found ? (
        <ul className={styles.found} aria-label={t`Blogs you can write to`}>
          {found.map((one) => (
            <li key={one.uuid}>
              <BlogAvatar blog={one} size={40} />
              <span className={styles.names}>
                <strong translate="no">{one.name}</strong>
                {one.title && one.title !== one.name ? <span dir="auto">{one.title}</span> : null}
              </span>
              {action(one)}
            </li>
          ))}
        </ul>
      ) : isError ? null : (
        <div className={styles.found}>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      <p role="status" className={styles.said}>
        {isError
          ? t`The search results could not be loaded.`
          : found?.length === 0
            ? search
              ? t`No blog name begins like that.`
              : t`Begin to type the name of a blog.`
            : ''}
      </p>
    </div>
  );
}
