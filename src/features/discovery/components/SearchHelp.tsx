import { Trans } from '@lingui/react/macro';
import styles from './SearchHelp.module.css';

/** Explains the search syntax (contract, SearchQuery); folded unless `isOpen`. */
export function SearchHelp({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <details className={styles.help} open={isOpen}>
      <summary>
        <Trans>How to search</Trans>
      </summary>
      <dl className={styles.list}>
        {HELP.map(([example, meaning]) => (
          <div key={example}>
            <dt>
              <code>{example}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const HELP = [
  ['"moon jar"', <Trans key="phrase">exactly these words</Trans>],
  ['-moon', <Trans key="not">without this word</Trans>],
  ['#fog', <Trans key="tag">with this tag</Trans>],
  ['from:odile', <Trans key="from">by this blog</Trans>],
  ['type:photo', <Trans key="type">of this kind</Trans>],
  ['before:2026-01-31', <Trans key="before">from before this day</Trans>],
  ['after:2026-01-31', <Trans key="after">from this day or later</Trans>],
  ['has:alt', <Trans key="alt">with described pictures</Trans>],
] as const;
