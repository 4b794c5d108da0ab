import { useId } from 'react';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Spinner } from '#src/shared/ui/Spinner.tsx';
import styles from './media-tools.module.css';
import { PICTURE_ACCEPT } from './use-upload.ts';

type PicturePickerButtonProps = {
  label: string;
  busy: boolean;
  busyLabel: string;
  onPick: (file: File) => void;
};

/** A button that opens the file chooser for a picture. */
export function PicturePickerButton({ label, busy, busyLabel, onPick }: PicturePickerButtonProps) {
  const id = useId();
  return (
    <span className={styles.pick}>
      <input
        id={id}
        type="file"
        accept={PICTURE_ACCEPT}
        className={styles.file}
        disabled={busy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Resets the input, so that choosing the same file again fires a change event.
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
