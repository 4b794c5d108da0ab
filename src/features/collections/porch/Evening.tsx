import type { ReactNode } from 'react';
import styles from './Evening.module.css';

/** Stars: x, y and radius in units of the drawing. */
const STARS = [
  [92, 40, 1.6],
  [204, 96, 1.2],
  [318, 30, 1.3],
  [470, 22, 1.7],
  [640, 36, 1.2],
  [792, 18, 1.5],
  [930, 60, 1.2],
  [1086, 26, 1.7],
  [1222, 74, 1.3],
  [1358, 34, 1.6],
  [40, 120, 1.2],
  [1410, 112, 1.2],
] as const;

/** Hills from far to near. */
const HILLS = [
  [
    'far',
    'M0 268c60-18 96-8 150-22s90-30 150-18 92 34 160 28 96-42 176-40 110 38 190 34 120-40 200-34 110 30 190 22 140-26 224-14v150H0z',
  ],
  [
    'mid',
    'M0 292c80-12 130-30 210-22s130 30 220 24 130-34 220-30 150 34 240 30 150-30 240-26 190 22 310 6v100H0z',
  ],
  ['near', 'M0 318c110-18 190-10 290-14s170-20 280-8 190 18 300 6 190-18 290-8 180 14 280-2v80H0z'],
  ['close', 'M0 336c140-12 260-8 390-4s250-10 380-6 260 14 390 4 190-8 280-4v40H0z'],
] as const;

const LEAVES = [
  'M44 66C30 58 22 40 24 22c16 6 24 24 23 44z',
  'M47 66c-4-22 2-44 18-56 8 20 2 44-14 58z',
  'M50 68c6-16 20-28 38-28-4 18-20 30-36 31z',
  'M42 68C30 56 14 52 2 56c8 14 24 19 40 15z',
];

/** A plant, a cup and a cat. */
function OnTheRail() {
  return (
    <svg className={styles.onRail} viewBox="0 0 330 116" aria-hidden="true">
      <g className={styles.leaf}>
        {LEAVES.map((leaf) => (
          <path key={leaf} d={leaf} />
        ))}
      </g>
      <path className={styles.clay} d="M26 66h46l-6 50H32z" />
      <path className={styles.clay} d="M22 62h54v12H22z" />
      <path
        className={styles.cup}
        d="M132 88h30v22c0 4-3 6-7 6h-16c-4 0-7-2-7-6zM162 92h7c7 0 7 15-2 15h-5v-4h4c4 0 4-7 0-7h-4z"
      />
      <path className={styles.steam} d="M140 78c-5-7 5-10 0-18M152 78c-5-7 5-10 0-18" />
      <g className={styles.cat}>
        <path d="M226 116c-4-30 6-52 26-56l-3-25 14 10c6-2 13-2 19 0l14-10-3 27c-1 3-2 5-4 7 10 14 12 30 10 47z" />
        <path d="M296 112c22 4 30-14 24-30-2-6 6-9 9-3 9 21-2 41-29 39z" />
      </g>
      <g className={styles.eye}>
        <ellipse cx="264" cy="58" rx="4.5" ry="3.2" />
        <ellipse cx="281" cy="58" rx="4.5" ry="3.2" />
      </g>
    </svg>
  );
}

/** Renders an evening over the full width, above the page; posts, rail and balusters are cut from the page's ground. */
export function Evening({ children }: { children: ReactNode }) {
  return (
    <header>
      <div className={styles.evening} data-banner="porch">
        <svg
          className={styles.view}
          viewBox="0 0 1440 356"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <defs>
            <linearGradient id="porch-dusk" x1="0" y1="0" x2="0" y2="1">
              <stop className={styles.sky0} offset="0" />
              <stop className={styles.sky1} offset=".47" />
              <stop className={styles.sky2} offset=".65" />
              <stop className={styles.sky3} offset=".77" />
            </linearGradient>
          </defs>
          <rect width="1440" height="356" fill="url(#porch-dusk)" />
          <g className={styles.star}>
            {STARS.map(([x, y, radius]) => (
              <circle key={x} cx={x} cy={y} r={radius} />
            ))}
          </g>
          <circle className={styles.sun} cx="486" cy="262" r="34" />
          {HILLS.map(([name, path]) => (
            <path key={name} className={styles[name]} d={path} />
          ))}
        </svg>
        <div className={styles.posts} />
        <div className={styles.fence} />
        <OnTheRail />
        {children}
      </div>
    </header>
  );
}
