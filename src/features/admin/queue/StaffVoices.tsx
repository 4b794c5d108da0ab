import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import styles from './StaffCase.module.css';

type Reports = NonNullable<StaffQueueItem['reports']>;

/** Number of earlier reports of a reporter that led to an act. */
function Record({ record: { right, total } }: Pick<Reports[number], 'record'>) {
  const { t } = useLingui();
  if (total === 0) return <Trans>first report</Trans>;
  return <>{t`right ${right} times of ${total}`}</>;
}

/** The words of those who reported something, and the number of those who only chose a reason. */
export function StaffVoices({ reports }: { reports: Reports }) {
  const { t } = useLingui();
  const spoken = reports.filter(({ note }) => note);
  const silentCount = reports.length - spoken.length;
  return (
    <section className={styles.heard}>
      <h3>{t`Words of the reporters`}</h3>
      {spoken.length > 0 ? (
        <ul className={styles.voices}>
          {spoken.map(({ id, note, reporter, record }) => (
            <li key={id}>
              {reporter ? <BlogAvatar blog={reporter} size={28} /> : <span />}
              <p dir="auto">“{note}”</p>
              <small>
                {reporter ? `${reporter.name}, ` : ''}
                <Record record={record} />
              </small>
            </li>
          ))}
        </ul>
      ) : null}
      {silentCount > 0 ? (
        <p className={styles.muted}>
          <Plural
            value={silentCount}
            one="One chose a reason and wrote nothing."
            other="# chose a reason and wrote nothing."
          />
        </p>
      ) : null}
    </section>
  );
}
