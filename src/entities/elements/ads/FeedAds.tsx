import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { AdWaterfallElement } from '#generated/zod/adWaterfallElement.zod.ts';
import type { BackfillAdElement } from '#generated/zod/backfillAdElement.zod.ts';
import type { PremiumBannerElement } from '#generated/zod/premiumBannerElement.zod.ts';
import type { SponsoredDayElement } from '#generated/zod/sponsoredDayElement.zod.ts';
import type { TakeoverBannerElement } from '#generated/zod/takeoverBannerElement.zod.ts';
import { safePageUrl } from '#src/domain/post/links.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { ElementLink } from '../ElementButtons.tsx';
import frame from '../Frame.module.css';
import { Dismissible, HideButton, Line } from '../Frame.tsx';
import { Thumb } from '../Thumb.tsx';
import { AdCard, adLink } from './AdCard.tsx';
import { AdSlot, isFillable } from './AdSlot.tsx';
import styles from './Ads.module.css';
import { HiddenAd } from './AdWhy.tsx';
import { type Showing, useAdActions, useCountedAd } from './use-ad.ts';

/** Renders an ad that the server chose. */
export function BackfillAd({ element: { ad, placementId, serveId } }: { element: BackfillAdElement }) {
  return (
    <div className={frame.element}>
      <AdCard ad={ad} placementId={placementId} serveId={serveId} />
    </div>
  );
}

/** Renders the first source of a slot that fills it; nothing when none does. */
export function AdWaterfall({ element: { sources } }: { element: AdWaterfallElement }) {
  if (!sources.some(isFillable)) return null;
  return (
    <div className={frame.element}>
      <AdSlot hasSize sources={sources} />
    </div>
  );
}

/** Returns what counts and hides a sponsored day or a takeover; one without a house ad counts nothing. */
function showingOf(element: SponsoredDayElement | TakeoverBannerElement, name: string): Showing {
  const { id, adId = id, placementId = '', serveId } = element;
  return { adId, name, placementId, serveId };
}

/** Renders the line of the sponsor of a day. */
export function SponsoredDay({ element }: { element: SponsoredDayElement }) {
  const { t } = useLingui();
  const { title, text, sponsorName, href, image } = element;
  const showing = showingOf(element, title);
  const actions = useAdActions(showing);
  const { counted, follow } = useCountedAd(showing);
  const link = adLink(href);
  if (actions.isHidden)
    return actions.isSamePage ? (
      <article className={frame.element} aria-label={t`Hidden ad`}>
        <HiddenAd actions={actions} />
      </article>
    ) : null;
  const words = (
    <>
      {pictureOf(image ?? []) ? <Thumb media={image} sizes="40px" className={styles.dayPicture} /> : null}
      <span className={styles.dayWords}>
        <b dir="auto">{title}</b>
        <small>
          <Trans>
            Kept by <bdi>{sponsorName}</bdi>
          </Trans>
          {text ? <span dir="auto"> · {text}</span> : null}
        </small>
      </span>
    </>
  );
  return (
    <article {...counted} className={frame.element} aria-label={t`Ad: ${title}`}>
      <div className={styles.day}>
        {link ? (
          <Link {...link} className={styles.dayLink} onClick={follow}>
            {words}
          </Link>
        ) : (
          <span className={styles.dayLink}>{words}</span>
        )}
        <small className={styles.tag}>
          <Trans>Ad · all day</Trans>
        </small>
        <IconButton icon="close" size="small" label={t`Hide: ${title}`} onClick={() => void actions.hide()} />
      </div>
    </article>
  );
}

/** Renders the banner of an event that dresses the dashboard, in a height that is fixed beforehand. */
export function TakeoverBanner({ element }: { element: TakeoverBannerElement }) {
  const { t } = useLingui();
  const { text: title, href, image, accentColor } = element;
  const showing = showingOf(element, title);
  const actions = useAdActions(showing);
  const { counted, follow } = useCountedAd(showing);
  const link = adLink(href);
  const picture = pictureOf(image);
  if (actions.isHidden)
    return actions.isSamePage ? (
      <article className={frame.element} aria-label={t`Hidden ad`}>
        <HiddenAd actions={actions} />
      </article>
    ) : null;
  return (
    <article {...counted} className={frame.element} aria-label={t`Ad: ${title}`}>
      <div className={styles.takeover} style={{ backgroundColor: accentColor }}>
        {picture ? <img {...picture} sizes={picture.srcSet && '540px'} alt="" decoding="async" /> : null}
        <small className={styles.takeoverTag}>
          <Trans>Ad · from Skein</Trans>
        </small>
        <IconButton
          icon="close"
          size="small"
          className={styles.takeoverHide}
          label={t`Hide: ${title}`}
          onClick={() => void actions.hide()}
        />
        <h2 dir="auto">{title}</h2>
        {link ? (
          <ButtonLink {...link} size="small" variant="secondary" onClick={follow}>
            <Trans>Have a look</Trans>
          </ButtonLink>
        ) : null}
      </div>
    </article>
  );
}

/** Renders a word for the tier without ads. Its button leads visitors through the login wall (spec 001 §3). */
export function PremiumBanner({ element }: { element: PremiumBannerElement }) {
  const { title, text, button, dismissible } = element;
  const mayAct = useLoginWall();
  const href = safePageUrl(button?.href);
  const askToLogIn = (event: MouseEvent) => {
    const isOwnPage = href?.startsWith('/') ?? false;
    if (isOwnPage && !mayAct('banner_cta_click', { redirectTo: href })) event.preventDefault();
  };
  return (
    <Dismissible element={element}>
      <Line
        label={title}
        actions={<ElementLink button={button} onClick={askToLogIn} />}
        hide={dismissible ? <HideButton element={element} name={title} /> : null}
      >
        <b className={frame.strong} dir="auto">
          {title}
        </b>
        <small className={frame.small} dir="auto">
          {text}
        </small>
      </Line>
    </Dismissible>
  );
}
