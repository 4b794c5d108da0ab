import { Plural, useLingui } from '@lingui/react/macro';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './NewPostsPill.module.css';

/** Offers to show new posts without moving the reader. */
export function NewPostsPill({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.place} role="status">
      {count > 0 ? (
        <button type="button" className={styles.pill} onClick={onShow}>
          <Icon name="chevron-up" size={18} />
          <Plural value={count} one="# new post" other="# new posts" />
          <VisuallyHidden>{t`, show`}</VisuallyHidden>
        </button>
      ) : null}
    </div>
  );
}
