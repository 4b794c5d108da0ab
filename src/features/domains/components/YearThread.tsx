import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Domain } from '#generated/zod/domain.zod.ts';
import { useDay } from '#src/entities/payments/use-day.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { yearOf } from '../model/year.ts';
import styles from './YearThread.module.css';

const at = (percent: number): CSSProperties => ({ '--at': `${percent}%` }) as CSSProperties;

/** Shows where in its year a domain stands: what is paid, today, its end, and what follows without a renewal. */
export function YearThread({ domain }: { domain: Domain }) {
  const { t } = useLingui();
  const day = useDay();
  const nowTs = siteNow() / 1000;
  const year = yearOf(domain, nowTs);
  if (!year) return null;
  const { expiresTs = 0, graceEndsTs = 0, redemptionEndsTs = 0, renewsTs } = domain;
  const { now, end, graceEnd, isFirst, isTight } = year;
  const start = day(year.beginTs, 'shortWithYear');
  const today = day(nowTs, 'shortWithYear');
  const lapse = day(expiresTs, 'shortWithYear');
  const grace = day(graceEndsTs, 'shortWithYear');
  const gone = day(redemptionEndsTs, 'shortWithYear');
  const isRenewed = renewsTs !== undefined;
  return (
    <div
      className={cx(styles.year, isRenewed && styles.renewed)}
      role="img"
      aria-label={
        isRenewed
          ? t`From ${start} to ${lapse}, then renewed by itself. Today is ${today}.`
          : t`From ${start} to ${lapse}. Today is ${today}. Yours for the usual price until ${grace}, for more until ${gone}.`
      }
    >
      <i className={styles.paid} style={at(Math.min(now, end))} />
      <i className={styles.ahead} style={at(Math.min(now, end))} />
      <i className={styles.knot} style={at(0)} />
      <i className={styles.knot} style={at(end)} />
      {isRenewed ? null : (
        <>
          <i className={cx(styles.knot, styles.later)} style={at(graceEnd)} />
          <i className={cx(styles.knot, styles.later)} style={at(100)} />
        </>
      )}
      <i className={cx(styles.knot, styles.now)} style={at(now)} />
      <b className={cx(styles.above, now < 10 && styles.first, now > 90 && styles.last)} style={at(now)}>
        <Trans>today</Trans>
      </b>
      <span className={cx(isTight ? styles.below : styles.above, end > 90 && styles.last)} style={at(end)}>
        {day(expiresTs, 'short')}
      </span>
      <span className={cx(styles.below, styles.first)} style={at(0)}>
        {isFirst ? <Trans>registered {start}</Trans> : start}
      </span>
    </div>
  );
}
