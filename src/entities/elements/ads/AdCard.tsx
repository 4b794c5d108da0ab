import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import type { AdPlacement } from '#generated/zod/adPlacement.zod.ts';
import type { HouseAd } from '#generated/zod/houseAd.zod.ts';
import { safePageUrl } from '#src/domain/post/links.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { AdMedia } from './AdMedia.tsx';
import styles from './Ads.module.css';
import { AdFeet, HiddenAd, HouseFacts } from './AdWhy.tsx';
import { useAdActions, useCountedAd } from './use-ad.ts';

/** Type of an ad, by which it is laid out. */
export type AdType = AdPlacement['adType'];

/** Layout of each type: a card with a picture, a film first, a strip of a fixed size, or words alone. */
const LAYOUTS: Record<AdType, 'card' | 'film' | 'strip' | 'words'> = {
  google_native: 'card',
  google_rewarded: 'words',
  post: 'card',
  teads: 'film',
  one_mobile: 'film',
  flurry: 'card',
  iponweb: 'strip',
  smart_banner: 'strip',
};

/** `rel` of a link that leaves the site from an ad. */
const SPONSORED_REL = 'sponsored noopener';

/** Returns the attributes of a link of an ad; undefined for an address that cannot be followed. */
export function adLink(address: string): { href: string; rel?: string; target?: string } | undefined {
  const href = safePageUrl(address);
  if (href === undefined) return undefined;
  return href.startsWith('/') ? { href } : { href, rel: SPONSORED_REL, target: '_blank' };
}

/** Says that something is an ad, and whose. */
export function AdLabel({ advertiser }: { advertiser?: string | undefined }) {
  return (
    <p className={styles.label}>
      {advertiser === undefined ? (
        <Trans>Ad · from Skein</Trans>
      ) : (
        <Trans>
          Ad · from Skein, for <bdi>{advertiser}</bdi>
        </Trans>
      )}
    </p>
  );
}

type LookProps = {
  ad: HouseAd;
  type?: AdType;
  /** Compact, for the sidebar. */
  isSmall?: boolean;
  size?: { width?: number | undefined; height?: number | undefined } | undefined;
  onFollow?: () => void;
  children?: ReactNode;
};

/** Renders the words, picture and button of an ad. */
export function AdLook({ ad, type = 'post', isSmall = false, size, onFollow, children }: LookProps) {
  const layout = LAYOUTS[type];
  const link = adLink(ad.href);
  const style: CSSProperties =
    layout === 'strip' && size?.height ? { minHeight: size.height, maxWidth: size.width } : {};
  return (
    <div className={cx(styles.card, styles[layout], isSmall && styles.small)} style={style}>
      <AdLabel advertiser={ad.advertiser} />
      {layout === 'words' ? null : (
        <AdMedia ad={ad} sizes={isSmall ? '320px' : '(width < 540px) 100vw, 540px'} />
      )}
      <div className={styles.text}>
        <h2 dir="auto">{ad.title}</h2>
        <p dir="auto">{ad.text}</p>
        {link ? (
          <ButtonLink {...link} size={isSmall ? 'small' : 'medium'} variant="secondary" onClick={onFollow}>
            {ad.buttonText}
          </ButtonLink>
        ) : null}
      </div>
      {children}
    </div>
  );
}

type AdCardProps = Omit<LookProps, 'onFollow' | 'children'> & {
  placementId: string;
  serveId: string | undefined;
};

/**
 * An ad that can be hidden and reported (spec 001 §3), labelled as one: hidden, a line with Undo stands in its place for as
 * long as the page is open.
 */
export function AdCard({ ad, placementId, serveId, ...look }: AdCardProps) {
  const { t } = useLingui();
  const { title } = ad;
  const showing = { adId: ad.id, name: title, placementId, serveId };
  const actions = useAdActions(showing);
  const { counted, follow } = useCountedAd(showing);
  if (actions.isHidden)
    return actions.isSamePage ? (
      <article aria-label={t`Hidden ad`}>
        <HiddenAd actions={actions} />
      </article>
    ) : null;
  return (
    <article {...counted} aria-label={t`Ad: ${title}`}>
      <AdLook {...look} ad={ad} onFollow={follow}>
        <AdFeet title={title} facts={<HouseFacts ad={ad} />} actions={actions} />
      </AdLook>
    </article>
  );
}
