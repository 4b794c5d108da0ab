import { Trans, useLingui } from '@lingui/react/macro';
import { ALT_MAX } from '#src/entities/blog/appearance.ts';
import { CENTRED } from '#src/entities/blog/banner-view.ts';
import { PickPicture } from '#src/entities/media/PickPicture.tsx';
import { Sliders } from '#src/entities/media/Sliders.tsx';
import styles from '#src/entities/media/Tools.module.css';
import { useUpload } from '#src/entities/media/use-upload.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActError } from '#src/shared/ui/FormField.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import type { LookEditor } from './use-look.ts';

/** The picture at the top: another one, which part of it, none. */
export function HeaderTool({ editor: { look, set } }: { editor: LookEditor }) {
  const { t } = useLingui();
  const { upload, busy, error } = useUpload((header) =>
    set({ header, headerAltText: '', focus: CENTRED, showHeaderImage: true }, `header ${header.key}`),
  );
  return (
    <section className={styles.tool} aria-labelledby="look-header">
      <h2 id="look-header" className={styles.title}>
        <Trans>The picture at the top</Trans>
      </h2>
      <div className={styles.ways}>
        <PickPicture
          label={look.header ? t`Another picture` : t`Choose a picture`}
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
      {error ? <ActError>{error}</ActError> : null}
      {look.header && look.header.width > 0 ? (
        <Sliders focus={look.focus} onMove={(focus) => set({ focus }, 'focus')} />
      ) : null}
      {look.header ? (
        <TextField
          label={t`What the picture shows`}
          hint={t`For those who do not see it.`}
          maxLength={ALT_MAX}
          value={look.headerAltText}
          onChange={({ target }) => set({ headerAltText: target.value }, 'header words')}
        />
      ) : null}
    </section>
  );
}
