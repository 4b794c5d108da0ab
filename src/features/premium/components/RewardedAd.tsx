import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AdPlacement } from '#generated/zod/adPlacement.zod.ts';
import type { RewardedAdInfo } from '#generated/zod/rewardedAdInfo.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { rewardedAdQuery, useRewardedAd, useSecondsLeft } from '../data/rewarded-ad.ts';
import styles from './RewardedAd.module.css';
import { YarnBall } from './YarnBall.tsx';

/** A card that takes the focus when it replaces another one after a press. */
function Card({ title, takesFocus, children }: { title: string; takesFocus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={styles.card} aria-labelledby="rewarded-ad">
      <h2 id="rewarded-ad" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function HouseAd({ ad: { house } }: { ad: AdPlacement }) {
  return house ? (
    <div className={styles.ad}>
      <small>
        <Trans>Ad · from Skein</Trans>
      </small>
      <b>{house.title}</b>
      <p>{house.text}</p>
    </div>
  ) : null;
}

interface WatchingProps {
  ad: AdPlacement;
  seconds: number;
  isCounting: boolean;
  onEnd: () => void;
  onStop: () => void;
}

function Watching({ ad, seconds, isCounting, onEnd, onStop }: WatchingProps) {
  const { t } = useLingui();
  const left = useSecondsLeft(seconds);
  const isOver = left === 0;
  const end = useRef(onEnd);
  useEffect(() => {
    if (isOver) end.current();
  }, [isOver]);
  return (
    <Card title={t`The ball is being wound`} takesFocus>
      <HouseAd ad={ad} />
      <div className={styles.winding}>
        <YarnBall wound={1 - left / seconds} height={64} />
        <p role="timer">
          {isOver ? (
            <Trans>The ball is wound.</Trans>
          ) : (
            <Trans>
              <b>{left} s</b> and the ball is wound
            </Trans>
          )}
        </p>
        {isOver ? (
          <Button loading={isCounting} onClick={onEnd} variant="primary">{t`Count it`}</Button>
        ) : (
          <Button onClick={onStop} variant="quiet">{t`Stop`}</Button>
        )}
      </div>
    </Card>
  );
}

function TimesLeft({ count }: { count: number }) {
  if (count === 0) return <Trans>None is left today. Tomorrow there are more.</Trans>;
  return <Plural value={count} one="Once more today." other="# times more today." />;
}

interface OfferProps {
  info: RewardedAdInfo;
  isStarting: boolean;
  wasWatching: boolean;
  onStart: (ad: AdPlacement) => void;
}

function Offer({ info, isStarting, wasWatching, onStart }: OfferProps) {
  const { t } = useLingui();
  const day = useDay();
  const { ad, adFreeUntilTs, adFreeMinutes, minimumSeconds, watchesLeft } = info;
  const until = adFreeUntilTs === undefined ? undefined : day(adFreeUntilTs, 'time');
  return (
    <Card
      title={until === undefined ? t`Watch one, then none` : t`Without ads until ${until}`}
      takesFocus={wasWatching}
    >
      <YarnBall wound={until === undefined ? 0 : 1} />
      <p className={styles.muted}>
        {until === undefined ? (
          <Trans>
            An ad of {minimumSeconds} seconds, without sound, keeps the others away for {adFreeMinutes}{' '}
            minutes. Stop when you like: then nothing happened.
          </Trans>
        ) : (
          <Trans>The time is yours, on every device where you are logged in.</Trans>
        )}{' '}
        <TimesLeft count={watchesLeft} />
      </p>
      {ad ? (
        <Button loading={isStarting} onClick={() => onStart(ad)} variant={until ? 'quiet' : 'primary'}>
          {until === undefined ? t`Start` : t`Add another hour`}
        </Button>
      ) : null}
    </Card>
  );
}

/**
 * A rewarded ad (spec 001 §7): watched to its end, it keeps ads away for an hour. Nothing is shown to members of premium,
 * who see none, and while it is unknown what is offered.
 */
export function RewardedAd() {
  const { data, error, isFetching, refetch } = useQuery(rewardedAdQuery());
  const { watch, isStarting, isCounting, start, stop, count } = useRewardedAd();
  const wasWatching = useRef(false);
  useEffect(() => {
    if (watch) wasWatching.current = true;
  }, [watch]);
  const info = data?.response;
  if (watch)
    return (
      <Watching
        ad={watch.ad}
        seconds={watch.seconds}
        isCounting={isCounting}
        onEnd={() => void count(watch.token)}
        onStop={stop}
      />
    );
  if (info === undefined && error) return <ErrorState retrying={isFetching} onRetry={() => void refetch()} />;
  const hasOffer = info && (info.available || info.watchesLeft === 0 || info.adFreeUntilTs !== undefined);
  return hasOffer ? (
    <Offer
      info={info}
      isStarting={isStarting}
      wasWatching={wasWatching.current}
      onStart={(ad) => void start(ad)}
    />
  ) : null;
}
