import styles from './Art.module.css';
import type { ArtName } from './Art.tsx';

function Yarn() {
  return (
    <>
      <circle className={styles.fill1} cx="74" cy="58" r="36" />
      <g className={styles.lines}>
        <path d="M43 44C64 37 92 50 102 79M39 60C58 54 81 66 89 90M45 78C56 75 66 81 72 93M60 25C82 28 102 42 109 61" />
      </g>
      <path
        className={styles.thread}
        d="M90 89C97 104 118 110 128 98 137 87 122 79 116 89 109 101 128 112 152 104"
      />
    </>
  );
}

function Tangle() {
  return (
    <>
      <path
        className={styles.thread}
        d="M8 92C34 96 40 44 66 44 92 44 96 88 72 90 48 92 50 36 88 30 122 25 130 78 100 82 72 86 64 58 84 52 106 46 116 66 110 78 104 92 126 100 154 92"
      />
      <path className={styles.thread2} d="M56 66C70 52 104 54 112 40" />
      <circle className={styles.fill2} cx="154" cy="92" r="5" />
      <circle className={styles.fill2} cx="8" cy="92" r="5" />
    </>
  );
}

function Cat() {
  return (
    <>
      <path
        className={styles.ink}
        d="M34 106C30 84 34 70 44 62L41 37 56 47C61 45 69 45 74 47L89 37 86 62C98 72 102 88 98 106Z"
      />
      <path className={styles.inkLine} d="M97 96C116 100 122 84 114 74" />
      <g className={styles.face}>
        <circle cx="56" cy="64" r="3" />
        <circle cx="74" cy="64" r="3" />
        <path d="M62 71h6l-3 3Z" />
      </g>
      <path
        className={styles.whisker}
        d="M49 71 34 68M49 74 36 78M81 71 96 68M81 74 94 78M61 78C63 80 65 78 65 76 65 78 67 80 69 78"
      />
      <circle className={styles.fill1} cx="128" cy="92" r="15" />
      <path
        className={styles.lines}
        d="M116 87C124 84 136 89 141 99M114 94C121 92 129 97 133 106M122 79C131 80 139 86 142 92"
      />
      <path className={styles.thread} d="M120 105C108 112 96 110 88 104" />
    </>
  );
}

function Basket() {
  return (
    <>
      <path className={styles.inkLine} d="M40 58C40 14 120 14 120 58" />
      <circle className={styles.fill1} cx="66" cy="54" r="15" />
      <circle className={styles.fill2} cx="94" cy="52" r="17" />
      <path className={styles.lines} d="M54 49C62 46 73 52 78 62M80 48C90 43 104 50 109 62" />
      <path className={styles.ink} d="M26 58H134L124 104C123 108 120 110 116 110H44C40 110 37 108 36 104Z" />
      <path className={styles.weave} d="M31 76H129M35 92H125M56 60 60 108M80 60V108M104 60 100 108" />
    </>
  );
}

const DRAWINGS = { yarn: Yarn, tangle: Tangle, cat: Cat, basket: Basket } as const satisfies Record<
  ArtName,
  unknown
>;

/** Paths of an illustration, for an `<svg>` 160 wide and 120 high. */
export function Drawing({ name }: { name: ArtName }) {
  const Lines = DRAWINGS[name];
  return <Lines />;
}
