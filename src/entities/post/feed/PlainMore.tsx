import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import type { FeedPages } from '#src/shared/api/read/feed.ts';
import { BEGINNING } from '#src/shared/api/read/initial-cursor.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from './Feed.module.css';

/** The way to the next page where no scripts bring it; only the server draws it. The list begins with `useBegun`. */
export function PlainMore({ list }: { list: FeedPages }) {
  const { pathname, search } = useLocation();
  const last = list.pages?.at(-1);
  const next = last && feedPaging.getNextPageParam(last);
  if (next === undefined) return null;
  const query = new URLSearchParams(search);
  query.set(BEGINNING, next);
  return (
    <p className={styles.failed}>
      <ButtonLink href={`${pathname}?${query}`}>
        <Trans>More posts</Trans>
      </ButtonLink>
    </p>
  );
}
