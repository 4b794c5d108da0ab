import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetCampaignStatisticsQueryOptions } from '#generated/hooks/blaze/blaze.ts';
import type { Campaign } from '#generated/zod/campaign.zod.ts';
import { campaignTab } from '#src/entities/payments/campaign-tab.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { useCancelCampaign, useStopCampaign } from '../data/blaze.ts';
import { burntPart } from '../model/campaign.ts';
import styles from './CampaignCard.module.css';
import { Fuse } from './Fuse.tsx';

/** Says how a campaign stands. */
function Standing({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const day = useDay();
  const locale = useDateLocale();
  const { status, tags, startTs = 0, endTs = 0, reviewDueTs, rejectReason, rejectMessage } = campaign;
  const list = listFormat(locale, { type: 'conjunction' }).format(tags.map((tag) => `#${tag}`));
  const due = reviewDueTs === undefined ? '' : day(reviewDueTs, 'time');
  const starts = `${day(startTs, 'short')}, ${day(startTs, 'time')}`;
  const end = day(endTs);
  switch (status) {
    case 'pending-payment':
      return <Trans>Waits to be paid</Trans>;
    case 'in-review':
      return due ? <Trans>One of us looks at it by {due}</Trans> : <Trans>One of us looks at it</Trans>;
    case 'scheduled':
      return <Trans>Accepted, begins {starts}</Trans>;
    case 'active':
      return tags.length > 0 ? (
        <Trans>Burning, for readers of {list}</Trans>
      ) : (
        <Trans>Burning, for anybody</Trans>
      );
    case 'finished':
      return <Trans>Burnt down on {end}</Trans>;
    case 'extinguished':
      return <Trans>Put out on {end}</Trans>;
    case 'cancelled':
      return <Trans>Taken back before it began</Trans>;
    default: {
      const reasons = {
        content: t`it is not for everybody`,
        quality: t`it is hard to make out`,
        other: t`it does not fit`,
      };
      const why = rejectMessage ?? reasons[rejectReason ?? 'other'];
      return <Trans>We said no: {why}</Trans>;
    }
  }
}

/** The two ends of the fuse in words: times, people and money. */
function Ends({ campaign }: { campaign: Campaign }) {
  const day = useDay();
  const locale = useDateLocale();
  const { status, startTs, endTs, impressions, impressionsGoal, price, refunded, isFree } = campaign;
  const at = (moment: number) => `${day(moment, 'short')}, ${day(moment, 'time')}`;
  const people = fullCount(
    status === 'active' || campaignTab(status) === 'waiting' ? impressionsGoal : impressions,
    locale,
  );
  return (
    <p className={styles.ends}>
      <span>
        {status === 'rejected' || status === 'cancelled' ? (
          <Trans>Nobody was shown it.</Trans>
        ) : startTs === undefined ? (
          <Trans>from when it is accepted</Trans>
        ) : status === 'active' ? (
          <Trans>since {at(startTs)}</Trans>
        ) : (
          at(startTs)
        )}
      </span>
      <span>
        {status === 'active' && endTs !== undefined ? (
          <Trans>until {at(endTs)}</Trans>
        ) : (
          <>
            <Trans>{people} people</Trans>
            {isFree ? (
              <>
                {' · '}
                <Trans>a free one</Trans>
              </>
            ) : null}
            {price && !isFree ? ` · ${price.formatted}` : null}
            {refunded ? (
              <>
                {' · '}
                <Trans>{refunded.formatted} came back</Trans>
              </>
            ) : null}
          </>
        )}
      </span>
    </p>
  );
}

/** Numbers of a campaign that was shown to somebody, and how many people saw it in each of its last hours. */
function Numbers({ campaign: { id, impressions, status } }: { campaign: Campaign }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const { data } = useQuery(getGetCampaignStatisticsQueryOptions(id));
  const found = data?.response.statistics;
  const number = (count: number) => fullCount(count, locale);
  const points = found?.points ?? [];
  const most = Math.max(1, ...points.map(({ count }) => count));
  return (
    <>
      <dl className={styles.numbers}>
        <div>
          <dt>
            <Trans>have seen it</Trans>
          </dt>
          <dd>{number(impressions)}</dd>
        </div>
        {found ? (
          <>
            <div>
              <dt>
                <Plural value={found.likes} one="like" other="likes" />
              </dt>
              <dd>{number(found.likes)}</dd>
            </div>
            <div>
              <dt>
                <Plural value={found.reblogs} one="reblog" other="reblogs" />
              </dt>
              <dd>{number(found.reblogs)}</dd>
            </div>
            <div>
              <dt>
                <Plural value={found.replies} one="reply" other="replies" />
              </dt>
              <dd>{number(found.replies)}</dd>
            </div>
            <div>
              <dt>
                <Plural value={found.follows} one="new follower" other="new followers" />
              </dt>
              <dd>{number(found.follows)}</dd>
            </div>
          </>
        ) : null}
      </dl>
      {points.length > 1 ? (
        <>
          <div
            className={styles.hours}
            role="img"
            aria-label={t`People by the hour, ${number(most)} at most`}
          >
            {points.map(({ timestamp, count }) => (
              <i key={timestamp} style={{ height: `${Math.max(2, (100 * count) / most)}%` }} />
            ))}
          </div>
          <p className={styles.ends}>
            <span>
              <Plural value={points.length} one="the last hour" other="the last # hours" />
            </span>
            <span>{status === 'active' ? <Trans>now</Trans> : <Trans>the end</Trans>}</span>
          </p>
        </>
      ) : null}
    </>
  );
}

/** Ends a campaign: one press, with what comes back said before. */
function EndCampaign({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const stop = useStopCampaign();
  const cancel = useCancelCampaign();
  const { id, canExtinguish, canCancel, refundIfStopped, impressions, impressionsGoal, isFree } = campaign;
  const left = fullCount(impressionsGoal - impressions, locale);
  const sum = refundIfStopped?.formatted;
  const body = { data: { campaign_id: id } };
  if (canExtinguish)
    return (
      <div className={styles.end}>
        <p>
          <b>
            <Trans>Put it out</Trans>
          </b>
          <small>
            <Trans>{left} people have not seen it.</Trans>{' '}
            {sum ? <Trans>{sum} goes back to whoever paid.</Trans> : null}
          </small>
        </p>
        <Button size="small" loading={stop.busy} onClick={() => void stop.write(body)}>
          {t`Put it out`}
        </Button>
      </div>
    );
  if (!canCancel) return null;
  return (
    <div className={styles.end}>
      <p>
        <b>
          <Trans>Not after all?</Trans>
        </b>
        <small>
          {isFree ? (
            <Trans>The free one is yours again.</Trans>
          ) : sum ? (
            <Trans>All of it, {sum}, goes back to you.</Trans>
          ) : null}
        </small>
      </p>
      <Button size="small" loading={cancel.busy} onClick={() => void cancel.write(body)}>
        {t`Take it back`}
      </Button>
    </div>
  );
}

const FUSES = {
  active: 'lit',
  finished: 'burnt',
  extinguished: 'out',
  'in-review': 'new',
  scheduled: 'new',
  'pending-payment': 'new',
  rejected: undefined,
  cancelled: undefined,
} as const satisfies Record<Campaign['status'], string | undefined>;

type CampaignCardProps = {
  campaign: Campaign;
  /** Blog on whose pages it is shown. */
  blogName: string;
  /** True on a page of its own: with numbers also when it is over. */
  isWhole?: boolean;
};

/** A campaign: its post, a fuse, what it brought, and the way to end it. */
export function CampaignCard({ campaign, blogName, isWhole = false }: CampaignCardProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const { blogs } = useViewer();
  const { id, status, post, buyer, impressions, impressionsGoal, checkoutId } = campaign;
  const picture = pictureOf(post?.thumb ?? []);
  const title = post ? post.summary || t`Post without words` : t`A post that is gone`;
  const fuse = FUSES[status];
  const seen = fullCount(impressions, locale);
  const goal = fullCount(impressionsGoal, locale);
  const isByOthers = buyer !== undefined && !blogs.some(({ name }) => name === buyer.name);
  const hasNumbers = impressions > 0 && (status === 'active' || isWhole);
  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.head}>
        {picture ? (
          <img {...picture} sizes="56px" alt="" loading="lazy" />
        ) : (
          <span className={styles.blank} />
        )}
        <div>
          <h2 className={styles.title} dir="auto">
            <AppLink to={paths.campaign(blogName, campaignTab(status), id)}>{title}</AppLink>
          </h2>
          <p>
            <Standing campaign={campaign} />
            {isByOthers ? (
              <>
                {' · '}
                <Trans>
                  paid by <bdi translate="no">{buyer.name}</bdi>
                </Trans>
              </>
            ) : null}
          </p>
        </div>
      </header>
      {fuse ? (
        <Fuse
          part={burntPart(campaign)}
          state={fuse}
          label={fuse === 'new' ? t`Not lit yet` : t`${seen} of ${goal} have seen it`}
        />
      ) : null}
      <Ends campaign={campaign} />
      {hasNumbers ? <Numbers campaign={campaign} /> : null}
      {checkoutId ? (
        <div className={styles.end}>
          <p>
            <small>
              <Trans>It is kept for half an hour.</Trans>
            </small>
          </p>
          <ButtonLink href={paths.checkout(checkoutId)} size="small">{t`Go on to pay`}</ButtonLink>
        </div>
      ) : null}
      <EndCampaign campaign={campaign} />
      {isWhole && post ? (
        <p className={styles.more}>
          <AppLink to={paths.post(post.blogName, post.id)}>{t`Go to the post`}</AppLink>
        </p>
      ) : null}
    </article>
  );
}
