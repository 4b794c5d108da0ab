import { useLingui } from '@lingui/react/macro';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './SavedNote.module.css';

/** The member's private note on a saved post. */
export function SavedNote({ note }: { note: string | undefined }) {
  const { t } = useLingui();
  if (note === undefined) return null;
  return (
    <p className={styles.note}>
      <Icon name="pencil" size={16} />
      <VisuallyHidden>{t`Your note:`} </VisuallyHidden>
      <span dir="auto">{note}</span>
    </p>
  );
}
