import { Trans, useLingui } from '@lingui/react/macro';
import type { ActivityGrouping } from '#src/paths/activity-paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './GroupingLinks.module.css';

type GroupingLinksProps = { by: ActivityGrouping; hrefOf: (by: ActivityGrouping) => string };

/** What likes and reblogs are put together by: one row for each post, or one for each person. */
export function GroupingLinks({ by, hrefOf }: GroupingLinksProps) {
  const { t } = useLingui();
  const ways = [
    ['post', t`By post`],
    ['blog', t`By person`],
  ] as const;
  return (
    <nav className={styles.ways} aria-label={t`What is put together`}>
      <span className={styles.words} aria-hidden="true">
        <Trans>Put together</Trans>
      </span>
      <ul className={styles.list}>
        {ways.map(([way, words]) => (
          <li key={way}>
            <AppLink
              to={hrefOf(way)}
              replace
              className={styles.way}
              aria-current={way === by ? 'true' : undefined}
            >
              {words}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
