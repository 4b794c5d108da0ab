import { useId } from 'react';
import styles from './Fuse.module.css';

const CURVE = 'M2 22C60 4 110 38 170 22s110-16 170 0 80 10 112 0';
const CURL = 'c10-4 16-16 8-18s-10 12 2 16 24 2 34-6';
/** Ends of the part of the drawing that burns. */
const START_PX = 2;
const END_PX = 452;
/** Height of the curve at its start, and of the waves after it. */
const MIDDLE_PX = 22;
/** Points of the curve between which the ember moves in a straight line. */
const HEIGHTS_PX = [22, 14, 15, 22, 27, 27, 22, 16, 14, 17, 22, 26, 25, 22];

function heightAt(part: number): number {
  const place = part * (HEIGHTS_PX.length - 1);
  const before = HEIGHTS_PX[Math.floor(place)] ?? MIDDLE_PX;
  const after = HEIGHTS_PX[Math.ceil(place)] ?? before;
  return before + (after - before) * (place % 1);
}

type FuseProps = {
  /** From 0 to 1. */
  part: number;
  state: 'new' | 'lit' | 'burnt' | 'out';
  label: string;
};

/** A fuse: ash where it is burnt, an ember now, thread to its end. */
export function Fuse({ part, state, label }: FuseProps) {
  const id = useId();
  const x = START_PX + (END_PX - START_PX) * part;
  const y = state === 'new' ? MIDDLE_PX : heightAt(part);
  return (
    <div className={styles.fuse} data-state={state} role="img" aria-label={label}>
      <svg viewBox="0 0 500 44" aria-hidden="true">
        <clipPath id={`${id}-ash`}>
          <path d={`M-9-20H${x}V70H-9z`} />
        </clipPath>
        <clipPath id={`${id}-rest`}>
          <path d={`M${x}-20H609V70H${x}z`} />
        </clipPath>
        <g clipPath={`url(#${id}-ash)`}>
          <path className={styles.ash} d={CURVE} />
        </g>
        <g clipPath={`url(#${id}-rest)`}>
          <path className={styles.rest} d={`${CURVE}${CURL}`} />
        </g>
        {state === 'lit' ? <circle className={styles.halo} cx={x} cy={y} r="20" /> : null}
        {state === 'lit' || state === 'new' ? (
          <circle className={styles.tip} cx={x} cy={y} r={state === 'lit' ? 6 : 5} />
        ) : null}
      </svg>
    </div>
  );
}
