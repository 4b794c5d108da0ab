import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StoredItem } from '#generated/zod/storedItem.zod.ts';
import styles from './Necessary.module.css';

/** Everything that is stored without a consent, folded below a sentence. */
export function Necessary({ storage, isOpen = false }: { storage: readonly StoredItem[]; isOpen?: boolean }) {
  const { t } = useLingui();
  const needed = storage.filter(({ purposes }) => purposes.length === 0);
  const cookies = needed.filter(({ kind }) => kind === 'cookie').length;
  return (
    <div className={styles.necessary}>
      <p>
        <b>{t`What must be`}</b>
        <small>
          <Trans>
            Keeps you logged in, guards what you send, remembers your palette and your language.{' '}
            <Plural value={cookies} one="# cookie" other="# cookies at most" />, none of them looks at you.
          </Trans>
        </small>
      </p>
      <span className={styles.always}>{t`always on`}</span>
      <details open={isOpen}>
        <summary>{t`Which?`}</summary>
        <dl>
          {needed.map(({ kind, name, description }) => (
            <div key={`${kind} ${name}`}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd lang="en">{description}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
