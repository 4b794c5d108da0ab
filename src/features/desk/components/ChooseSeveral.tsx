import { useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './Desk.module.css';

/** Leads from the posts as they are read to lines that can be chosen. */
export function ChooseSeveral({ onPress }: { onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button size="small" icon="list" className={styles.several} onClick={onPress}>
      {t`Choose several`}
    </Button>
  );
}
