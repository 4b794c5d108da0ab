import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AppearancePicture } from '#src/entities/blog/appearance.ts';
import { PicturePickerButton } from '#src/entities/media/PicturePickerButton.tsx';
import { useUpload } from '#src/entities/media/use-upload.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { AppIcon } from './AppIcon.tsx';
import styles from './OwnApps.module.css';

const CropDialog = lazyLayer(() => import('#src/entities/media/CropDialog.tsx'), 'CropDialog');

type AppIconFieldProps = {
  /** Address of the current icon. */
  url: string | undefined;
  /** Called with null to remove the icon. */
  onChange: (icon: AppearancePicture | null) => void;
};

/** Field for the icon of an app, which members see when they authorize it. */
export function AppIconField({ url, onChange }: AppIconFieldProps) {
  const { t } = useLingui();
  const [cutting, setCutting] = useState<File>();
  const { upload, busy, error } = useUpload(onChange);
  return (
    <div className={styles.pictured}>
      <AppIcon url={url} />
      <div className={styles.buttons}>
        <PicturePickerButton
          label={url ? t`Choose another picture` : t`Choose a picture`}
          busy={busy}
          busyLabel={t`Uploading`}
          onPick={setCutting}
        />
        {url ? (
          <Button size="small" variant="quiet" onClick={() => onChange(null)}>
            {t`Without a picture`}
          </Button>
        ) : null}
      </div>
      {error ? <ActionError>{error}</ActionError> : null}
      {cutting ? (
        <CropDialog
          file={cutting}
          shape="square"
          onClose={() => setCutting(undefined)}
          onCut={(file) => void upload(file)}
        />
      ) : null}
    </div>
  );
}
