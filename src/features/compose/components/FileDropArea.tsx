import { useLingui } from '@lingui/react/macro';
import { type DragEvent, useState } from 'react';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './FileDropArea.module.css';

/** The kind of file a post can start with. */
export type FileKind = 'image' | 'audio' | 'video';

type FileDropAreaProps = {
  kind: FileKind;
  disabled: boolean;
  onFiles: (files: File[]) => void;
  /** Opens the file chooser. */
  onChoose: () => void;
};

/** Drop area at the start of an image, audio or video post; pressing it opens the file chooser. */
export function FileDropArea({ kind, disabled, onFiles, onChoose }: FileDropAreaProps) {
  const { t } = useLingui();
  const [isOver, setOver] = useState(false);
  const words: Record<FileKind, readonly [string, string]> = {
    image: [t`Choose pictures`, t`Drop or paste pictures here, or press to choose.`],
    audio: [t`Choose a sound`, t`Drop an MP3, M4A, OGG or WAV file, or press to choose.`],
    video: [t`Choose a video`, t`Drop an MP4, MOV or WebM file, or press to choose.`],
  };
  const [title, hint] = words[kind];
  const drop = (event: DragEvent): void => {
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    // Stops the event, because the form would handle the drop as well.
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
      <Icon name={kind} size={34} />
      <span className={styles.title}>{title}</span>
      <span>{hint}</span>
    </button>
  );
}
