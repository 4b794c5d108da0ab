import { useLingui } from '@lingui/react/macro';
import { detailOf } from '#src/shared/api/call/error-message.ts';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { PICTURE_TYPES } from './picture-check.ts';
import { UploadProblem } from './UploadProblem.tsx';
import { PictureRefusal, type Uploads } from './uploads.ts';

type PictureProblemProps = { uploads: Uploads; localId: string; error: unknown };

/** Whether sending the same file again could help. */
function isWorthRetrying(error: unknown): boolean {
  return error !== undefined && !(error instanceof PictureRefusal);
}

/**
 * Why a picture is not with the server, beside the picture, and what to do about it. Without an error it was lost on
 * the way: kept text comes back after a crash, files do not.
 */
export function PictureProblem({ uploads, localId, error }: PictureProblemProps) {
  const { t } = useLingui();

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
    <UploadProblem
      accept={PICTURE_TYPES}
      onRetry={isWorthRetrying(error) ? () => uploads.retry(localId) : undefined}
      onFile={(file) => uploads.retry(localId, file)}
    >
      {message()}
    </UploadProblem>
  );
}
