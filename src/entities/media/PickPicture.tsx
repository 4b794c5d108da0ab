import { useId } from 'react';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Spinner } from '#src/shared/ui/Spinner.tsx';
import styles from './Tools.module.css';
import { PICTURE_TYPES } from './use-upload.ts';

type PickPictureProps = { label: string; busy: boolean; busyLabel: string; onPick: (file: File) => void };

/** A button that asks for a picture of the member's. */
export function PickPicture({ label, busy, busyLabel, onPick }: PickPictureProps) {
  const id = useId();
  return (
    <span className={styles.pick}>
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES}
        className={styles.file}
        disabled={busy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) onPick(file);
        }}
      />
      <label htmlFor={id} className={buttonClass({ size: 'small' })}>
        {busy ? <Spinner size={16} label={busyLabel} /> : <Icon name="upload" size={16} />}
        {label}
      </label>
    </span>
  );
}
