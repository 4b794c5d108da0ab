import { Trans, useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useRequestStewardship } from '../data/roles.ts';
import styles from './HubNote.module.css';

/**
 * Tells those who run a community that it becomes read-only when nobody looks after it, and members of one that is
 * read-only that they can ask to take it over.
 */
export function StewardshipNote({ community }: { community: Community }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const asking = useRequestStewardship();
  const { name, membership, stewardship } = community;
  const { state, readOnlyTs, requested, declined, answer } = stewardship;
  const isModerator = membership.role === 'admin' || membership.role === 'moderator';
  const day = readOnlyTs && dateFormat(locale, { dateStyle: 'long' }).format(readOnlyTs * 1000);
  if (state === 'unattended' && isModerator)
    return (
      <section className={styles.note} aria-label={t`Who looks after it`}>
        <p className={styles.words}>
          {day ? (
            <Trans>
              Nobody has looked after it for a month. It becomes read-only on {day} unless one of you answers
              what waits.
            </Trans>
          ) : (
            <Trans>Nobody has looked after it for a month.</Trans>
          )}
        </p>
      </section>
    );
  if (state !== 'read_only' || !membership.isMember) return null;
  const blog = membership.blogName;
  return (
    <section className={styles.note} aria-label={t`Who looks after it`}>
      <p className={styles.words}>
        <Trans>It is read-only, because nobody looks after it.</Trans>{' '}
        {declined ? (
          <Trans>You asked to take it over. The staff of the site decided against it.</Trans>
        ) : requested ? (
          <Trans>You asked to take it over. The staff of the site decide.</Trans>
        ) : null}
      </p>
      {answer ? (
        <p className={styles.words} dir="auto">
          {answer}
        </p>
      ) : null}
      {requested || !blog ? null : (
        <div className={styles.acts}>
          <Button
            className={styles.button}
            loading={asking.busy}
            onClick={() => void asking.write({ community: name, data: { tumblelog: blog } })}
          >{t`Ask to take it over`}</Button>
        </div>
      )}
    </section>
  );
}
