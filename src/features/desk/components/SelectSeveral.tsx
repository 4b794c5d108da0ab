import { useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './Desk.module.css';

/** Button that switches from the reading view to selectable rows. */
export function SelectSeveral({ onPress }: { onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button size="small" icon="list" className={styles.several} onClick={onPress}>
      {t`Choose several`}
    </Button>
  );
}
