import { Plural, useLingui } from '@lingui/react/macro';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './NewPostsPill.module.css';

type NewPostsPillProps = {
  count: number;
  /** Words of news that are not a number of posts. */
  words?: string | undefined;
  onShow: () => void;
};

/** Offers to show new posts without moving the reader. */
export function NewPostsPill({ count, words, onShow }: NewPostsPillProps) {
  const { t } = useLingui();
  return (
    <div className={styles.place} role="status">
      {count > 0 || words ? (
        <button type="button" className={styles.pill} onClick={onShow}>
          <Icon name="chevron-up" size={18} />
          {words ?? <Plural value={count} one="# new post" other="# new posts" />}
          <VisuallyHidden>{t`, show`}</VisuallyHidden>
        </button>
      ) : null}
    </div>
  );
}
