import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { useRef } from 'react';
import { cx } from '#src/shared/ui/cx.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { PICTURE_TYPES } from '../model/picture-check.ts';
import { insertReadMore } from '../surface/insert.ts';
import styles from './Composer.module.css';

type InsertBarProps = {
  editor: Editor | null;
  disabled: boolean;
  /** Draws the eye to the picture button, where a post begins with pictures. */
  pointsAtPictures: boolean;
  showsFormat: boolean;
  onToggleFormat: () => void;
  onFiles: (files: File[]) => void;
  onAddress: () => void;
  /** Left out where a poll cannot stand: in a reblog. */
  onPoll: (() => void) | undefined;
};

/** What can be put into the post. */
export function InsertBar({
  editor,
  disabled,
  pointsAtPictures,
  showsFormat,
  onToggleFormat,
  onFiles,
  onAddress,
  onPoll,
}: InsertBarProps) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend where a name is enough.
    <div role="group" aria-label={t`Add to your post`} className={styles.insert}>
      <IconButton
        icon="text"
        label={t`Text styles`}
        aria-expanded={showsFormat}
        disabled={disabled}
        onClick={onToggleFormat}
      />
      <IconButton
        icon="image"
        label={t`Add pictures`}
        disabled={disabled}
        className={cx(pointsAtPictures && styles.pointedAt)}
        onClick={() => chooser.current?.click()}
      />
      <IconButton icon="link" label={t`Add a link, song or video`} disabled={disabled} onClick={onAddress} />
      {onPoll ? <IconButton icon="poll" label={t`Add a poll`} disabled={disabled} onClick={onPoll} /> : null}
      <IconButton
        icon="fold"
        label={t`Fold here with “Keep reading”`}
        disabled={disabled}
        onClick={() => {
          if (editor) insertReadMore(editor);
          editor?.commands.focus();
        }}
      />
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
