import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { PICTURE_TYPES } from '#src/entities/media/picture-check.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { RECORDING_TYPES } from '../model/recording-check.ts';
import styles from './Composer.module.css';

type InsertBarProps = {
  disabled: boolean;
  /** True when the file button is highlighted, because the post starts with files. */
  pointsAtFiles: boolean;
  showsFormat: boolean;
  onToggleFormat: () => void;
  onFiles: (files: File[]) => void;
  onAddress: () => void;
  onGif: () => void;
  /** Number of options set in the sheet of rarely used options. */
  moreCount: number;
  onMore: () => void;
  /** Undefined where a poll is not allowed: in a reblog. */
  onPoll: (() => void) | undefined;
};

const FILE_TYPES = [...PICTURE_TYPES, ...RECORDING_TYPES.audio, ...RECORDING_TYPES.video].join(',');

/** Toolbar of the content that can be inserted into the post. */
export function InsertBar({
  disabled,
  pointsAtFiles,
  showsFormat,
  onToggleFormat,
  onFiles,
  onAddress,
  onGif,
  moreCount,
  onMore,
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
        label={t`Add pictures, sound or video`}
        disabled={disabled}
        className={cx(pointsAtFiles && styles.pointedAt)}
        onClick={() => chooser.current?.click()}
      />
      <IconButton icon="gif" label={t`Add a GIF`} disabled={disabled} onClick={onGif} />
      <IconButton icon="link" label={t`Add a link, song or video`} disabled={disabled} onClick={onAddress} />
      {onPoll ? <IconButton icon="poll" label={t`Add a poll`} disabled={disabled} onClick={onPoll} /> : null}
      <IconButton
        icon="more"
        label={moreCount > 0 ? t`More options, ${moreCount} set` : t`More options`}
        badge={moreCount > 0 ? String(moreCount) : undefined}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onMore}
      />
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={FILE_TYPES}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Resets the input so that the same file can be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
