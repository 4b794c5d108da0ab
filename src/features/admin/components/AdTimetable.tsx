import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useId } from 'react';
import type { SiteHouseAd } from '#generated/zod/siteHouseAd.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { isOnLine, scheduleDays, scheduleSpan } from '../model/schedule-span.ts';
import styles from './AdTimetable.module.css';
import { ScheduleThread } from './ScheduleThread.tsx';
import { useHouseAdText } from './use-house-ad-text.ts';

/** Id of the row of an ad below the timetable. */
export const adRowId = ({ id }: Pick<SiteHouseAd, 'id'>): string => `ad-${id}`;

function isLater({ state, startTs }: SiteHouseAd, now: number): boolean {
  return state === 'draft' || (state === 'running' && startTs > now);
}

/** Days on which an ad runs, as thread; its name says them in words. */
function Days({ item, now }: { item: SiteHouseAd; now: number }) {
  const words = useHouseAdText();
  const { start, end } = scheduleSpan(item, now);
  const label = `${words.states[item.state]}, ${words.scheduleOf(item)}`;
  return (
    <span className={styles.days} role="img" aria-label={label}>
      <ScheduleThread state={isLater(item, now) ? 'planned' : item.state} start={start} end={end} />
    </span>
  );
}

/** Dates above the lines. The lines say their days in words. */
function Axis({ now }: { now: number }) {
  const { t } = useLingui();
  const day = dateFormat(useDateLocale(), { day: 'numeric', month: 'short' });
  return (
    <ol className={styles.axis} aria-hidden="true">
      {scheduleDays(now).map(({ at, seconds }) => (
        <li key={at} style={{ '--at': `${at}%` } as CSSProperties} data-today={seconds === now || undefined}>
          {seconds === now ? t`today` : day.format(seconds * 1000)}
        </li>
      ))}
    </ol>
  );
}

/** Says how many of the loaded ads run now, and what was reported about them. */
function Summary({ ads, now }: { ads: readonly SiteHouseAd[]; now: number }) {
  const running = ads.filter(({ state, startTs }) => state === 'running' && startTs <= now);
  const { length: count } = running;
  const reports = running.reduce((sum, { counts }) => sum + counts.reports, 0);
  return (
    <p className={styles.summary}>
      <Plural value={count} _0="None runs today." one="# runs today." other="# run today." />{' '}
      {count === 0 ? null : (
        <Plural
          value={reports}
          _0="Nobody reported one."
          one="# report was made."
          other="# reports were made."
        />
      )}
    </p>
  );
}

/** The ads that run, will run or ended lately on one axis of days, the earliest first. */
export function AdTimetable({ ads }: { ads: readonly SiteHouseAd[] }) {
  const heading = useId();
  const words = useHouseAdText();
  const now = siteNow() / 1000;
  const shown = ads.filter((item) => isOnLine(item, now)).sort((one, two) => one.startTs - two.startTs);
  if (shown.length === 0) return null;
  const { today } = scheduleSpan({ startTs: now }, now);
  return (
    <section
      className={styles.table}
      aria-labelledby={heading}
      style={{ '--today': `${today}%` } as CSSProperties}
    >
      <h3 id={heading} className={styles.heading}>
        <Trans>When they run</Trans>
      </h3>
      <Summary ads={ads} now={now} />
      <Axis now={now} />
      <ol className={styles.rows}>
        {shown.map((item) => {
          const picture = pictureOf(item.ad.images);
          return (
            <li key={item.id}>
              {picture ? <img src={picture.src} alt="" loading="lazy" decoding="async" /> : null}
              <div>
                <a href={`#${adRowId(item)}`} dir="auto">
                  {item.ad.title}
                </a>
                <small>{item.placements.map((place) => words.placements[place]).join(', ')}</small>
              </div>
              <Days item={item} now={now} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
