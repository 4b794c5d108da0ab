import { Trans } from '@lingui/react/macro';
import type { AnswertimeCtaElement } from '#generated/zod/answertimeCtaElement.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { AnswertimeStart } from './AnswertimeStart.tsx';
import styles from './OtherAnswertimes.module.css';

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
              <b>{invitation.title}</b> · <AnswertimeStart {...invitation} />
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
