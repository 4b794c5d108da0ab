import { Trans } from '@lingui/react/macro';
import { useKeyMap } from '#src/shared/hooks/use-key-map.ts';
import styles from './KeyList.module.css';

/** The keys of a queue with their meaning; nothing while single keys are switched off. */
export function KeyList({ keys }: { keys: readonly (readonly [key: string, meaning: string])[] }) {
  const { isOn } = useKeyMap();
  if (!isOn) return null;
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Without the mouse</Trans>
      </h2>
      <dl className={styles.keys}>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
