import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Subscription } from '#generated/zod/subscription.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import styles from './MembershipCard.module.css';
import {
  useCancelMembershipChange,
  useListMembership,
  useResumeMembership,
  useStopMembership,
} from './memberships.ts';
import { useDay } from './use-day.ts';

const ChangeMembership = lazyLayer(() => import('./ChangeMembership.tsx'), 'ChangeMembership');

type Own = { membership: Subscription };

/** Says what is paid, what runs, and when it ends. */
function State({ membership }: Own): ReactNode {
  const day = useDay();
  const { status, price, period, currentPeriodEndTs, endsTs, nextPayment, attempts = [] } = membership;
  const { formatted } = status === 'on-hold' ? (nextPayment?.price ?? price) : price;
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

/** Says what holds from the next payment on, with the button that takes it back. */
function Chosen({ membership: { id, change } }: Own) {
  const { t } = useLingui();
  const cancel = useCancelMembershipChange();
  const day = useDay();
  if (!change) return null;
  const from = day(change.fromTs);
  const { formatted } = change.price;
  const planName = change.plan?.name ?? '';
  return (
    <p className={styles.chosen}>
      <span>
        {change.period === 'month' ? (
          <Trans>
            From {from}: {planName}, {formatted} a month.
          </Trans>
        ) : (
          <Trans>
            From {from}: {planName}, {formatted} a year.
          </Trans>
        )}
      </span>
      <Button
        size="small"
        variant="quiet"
        loading={cancel.busy}
        onClick={() => void cancel.write({ subscriptionId: id })}
      >{t`Take the change back`}</Button>
    </p>
  );
}

/** Changes plan and period, or stops, while it runs. */
function ChangeOrStop({ membership }: Own) {
  const { t } = useLingui();
  const stop = useStopMembership();
  const [isChanging, setChanging] = useState(false);
  const { id, blog } = membership;
  const name = blog?.name ?? '';
  return (
    <span className={styles.buttons}>
      {blog ? (
        <Button
          size="small"
          aria-label={t`Change how you support ${name}`}
          onClick={() => setChanging(true)}
        >{t`Change`}</Button>
      ) : null}
      <Button
        size="small"
        loading={stop.busy}
        aria-label={t`Stop supporting ${name}`}
        onClick={() => void stop.write({ subscriptionId: id })}
      >{t`Stop`}</Button>
      {isChanging ? <ChangeMembership membership={membership} onClose={() => setChanging(false)} /> : null}
    </span>
  );
}

/** The buttons that change it. */
function Change({ membership }: Own) {
  const { t } = useLingui();
  const resume = useResumeMembership();
  const { id, status, price, nextPayment, blog } = membership;
  const name = blog?.name ?? '';
  const { formatted } = nextPayment?.price ?? price;
  const goOn = () => void resume.write({ subscriptionId: id, data: { status: 'active' } });
  if (status === 'active') return <ChangeOrStop membership={membership} />;
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

/** A membership of the member in plain words, with the buttons that change it. */
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
      <Chosen membership={membership} />
      <Listing membership={membership} />
    </section>
  );
}
