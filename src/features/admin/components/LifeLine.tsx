import styles from './LifeLine.module.css';

/** Size of the drawing, and where its line begins and ends. */
const WIDTH_PX = 312;
const HEIGHT_PX = 28;
const FIRST_PX = 6;
const LAST_PX = 300;
const MIDDLE_PX = HEIGHT_PX / 2;

/** Days of a trend on which a fault was there, or was not, one after another. */
export interface Stretch {
  from: number;
  to: number;
  isSeen: boolean;
}

/**
 * Returns the life of a fault within a trend, from the first day on which it was there: each stretch reaches to the day
 * on which the next one begins, the last one to today. Empty when no day of the trend has it.
 */
export function lifeOf(trend: readonly number[]): Stretch[] {
  const first = trend.findIndex((amount) => amount > 0);
  const stretches: Stretch[] = [];
  if (first < 0) return stretches;
  for (const [day, amount] of trend.entries()) {
    if (day < first) continue;
    const last = stretches.at(-1);
    const isSeen = amount > 0;
    if (last?.isSeen === isSeen) last.to = Math.min(day + 1, trend.length - 1);
    else stretches.push({ from: day, to: Math.min(day + 1, trend.length - 1), isSeen });
  }
  return stretches;
}

interface LifeLineProps {
  /** Amounts of days, today last. */
  trend: readonly number[];
  /** True for a fault that staff has settled. */
  isSettled: boolean;
  label: string;
}

/**
 * The life of a fault over the days of its trend: solid while it was seen, stitched while it was away, an open knot where
 * it began or came back, a tied knot when today has it, a curl when it is settled.
 */
export function LifeLine({ trend, isSettled, label }: LifeLineProps) {
  const step = (LAST_PX - FIRST_PX) / Math.max(1, trend.length - 1);
  const at = (day: number) => FIRST_PX + day * step;
  const life = lifeOf(trend);
  const isThereToday = (trend.at(-1) ?? 0) > 0;
  const shown = isSettled ? life.filter(({ isSeen }, index) => isSeen || index < life.length - 1) : life;
  const end = at(shown.at(-1)?.to ?? trend.length - 1);
  return (
    <svg className={styles.life} viewBox={`0 0 ${WIDTH_PX} ${HEIGHT_PX}`} role="img" aria-label={label}>
      {shown.map(({ from, to, isSeen }) => (
        <path
          key={from}
          className={isSeen ? undefined : styles.away}
          d={`M${at(from)} ${MIDDLE_PX}H${at(to)}`}
        />
      ))}
      {shown
        .filter(({ isSeen }) => isSeen)
        .map(({ from }) => (
          <circle key={from} className={styles.open} cx={at(from)} cy={MIDDLE_PX} r="4" />
        ))}
      {isSettled ? (
        <path d={`M${end} ${MIDDLE_PX}c6 0 9-3 9-6s-4-4-5-1 2 7 6 7`} />
      ) : isThereToday ? (
        <circle className={styles.tied} cx={at(trend.length - 1)} cy={MIDDLE_PX} r="6" />
      ) : null}
    </svg>
  );
}
