import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PicturePickerButton } from '#src/entities/media/PicturePickerButton.tsx';
import { useUpload } from '#src/entities/media/use-upload.ts';
import type { FormField } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import styles from './NewCommunity.module.css';

const CropDialog = lazyLayer(() => import('#src/entities/media/CropDialog.tsx'), 'CropDialog');

type PictureFieldProps = {
  /** The address of the picture; empty without one. */
  field: FormField;
  /** A square picture is cut first. */
  shape: 'square' | 'wide';
  /** Names of the button without and with a picture. */
  labels: readonly [choose: string, change: string];
  /** False where the picture is shown elsewhere. */
  isShown?: boolean;
  onChange: (url: string) => void;
};

/** Uploads the picture or the header of a community. */
export function PictureField({
  field: { value, error: refusal },
  shape,
  labels: [choose, change],
  isShown = true,
  onChange,
}: PictureFieldProps) {
  const { t } = useLingui();
  const [cutting, setCutting] = useState<File>();
  const { upload, busy, error } = useUpload(({ url }) => onChange(url));
  const isSquare = shape === 'square';
  return (
    <div className={styles.fields}>
      <div className={styles.offer}>
        {value && isShown ? (
          <img src={value} alt="" className={isSquare ? styles.square : styles.wide} />
        ) : null}
        <PicturePickerButton
          label={value ? change : choose}
          busy={busy}
          busyLabel={t`Uploading`}
          onPick={(file) => (isSquare ? setCutting(file) : void upload(file))}
        />
        {value ? (
          <Button size="small" variant="quiet" onClick={() => onChange('')}>
            {t`Without a picture`}
          </Button>
        ) : null}
      </div>
      {error || refusal ? <ActionError>{error ?? refusal}</ActionError> : null}
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
