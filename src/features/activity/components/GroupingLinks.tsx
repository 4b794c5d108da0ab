import { Trans, useLingui } from '@lingui/react/macro';
import type { ActivityGrouping } from '#src/paths/activity-paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './GroupingLinks.module.css';

type GroupingLinksProps = { by: ActivityGrouping; hrefOf: (by: ActivityGrouping) => string };

/** Links that group likes and reblogs: one row per post, or one row per person. */
export function GroupingLinks({ by, hrefOf }: GroupingLinksProps) {
  const { t } = useLingui();
  const groupings = [
    ['post', t`By post`],
    ['blog', t`By person`],
  ] as const;
  return (
    <nav className={styles.ways} aria-label={t`Grouping`}>
      <span className={styles.words} aria-hidden="true">
        <Trans>Grouped</Trans>
      </span>
      <ul className={styles.list}>
        {groupings.map(([grouping, words]) => (
          <li key={grouping}>
            <AppLink
              to={hrefOf(grouping)}
              replace
              className={styles.way}
              aria-current={grouping === by ? 'true' : undefined}
            >
              {words}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
