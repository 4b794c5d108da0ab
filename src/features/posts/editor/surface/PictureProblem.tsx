import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import { PictureRefusal } from '../data/uploads.ts';
import { PICTURE_TYPES } from '../model/picture-check.ts';
import { useComposerTools } from './composer-context.ts';
import styles from './PictureView.module.css';

/** Whether sending the same file again could help. */
function isWorthRetrying(error: unknown): boolean {
  return error !== undefined && !(error instanceof PictureRefusal);
}

/**
 * Why a picture is not with the server, beside the picture, and what to do about it. Without an error it was lost on
 * the way: kept text comes back after a crash, files do not.
 */
export function PictureProblem({ localId, error }: { localId: string; error: unknown }) {
  const { t } = useLingui();
  const { uploads } = useComposerTools();
  const fileInput = useRef<HTMLInputElement>(null);

  const message = (): string => {
    if (error === undefined) return t`This picture had not been uploaded yet. Please choose it again.`;
    if (error instanceof PictureRefusal)
      return error.reason === 'size'
        ? t`This picture is larger than 20 MB.`
        : t`This file is not a PNG, JPEG, GIF or WebP picture.`;
    if (error instanceof NetworkError)
      return t`No connection. The picture is kept here; try again when you are back online.`;
    return detailOf(error, t`The upload did not work. Please try again.`);
  };

  return (
    <div className={styles.problem} role="alert">
      <FieldError>{message()}</FieldError>
      <div className={styles.problemActions}>
        {isWorthRetrying(error) ? (
          <Button size="small" icon="upload" onClick={() => uploads.retry(localId)}>
            {t`Try again`}
          </Button>
        ) : null}
        <Button size="small" onClick={() => fileInput.current?.click()}>
          {t`Choose another file`}
        </Button>
      </div>
      <input
        ref={fileInput}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) uploads.retry(localId, file);
        }}
      />
    </div>
  );
}
