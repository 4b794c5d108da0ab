import { PALETTE_NAMES, PALETTES } from '#src/domain/appearance/palette.ts';
import { ThreadEnd } from '../../../src/shared/ui/ThreadEnd.tsx';
import styles from './Sandbox.module.css';

/** Shows the two typefaces, the thread motifs, and all palettes side by side. */
export function PaletteCard() {
  return (
    <>
      <section className={styles.card}>
        <h1>Pull a thread</h1>
        <h2>It reads plainly and it speaks</h2>
        <h3>Blogs to get tangled in</h3>
        <p>Forty exposures, stacked. Мы завязали узел. Zażółć gęślą jaźń. Κόμπος.</p>
        <div className={styles.signs}>
          <span className={styles.thread} />
          <span className={styles.stitch} />
          <span className={styles.twine} />
        </div>
        <ul className={styles.swatches}>
          {PALETTES.map((palette) => (
            <li key={palette} data-palette={palette} className={styles.swatch}>
              <span className={styles.twine} />
              <span className={styles.paper}>{PALETTE_NAMES[palette]}</span>
            </li>
          ))}
        </ul>
      </section>
      <ThreadEnd>That is the end of the thread.</ThreadEnd>
    </>
  );
}
