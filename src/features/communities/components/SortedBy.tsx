import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import type { CommunitySort } from '../model/community-filter.ts';
import styles from './CommunityFind.module.css';

/** Renders the number that a list of communities is ordered by, large; nothing for the best match. */
export function SortedBy({ community, sort }: { community: CommunityRef; sort: CommunitySort }) {
  const { i18n } = useLingui();
  const locale = useDateLocale();
  const now = useNow();
  const { postCount, memberCount, createdTs, lastActivityTs } = community;
  if (sort === 'member_count')
    return (
      <p className={styles.order}>
        <Trans>
          <b>{fullCount(memberCount, i18n.locale)}</b>{' '}
          <Plural value={memberCount} one="member" other="members" />
        </Trans>
      </p>
    );
  if (sort === 'post_count' && postCount !== undefined)
    return (
      <p className={styles.order}>
        <Trans>
          <b>{fullCount(postCount, i18n.locale)}</b> <Plural value={postCount} one="post" other="posts" />
        </Trans>
      </p>
    );
  if (sort === 'recently_created' && createdTs !== undefined)
    return (
      <p className={styles.order}>
        <Trans>
          since <b>{dateFormat(locale, { dateStyle: 'medium' }).format(createdTs * 1000)}</b>
        </Trans>
      </p>
    );
  if (sort === 'latest_activity' && lastActivityTs !== undefined)
    return (
      <p className={styles.order}>
        <Trans>
          <b>{relativeTime(lastActivityTs, now, locale)}</b> the last post
        </Trans>
      </p>
    );
  return null;
}
