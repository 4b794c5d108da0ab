import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './HouseFront.module.css';

/** People behind a window. */
const WINDOW_PEOPLE_COUNT = 500;
const COLUMN_PX = 36;
const ROW_PX = 41;
const LEFT_PX = 8;
const TOP_PX = 34;

/**
 * The windows by row: the size from which one is lit (`a` the smallest, `z` none), the colour of its light, and the thing
 * in it (a cat, a blind, a person, a shelf, a plant).
 */
const WINDOWS = [
  'z3. d1. d3. c11 d0. z0. c1. c03 z2. b23 c0. d0. d3. c1. c22',
  'z3. c14 d00 c3. d0. c3. c0. z1. d2. z1. d1. d2. a02 b34 d3.',
  'd1. z2. d2. a3. d0. c12 z1. b1. d10 z3. z2. d3. a24 d1. c3.',
  'd2. z2. d3. c00 b1. d1. d0. z0. z2. d2. d2. d2. d3. z1. d3.',
  'c3. b3. z1. d2. d2. d2. a00 d2. c2. c3. d1. d33 b11 d1. z0.',
  'd2. d3. z0. d3. d3. d32 c0. b02 d2. b2. a1. z0. d3. c0. d0.',
  'd2. d02 d0. d1. c3. d0. d0. c2. d0. z3. d1. d0. d1. d1. b0.',
  'd1. d04 d3. c2. c2. c3. d3. z3. c2. d1. d2. c2. c1. d0. d1.',
].flatMap((row, rowIndex) =>
  row.split(' ').map(([size = 'z', hue = '0', thing = '.'], column) => ({
    key: `${rowIndex}-${column}`,
    size,
    hue: Number(hue),
    thing: thing === '.' ? undefined : Number(thing),
    x: LEFT_PX + column * COLUMN_PX,
    y: TOP_PX + rowIndex * ROW_PX,
  })),
);

const THINGS = [
  { d: 'M4 21v-7l1.5-3 2 2h2l2-2 1.5 3v7Z', fill: '#2b2733' },
  { d: 'M0 0h18v8H0z', fill: '#b9705a' },
  { d: 'M2 21c0-6 3-7 7-7s7 1 7 7ZM9 13a3.6 3.6 0 1 1 .1-7.2A3.6 3.6 0 0 1 9 13Z', fill: '#6b3a35' },
  {
    d: 'M1 10h16v2H1zM1 18h16v2H1zM2 4h2v6H2zM5 3h2v7H5zM9 4h2v6H9zM12 5h2v5h-2zM3 12h2v6H3zM7 13h2v5H7zM11 12h3v6h-3z',
    fill: '#7a4a3a',
  },
  { d: 'M9 21v-7M9 15c-5 0-5-5-4-6 3 0 4 3 4 6Zm0-2c4 0 5-4 4-6-3 1-4 3-4 6Z', fill: '#3f7a4a' },
];

/** A house front by night on which a campaign of a size lights windows; `place` counts sizes from the smallest, 0. */
export function HouseFront({ place }: { place: number }) {
  const { t } = useLingui();
  const id = useId();
  const [brick, sash] = [`brick${id}`, `sash${id}`];
  const isLit = (size: string): boolean => size !== 'z' && 'abcd'.indexOf(size) <= place;
  return (
    <svg
      className={styles.front}
      viewBox="0 0 540 378"
      role="img"
      aria-label={t`A house front by night. Every lit window stands for ${WINDOW_PEOPLE_COUNT} people.`}
    >
      <defs>
        <pattern id={brick} width="18" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 .5h18M0 5.5h18M4 .5v5M13 5.5v5" stroke="#000" strokeOpacity=".13" fill="none" />
        </pattern>
        <pattern id={sash} width="36" height="41" patternUnits="userSpaceOnUse" y="34">
          <path d="M18 0v27M8 11h20" stroke="#3a2620" strokeWidth="1.6" />
          <path d="M5.5 28.2h25" stroke="#86614f" strokeWidth="2.6" />
        </pattern>
      </defs>
      <path fill="#4b332c" d="M0 0h540v378H0z" />
      <path fill={`url(#${brick})`} d="M0 0h540v378H0z" />
      <path fill="#33221d" d="M0 0h540v16H0z" />
      <path fill="#6d4c3f" d="M0 16h540v4H0z" />
      {WINDOWS.map(({ key, size, hue, thing, x, y }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          <path className={cx(styles.window, isLit(size) && styles[`lit${hue % 3}`])} d="M0 0h20v27H0z" />
          {thing !== undefined && isLit(size) ? (
            <path transform="translate(0 4) scale(1.11)" {...THINGS[thing]} />
          ) : null}
        </g>
      ))}
      <path fill={`url(#${sash})`} d="M0 34h540v328H0z" />
      <path fill="#2a1c19" d="M0 364h540v14H0z" />
    </svg>
  );
}
