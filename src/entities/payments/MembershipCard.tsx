import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Subscription } from '#generated/zod/subscription.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import styles from './MembershipCard.module.css';
import { useListMembership, useResumeMembership, useStopMembership } from './memberships.ts';
import { useDay } from './use-day.ts';

type Own = { membership: Subscription };

/** Says what is paid, what runs, and when it ends. */
function State({ membership }: Own): ReactNode {
  const day = useDay();
  const { status, price, period, currentPeriodEndTs, endsTs, nextPayment, attempts = [] } = membership;
  const { formatted } = price;
  const end = day(endsTs ?? currentPeriodEndTs);
  const next = day(nextPayment?.atTs ?? currentPeriodEndTs);
  switch (status) {
    case 'active':
      return period === 'month' ? (
        <Trans>
          {formatted} a month, next on {next}.
        </Trans>
      ) : (
        <Trans>
          {formatted} a year, next on {next}.
        </Trans>
      );
    case 'pending-cancel':
      return <Trans>Ends on {end}. Nothing more is taken.</Trans>;
    case 'on-hold': {
      const failed = day(attempts.findLast(({ hasFailed }) => hasFailed)?.atTs ?? currentPeriodEndTs);
      return (
        <Trans>
          {formatted} could not be taken on {failed}. It stays open while we try.
        </Trans>
      );
    }
    case 'pending':
      return <Trans>Not confirmed yet. Do not pay again.</Trans>;
    default:
      return <Trans>Ended on {end}. Nothing more is taken.</Trans>;
  }
}

/** The one button that changes it. */
function Change({ membership: { id, status, price, blog } }: Own) {
  const { t } = useLingui();
  const stop = useStopMembership();
  const resume = useResumeMembership();
  const name = blog?.name ?? '';
  const { formatted } = price;
  const goOn = () => void resume.write({ subscriptionId: id, data: { status: 'active' } });
  if (status === 'active')
    return (
      <Button
        size="small"
        loading={stop.busy}
        aria-label={t`Stop supporting ${name}`}
        onClick={() => void stop.write({ subscriptionId: id })}
      >{t`Stop`}</Button>
    );
  if (status === 'pending-cancel')
    return <Button size="small" loading={resume.busy} onClick={goOn}>{t`Go on after all`}</Button>;
  if (status === 'on-hold')
    return (
      <Button
        size="small"
        variant="primary"
        loading={resume.busy}
        onClick={goOn}
      >{t`Pay ${formatted} now`}</Button>
    );
  if (status === 'pending' || !blog) return null;
  return <ButtonLink href={paths.supportBlog(name)} size="small">{t`Begin again`}</ButtonLink>;
}

/** Statuses in which the support page may name the member. */
const LISTED_STATUSES = new Set(['active', 'pending-cancel', 'on-hold']);

/** The consent to be named on the support page, which holds at once. */
function Listing({ membership: { id, status, isListed = false, blog } }: Own) {
  const { t } = useLingui();
  const { write, busy } = useListMembership();
  if (!blog || !LISTED_STATUSES.has(status)) return null;
  const { name } = blog;
  return (
    <Checkbox
      look="switch"
      className={styles.listing}
      label={t`Name me among those who support ${name}`}
      checked={isListed}
      disabled={busy}
      onChange={({ target }) => void write({ subscriptionId: id, data: { is_listed: target.checked } })}
    />
  );
}

/** A membership of the member in plain words, with the one button that changes it. */
export function MembershipCard({ membership }: Own) {
  const day = useDay();
  const { blog, plan, startedTs } = membership;
  const since = day(startedTs);
  const planName = plan?.name;
  return (
    <section className={styles.card}>
      {blog ? <BlogAvatarLink blog={blog} size={44} /> : null}
      <div className={styles.words}>
        <b>
          {blog ? (
            <AppLink to={paths.supportBlog(blog.name)}>{blog.name}</AppLink>
          ) : (
            <Trans>A blog that is gone</Trans>
          )}
        </b>
        <small>
          {planName ? (
            <Trans>
              {planName}, since {since}
            </Trans>
          ) : (
            <Trans>since {since}</Trans>
          )}
        </small>
        <span>
          <State membership={membership} />
        </span>
      </div>
      <Change membership={membership} />
      <Listing membership={membership} />
    </section>
  );
}
