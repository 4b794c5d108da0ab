import { useLingui } from '@lingui/react/macro';
import { type DragEvent, useState } from 'react';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './PicturePatch.module.css';

type PicturePatchProps = {
  disabled: boolean;
  onFiles: (files: File[]) => void;
  /** Opens the chooser of files. */
  onChoose: () => void;
};

/** Where a post of pictures begins: a patch to drop them on, or to press to choose some. */
export function PicturePatch({ disabled, onFiles, onChoose }: PicturePatchProps) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    // The form would take them as well.
    event.preventDefault();
    event.stopPropagation();
    onFiles(files);
  };
  return (
    <button
      type="button"
      className={cx(styles.patch, isOver && styles.over)}
      disabled={disabled}
      onClick={onChoose}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="image" size={34} />
      <span className={styles.title}>{t`Put pictures here`}</span>
      <span>{t`Drop or paste them, or press to choose.`}</span>
    </button>
  );
}
