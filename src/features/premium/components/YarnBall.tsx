import styles from './YarnBall.module.css';

const TURNS = [
  'M15.2 8.3C25 9.5 34 16 37.3 24',
  'M8.5 15.5C17.5 12.5 29.5 18 34.6 30.6',
  'M6.6 22.2C14.5 20 24.5 25 29 35.4',
  'M8.8 30.4C13 29.7 18 32 20.6 37.3',
];
/** Every turn has this length, whatever its shape. */
const TURN_PERCENT = 100;

/**
 * A ball of yarn that winds up.
 *
 * @param wound - the part that is wound, from 0 to 1
 * @param height - pixels
 */
export function YarnBall({ wound = 0, height = 96 }: { wound?: number; height?: number }) {
  return (
    <svg className={styles.ball} viewBox="0 0 60 50" height={height} aria-hidden="true">
      <circle cx="22" cy="22" r="18" />
      {TURNS.map((turn, at) => {
        const part = Math.min(1, Math.max(0, wound * TURNS.length - at));
        return (
          <g key={turn}>
            <path className={styles.loose} d={turn} />
            {part > 0 ? (
              <path
                className={styles.thread}
                pathLength={TURN_PERCENT}
                strokeDasharray={`${part * TURN_PERCENT} ${2 * TURN_PERCENT}`}
                d={turn}
              />
            ) : null}
          </g>
        );
      })}
      <path className={styles.thread} d="M30 37.5C33 43 38 45.5 45 42S54 41 58 44" />
    </svg>
  );
}
