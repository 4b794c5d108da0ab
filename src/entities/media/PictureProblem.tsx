import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { PICTURE_TYPES } from './picture-check.ts';
import { UploadProblem } from './UploadProblem.tsx';
import { RejectedPictureError, type Uploads } from './uploads.ts';

type PictureProblemProps = { uploads: Uploads; localId: string; error: unknown };

/** Returns true when sending the same file again could succeed. */
function isWorthRetrying(error: unknown): boolean {
  return error !== undefined && !(error instanceof RejectedPictureError);
}

/**
 * Explains beside a picture why its upload failed and what to do about it. Without an error the upload was lost: stored
 * text is restored after a crash, files are not.
 */
export function PictureProblem({ uploads, localId, error }: PictureProblemProps) {
  const { t } = useLingui();

  const message = (): string => {
    if (error === undefined) return t`This picture had not been uploaded yet. Please choose it again.`;
    if (error instanceof RejectedPictureError) {
      if (error.reason === 'size') return t`This picture is larger than 20 MB. Choose a smaller one.`;
      if (error.reason === 'heic')
        return t`This browser cannot open HEIC pictures. Save it as JPEG and choose that.`;
      return t`This file is not a PNG, JPEG, GIF, WebP, AVIF or TIFF picture.`;
    }
    if (error instanceof NetworkError)
      return t`No connection. The picture is kept here; try again when you are back online.`;
    return errorMessage(error, t`The file was not uploaded. Please try again.`);
  };

  return (
    <UploadProblem
      accept={PICTURE_TYPES}
      onRetry={isWorthRetrying(error) ? () => uploads.retry(localId) : undefined}
      onFile={(file) => uploads.retry(localId, file)}
    >
      {message()}
    </UploadProblem>
  );
}
