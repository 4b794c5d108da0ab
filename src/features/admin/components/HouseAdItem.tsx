import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { getSetHouseAdStateMutationOptions } from '#generated/hooks/ads/ads.ts';
import type { SiteHouseAd } from '#generated/zod/siteHouseAd.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useRefreshHouseAds } from '../data/house-ads.ts';
import { adRowId } from './AdTimetable.tsx';
import styles from './Announcements.module.css';
import own from './HouseAds.module.css';
import { DeleteHouseAdDialog, HouseAdFigures, HouseAdForm, HouseAdLook } from './lazy-house-ad-layers.ts';
import { useHouseAdText } from './use-house-ad-text.ts';

/** Share of its most showings that an ad has had; nothing for an ad without a limit. */
function Reached({ item: { capTotal, counts } }: { item: SiteHouseAd }) {
  const { i18n } = useLingui();
  const id = useId();
  if (capTotal === undefined) return null;
  const number = numberFormat(i18n.locale);
  const seen = number.format(counts.impressions);
  const most = number.format(capTotal);
  return (
    <p className={own.reached}>
      <label htmlFor={id}>
        <Trans>
          Seen {seen} of {most} times
        </Trans>
      </label>
      <progress id={id} value={Math.min(counts.impressions, capTotal)} max={capTotal} />
    </p>
  );
}

function Counts({ counts }: Pick<SiteHouseAd, 'counts'>) {
  const { t, i18n } = useLingui();
  const number = numberFormat(i18n.locale);
  const shown = [
    [t`seen`, counts.impressions],
    [t`followed`, counts.clicks],
    [t`hidden`, counts.hides],
    [t`reported`, counts.reports],
  ] as const;
  return (
    <dl className={own.counts}>
      {shown.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

type OpenPart = 'form' | 'delete' | 'figures' | 'look';

function Actions({ item: { id, state }, onOpen }: { item: SiteHouseAd; onOpen: (part: OpenPart) => void }) {
  const { t } = useLingui();
  const refresh = useRefreshHouseAds();
  const change = useWrite(getSetHouseAdStateMutationOptions, { onSuccess: refresh });
  const set = (next: 'running' | 'paused' | 'ended') =>
    void change.write({ adId: id, data: { state: next } });
  const button = { size: 'small', variant: 'secondary', loading: change.busy } as const;
  const isOver = state === 'ended';
  return (
    <>
      <div className={styles.actions}>
        {isOver ? null : (
          <Button size="small" variant="secondary" onClick={() => onOpen('form')}>
            {t`Edit`}
          </Button>
        )}
        {state === 'draft' || state === 'paused' ? (
          <Button {...button} onClick={() => set('running')}>
            {state === 'draft' ? t`Start` : t`Go on`}
          </Button>
        ) : null}
        {state === 'running' ? <Button {...button} onClick={() => set('paused')}>{t`Pause`}</Button> : null}
        {state === 'running' || state === 'paused' ? (
          <Button {...button} onClick={() => set('ended')}>{t`End for good`}</Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={() => onOpen('look')}>
          {t`As readers see it`}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onOpen('figures')}>
          {t`Figures`}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onOpen('delete')}>
          {t`Delete…`}
        </Button>
      </div>
      {change.error ? (
        <ActionError>{errorMessage(change.error, t`The ad was not changed. Try again.`)}</ActionError>
      ) : null}
    </>
  );
}

/** An ad of the site with what was counted and its actions. */
export function HouseAdItem({ item }: { item: SiteHouseAd }) {
  const words = useHouseAdText();
  const [open, setOpen] = useState<OpenPart>();
  const close = (): void => setOpen(undefined);
  const { ad, state, placements, subject, counts } = item;
  const picture = pictureOf(ad.images);
  if (open === 'form') return <HouseAdForm item={item} onClose={close} />;
  return (
    <article id={adRowId(item)} className={styles.item} aria-label={ad.title}>
      {picture ? (
        <img className={styles.picture} src={picture.src} alt="" loading="lazy" decoding="async" />
      ) : null}
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto">
          {ad.title}
        </h3>
        <p className={styles.detail} dir="auto">
          {subject}
        </p>
        <p className={styles.detail}>
          {words.states[state]} · {placements.map((place) => words.placements[place]).join(', ')} ·{' '}
          {words.scheduleOf(item)}
        </p>
      </div>
      <Counts counts={counts} />
      <Reached item={item} />
      <Actions item={item} onOpen={(part) => setOpen(part === open ? undefined : part)} />
      {open === 'look' ? <HouseAdLook item={item} /> : null}
      {open === 'figures' ? <HouseAdFigures item={item} /> : null}
      {open === 'delete' ? <DeleteHouseAdDialog item={item} onClose={close} /> : null}
    </article>
  );
}
