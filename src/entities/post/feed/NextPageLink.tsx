import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import type { FeedPages } from '#src/shared/api/read/feed.ts';
import { INITIAL_CURSOR_PARAM } from '#src/shared/api/read/initial-cursor.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from './Feed.module.css';

/**
 * Links to the next page where scripts do not load it; rendered on the server only. The list must start at
 * `useInitialCursor`.
 */
export function NextPageLink({ list }: { list: FeedPages }) {
  const { pathname, search } = useLocation();
  const last = list.pages?.at(-1);
  const next = last && feedPaging.getNextPageParam(last);
  if (next === undefined) return null;
  const query = new URLSearchParams(search);
  query.set(INITIAL_CURSOR_PARAM, next);
  return (
    <p className={styles.failed}>
      <ButtonLink href={`${pathname}?${query}`}>
        <Trans>More posts</Trans>
      </ButtonLink>
    </p>
  );
}
