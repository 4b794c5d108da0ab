import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ALT_TEXT_MAX_LENGTH } from '#src/entities/blog/appearance.ts';
import styles from '#src/entities/media/media-tools.module.css';
import { PicturePickerButton } from '#src/entities/media/PicturePickerButton.tsx';
import { useUpload } from '#src/entities/media/use-upload.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import type { AppearanceEditor } from './use-appearance-editor.ts';

const CropDialog = lazyLayer(() => import('#src/entities/media/CropDialog.tsx'), 'CropDialog');

/** Tool for the avatar: image, square crop and shape. */
export function AvatarTool({ editor: { look, set } }: { editor: AppearanceEditor }) {
  const { t } = useLingui();
  const [cutting, setCutting] = useState<File>();
  const { upload, busy, error } = useUpload((avatar) =>
    set({ avatar, avatarAltText: '', showAvatar: true }, `avatar ${avatar.key}`),
  );
  return (
    <section className={styles.tool} aria-labelledby="look-avatar">
      <h2 id="look-avatar" className={styles.title}>
        <Trans>Avatar</Trans>
      </h2>
      <div className={styles.ways}>
        <PicturePickerButton
          label={t`Choose another avatar`}
          busy={busy}
          busyLabel={t`Uploading`}
          onPick={setCutting}
        />
        {look.avatar ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => set({ avatar: null, avatarAltText: '' }, 'no avatar')}
          >
            {t`Use the original avatar`}
          </Button>
        ) : null}
      </div>
      {error ? <ActionError>{error}</ActionError> : null}
      {look.avatar ? (
        <TextField
          label={t`What the avatar shows`}
          hint={t`For people who cannot see it.`}
          maxLength={ALT_TEXT_MAX_LENGTH}
          value={look.avatarAltText}
          onChange={({ target }) => set({ avatarAltText: target.value }, 'avatar words')}
        />
      ) : null}
      <fieldset className={styles.shapes}>
        <legend>
          <Trans>Shape</Trans>
        </legend>
        {(['circle', 'square'] as const).map((shape) => (
          <label key={shape} className={styles.shape}>
            <input
              type="radio"
              name="avatar-shape"
              checked={look.avatarShape === shape}
              onChange={() => set({ avatarShape: shape }, 'avatar shape')}
            />
            <span className={styles.shapeSample} data-shape={shape} />
            {shape === 'circle' ? t`Round` : t`Square`}
          </label>
        ))}
      </fieldset>
      {cutting ? (
        <CropDialog
          file={cutting}
          shape={look.avatarShape}
          onClose={() => setCutting(undefined)}
          onCut={(file) => void upload(file)}
        />
      ) : null}
    </section>
  );
}
