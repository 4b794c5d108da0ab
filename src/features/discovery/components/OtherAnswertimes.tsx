import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswertimeCtaElement } from '#generated/zod/answertimeCtaElement.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { countdown } from '../model/countdown.ts';
import styles from './OtherAnswertimes.module.css';

function StartTime({ invitation }: { invitation: AnswertimeCtaElement }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  if (invitation.live) return t`Answering now`;
  const begins = Math.floor(Date.parse(invitation.startDate ?? '') / 1000);
  if (Number.isNaN(begins)) return t`Soon`;
  const left = countdown(begins, now, i18n.locale);
  return <span suppressHydrationWarning>{t`Begins ${left}`}</span>;
}

/** Lists the answertimes besides the featured one: blog, topic, time. */
export function OtherAnswertimes({ invitations }: { invitations: readonly AnswertimeCtaElement[] }) {
  if (invitations.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="answertimes">
      <h2 id="answertimes" className={styles.heading}>
        <Trans>More answertimes</Trans>
      </h2>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.row}>
            <BlogRow
              blog={invitation.blog}
              action={<FollowButton blog={invitation.blog} size="small" variant="secondary" />}
            />
            <p className={styles.what} dir="auto">
              <b>{invitation.title}</b> · <StartTime invitation={invitation} />
            </p>
            {invitation.text ? (
              <p className={styles.what} dir="auto">
                {invitation.text}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
