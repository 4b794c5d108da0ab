import { useKeyMap } from '#src/shared/hooks/use-key-map.ts';
import styles from './KeyHint.module.css';

/** Shows the key of a control beside its words; nothing while single keys are switched off. */
export function KeyHint({ children }: { children: string }) {
  const { isOn } = useKeyMap();
  if (!isOn) return null;
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  );
}
