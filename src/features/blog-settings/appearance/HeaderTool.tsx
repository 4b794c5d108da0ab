import { Trans, useLingui } from '@lingui/react/macro';
import { ALT_TEXT_MAX_LENGTH } from '#src/entities/blog/appearance.ts';
import { CENTRED } from '#src/entities/blog/banner-view.ts';
import { FocusSliders } from '#src/entities/media/FocusSliders.tsx';
import styles from '#src/entities/media/media-tools.module.css';
import { PicturePickerButton } from '#src/entities/media/PicturePickerButton.tsx';
import { useUpload } from '#src/entities/media/use-upload.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import type { AppearanceEditor } from './use-appearance-editor.ts';

/** Tool for the header image: upload, crop and remove. */
export function HeaderTool({ editor: { look, set } }: { editor: AppearanceEditor }) {
  const { t } = useLingui();
  const { upload, busy, error } = useUpload((header) =>
    set({ header, headerAltText: '', focus: CENTRED, showHeaderImage: true }, `header ${header.key}`),
  );
  return (
    <section className={styles.tool} aria-labelledby="look-header">
      <h2 id="look-header" className={styles.title}>
        <Trans>Header picture</Trans>
      </h2>
      <div className={styles.ways}>
        <PicturePickerButton
          label={look.header ? t`Choose another picture` : t`Choose a picture`}
          busy={busy}
          busyLabel={t`Uploading`}
          onPick={(file) => void upload(file)}
        />
        {look.header ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => set({ header: null, headerAltText: '' }, 'no header')}
          >
            {t`Without a picture`}
          </Button>
        ) : null}
      </div>
      {error ? <ActionError>{error}</ActionError> : null}
      {look.header && look.header.width > 0 ? (
        <FocusSliders focus={look.focus} onMove={(focus) => set({ focus }, 'focus')} />
      ) : null}
      {look.header ? (
        <TextField
          label={t`What the picture shows`}
          hint={t`For people who cannot see it.`}
          maxLength={ALT_TEXT_MAX_LENGTH}
          value={look.headerAltText}
          onChange={({ target }) => set({ headerAltText: target.value }, 'header words')}
        />
      ) : null}
    </section>
  );
}
