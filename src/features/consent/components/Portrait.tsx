import { useLingui } from '@lingui/react/macro';
import type { ConsentChoices } from '#src/entities/consent/consent.ts';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './Portrait.module.css';

interface PortraitProps {
  choices: ConsentChoices;
  /** True in the sidebar, false above the cards where there is no sidebar. */
  isAside?: boolean;
}

/** One sentence with what one would know by the choices; what nobody knows is a stitch. */
export function Portrait({ choices: { purposes, vendors }, isAside = false }: PortraitProps) {
  const { t } = useLingui();
  const parts: [string, boolean][] = [
    [t`from your country,`, purposes.has(9)],
    [t`the same as on Tuesday,`, purposes.has(1)],
    [t`read a post for forty seconds.`, purposes.has(8)],
    [t`Likes bread, moons and clay`, purposes.has(5)],
    [t`and might buy a flour sieve.`, purposes.has(3)],
    [t`Other companies know it, too.`, vendors.size > 0],
  ];
  return (
    <section className={cx(styles.portrait, isAside ? styles.aside : styles.inFlow)}>
      <h2>{t`What one would know`}</h2>
      <p className={styles.words} aria-live={isAside ? undefined : 'polite'}>
        {t`Somebody`}{' '}
        {parts.map(([words, isKnown]) => (
          <span key={words}>
            {isKnown ? (
              words
            ) : (
              <span className={styles.stitch} aria-hidden="true">
                {words}
              </span>
            )}{' '}
          </span>
        ))}
      </p>
      <p className={styles.fine}>{t`Stitched is what nobody knows. Press a switch and read again.`}</p>
    </section>
  );
}
