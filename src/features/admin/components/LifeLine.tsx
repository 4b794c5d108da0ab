import styles from './LifeLine.module.css';

/** Size of the drawing; the place of a release in it is a sixth of the width. */
const WIDTH_PX = 312;
const HEIGHT_PX = 28;
const MIDDLE_PX = HEIGHT_PX / 2;
/** Releases that the drawing has room for. */
const MAX_RELEASES = 6;
const STEP_PX = WIDTH_PX / MAX_RELEASES;

/** Releases in which a fault was there, or was not, one after another. */
export interface Stretch {
  from: number;
  to: number;
  isSeen: boolean;
}

/**
 * Returns the life of a fault within releases, from the first one that had it: each stretch reaches to the release with
 * which the next one begins, the last one to the newest. Empty when none of the releases had it.
 */
export function lifeOf(releases: readonly string[], seen: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  const newest = releases.length - 1;
  for (const [place, release] of releases.entries()) {
    const isSeen = seen.includes(release);
    const last = stretches.at(-1);
    if (last === undefined && !isSeen) continue;
    if (last?.isSeen === isSeen) last.to = Math.min(place + 1, newest);
    else stretches.push({ from: place, to: Math.min(place + 1, newest), isSeen });
  }
  return stretches;
}

interface LifeLineProps {
  /** Releases of the site, the newest last. */
  releases: readonly string[];
  /** Releases in which the fault was seen. */
  seen: readonly string[];
  /** True for a fault that staff has settled. */
  isSettled: boolean;
  label: string;
}

/**
 * The life of a fault over the last releases: solid while it was seen, stitched while it was away, an open knot where it
 * began or came back, a tied knot when the newest release has it, a curl when it is settled.
 */
export function LifeLine({ releases, seen, isSettled, label }: LifeLineProps) {
  const newest = releases.length - 1;
  const at = (place: number) => WIDTH_PX - STEP_PX / 2 - (newest - place) * STEP_PX;
  const life = lifeOf(releases, seen);
  const isThere = life.at(-1)?.isSeen === true;
  const shown = isSettled ? life.filter(({ isSeen }, index) => isSeen || index < life.length - 1) : life;
  const end = at(shown.at(-1)?.to ?? newest);
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
      {isSettled && shown.length > 0 ? (
        <path d={`M${end} ${MIDDLE_PX}c6 0 9-3 9-6s-4-4-5-1 2 7 6 7`} />
      ) : isThere ? (
        <circle className={styles.tied} cx={at(newest)} cy={MIDDLE_PX} r="6" />
      ) : null}
    </svg>
  );
}

/** Names the releases above the lives of faults. Each line says its own, so that this is for the eye only. */
export function LifeLineReleases({ releases }: { releases: readonly string[] }) {
  return (
    <p className={styles.releases} aria-hidden="true" translate="no">
      {releases.map((release, index) => (
        <span key={release} style={{ gridColumn: MAX_RELEASES - releases.length + index + 1 }}>
          {release}
        </span>
      ))}
    </p>
  );
}
