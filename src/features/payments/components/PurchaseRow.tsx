import { Trans, useLingui } from '@lingui/react/macro';
import type { CampaignStatus } from '#generated/zod/campaignStatus.zod.ts';
import type { GiftStatus } from '#generated/zod/giftStatus.zod.ts';
import type { Purchase } from '#generated/zod/purchase.zod.ts';
import { useItemNames } from '#src/entities/payments/item-words.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { LogoMark } from '#src/shared/ui/Logo.tsx';
import styles from './PurchaseRow.module.css';

/** Width of the smallest picture that is sharp on a screen of double density. */
const PICTURE_WIDTH_PX = 88;

/** Picture of a purchase; without one the ball of yarn for premium, an icon of its kind for everything else. */
function Picture({ purchase: { kind, picture } }: { purchase: Purchase }) {
  const size = picture?.findLast(({ width }) => width >= PICTURE_WIDTH_PX) ?? picture?.[0];
  if (size)
    return <img className={styles[kind]} src={size.url} alt="" width={44} height={44} loading="lazy" />;
  if (kind === 'premium') return <LogoMark size={44} />;
  return <Icon name={kind === 'gift' ? 'gift' : 'shop'} size={32} />;
}

/** Says where the campaign stands that was paid for. */
function CampaignStanding({ status }: { status: CampaignStatus }) {
  switch (status) {
    case 'in-review':
      return <Trans>not reviewed yet</Trans>;
    case 'scheduled':
      return <Trans>begins later</Trans>;
    case 'active':
      return <Trans>burning</Trans>;
    case 'finished':
      return <Trans>burnt down</Trans>;
    case 'extinguished':
      return <Trans>put out</Trans>;
    case 'rejected':
      return <Trans>turned down</Trans>;
    case 'cancelled':
      return <Trans>taken back</Trans>;
    default:
      return null;
  }
}

/** Says whether the gift that was paid for was accepted. */
function GiftStanding({ status }: { status: GiftStatus }) {
  switch (status) {
    case 'delivered':
      return <Trans>still tied</Trans>;
    case 'claimed':
      return <Trans>accepted</Trans>;
    default:
      return null;
  }
}

/** Says what became of a purchase beyond that it was paid, the money first; nothing when that is all. */
function Status({ purchase }: { purchase: Purchase }) {
  const { status, refunded, refundedTs, isDisputed, giftStatus, campaignStatus } = purchase;
  const day = useDay();
  const date = refundedTs === undefined ? '' : day(refundedTs, 'short');
  if (isDisputed) return <Trans>your bank asks for it back</Trans>;
  if (status === 'refunded') return <Trans>given back {date}</Trans>;
  if (refunded) return <Trans>{refunded.formatted} given back</Trans>;
  if (status === 'pending') return <Trans>not confirmed yet</Trans>;
  if (status === 'failed') return <Trans>not paid</Trans>;
  if (giftStatus) return <GiftStanding status={giftStatus} />;
  return campaignStatus ? <CampaignStanding status={campaignStatus} /> : null;
}

/** Returns what a purchase is about: whom it supports or goes to, or the post of a campaign. */
function useAbout({ kind, blogName, postSummary }: Purchase): string | undefined {
  const { t } = useLingui();
  if (kind === 'blaze') return postSummary;
  if (blogName === undefined) return undefined;
  if (kind === 'membership') return t`Supporting ${blogName}`;
  if (kind === 'gift') return t`Gift to ${blogName}`;
  return kind === 'shop' ? t`Skeinmart, for ${blogName}` : undefined;
}

/** A purchase in the list of them: what, when, the sum, and what became of it. Leads to its receipt. */
export function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useLingui();
  const day = useDay();
  const { lineOf } = useItemNames();
  const { id, title, total, status, createdTs, lines: [line] = [], isTest } = purchase;
  const [from, to] = [line?.periodStartTs, line?.periodEndTs];
  const period = from && to ? t`${day(from, 'short')} to ${day(to, 'short')}` : undefined;
  const about = useAbout(purchase);
  return (
    <div className={styles.row}>
      <span className={styles.picture} aria-hidden="true">
        <Picture purchase={purchase} />
      </span>
      <div className={styles.what}>
        <AppLink to={paths.receipt(id)}>{line ? lineOf(line) : title}</AppLink>
        <small className={styles.about}>
          {about || period ? <span>{[about, period].filter(Boolean).join(' · ')}</span> : null}
          {isTest ? (
            <span>
              <Trans>a test, no money moved</Trans>
            </span>
          ) : null}
        </small>
      </div>
      <span className={styles.when}>
        <RelativeTime timestamp={createdTs} />
      </span>
      <span className={styles.sum}>
        {status === 'refunded' ? <s>{total.formatted}</s> : total.formatted}
        <small>
          <Status purchase={purchase} />
        </small>
      </span>
    </div>
  );
}
