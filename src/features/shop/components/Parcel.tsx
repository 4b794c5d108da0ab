import styles from './Parcel.module.css';

/** A parcel that is tied with the thread. */
export function Parcel() {
  return (
    <svg className={styles.parcel} viewBox="0 0 300 230" aria-hidden="true">
      <ellipse cx="150" cy="214" rx="128" ry="12" fill="#000" opacity=".16" />
      <path d="M34 70 58 44h184l24 26v128c0 8-5 12-12 12H46c-7 0-12-4-12-12Z" fill="#c9965f" />
      <path d="M34 70 58 44h184l24 26Z" fill="#dcb07a" />
      <path d="M186 44h56l24 26v128c0 8-5 12-12 12h-68Z" fill="#000" opacity=".08" />
      <path d="M34 70h232" stroke="#a97543" strokeWidth="2" />
      <path
        d="M58 110c10-3 22 2 30-1M206 168c12-4 24 3 38-2M64 176c8-3 20 3 32 0"
        stroke="#a97543"
        strokeOpacity=".5"
        strokeWidth="2"
        fill="none"
      />
      <g className={styles.thread} strokeWidth="5">
        <path d="M150 44v166M34 132h116m0 0h116M150 44 146 70" />
        <path d="M150 70c-30-40-70-30-56-6 8 13 36 12 56 6Zm0 0c30-40 70-30 56-6-8 13-36 12-56 6Z" />
        <path d="M150 70c-8 14-22 22-38 24M150 70c10 12 22 16 34 14" />
        <circle className={styles.knot} cx="150" cy="69" r="5" />
      </g>
    </svg>
  );
}

/** The thread from the edge of the window to the parcel, with one loop. */
export function ThreadIn() {
  return (
    <svg className={styles.from} viewBox="0 0 540 400" aria-hidden="true">
      <path
        className={styles.thread}
        strokeWidth="4"
        d="M-900 96C-620 40-420 120-210 70S96-20 128 60 30 128 60 66s150-34 210 58"
      />
    </svg>
  );
}

/** Paper of a parcel that was opened. */
export function Paper() {
  return (
    <svg className={styles.paper} viewBox="0 0 360 250" aria-hidden="true">
      <path d="M60 60 180 20l120 40 50 66-54 84-116 30-116-30L10 126Z" fill="#b98750" />
      <path d="M60 60 180 20l120 40-36 40H96Z" fill="#dcb07a" />
      <path d="M10 126 60 60l36 40-22 80-10 30Z" fill="#cf9f68" />
      <path d="M350 126 300 60l-36 40 22 80 10 30Z" fill="#c39159" />
      <path d="M64 210 96 176h168l32 34-116 30Z" fill="#dcb07a" />
      <path d="M96 100h168l22 76H74Z" fill="#a97a46" />
    </svg>
  );
}

/** The thread between who gave and who got, with the gift in its middle. */
export function ThreadBetween() {
  return (
    <svg className={styles.between} viewBox="0 0 540 150" aria-hidden="true">
      <g className={styles.thread} strokeWidth="4">
        <path d="M60 48C190 118 350 118 480 48" />
        <path d="M270 100v44" />
      </g>
    </svg>
  );
}
