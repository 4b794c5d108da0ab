import { useLingui } from '@lingui/react/macro';
import { getUploadImageMutationOptions } from '#generated/hooks/media/media.ts';
import type { UploadImage201 } from '#generated/zod/uploadImage201.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import type { AppearancePicture } from '../blog/appearance.ts';

/** Content types for the file chooser (contract: uploadImage). */
export const PICTURE_ACCEPT = 'image/png,image/jpeg,image/gif,image/webp';

/** Uploads a picture and passes the result to `onUploaded`. */
export function useUpload(onUploaded: (picture: AppearancePicture) => void) {
  const { t } = useLingui();
  // `File` objects do not compare by value, so `of` tells two attempts apart.
  const call = callWith(getUploadImageMutationOptions, ({ file }: { file: File; of: string }) => ({
    data: { file },
  }));
  const { write, busy, error } = useWrite(call, {
    onSuccess: ({ response: { media, mediaKey } }: UploadImage201) => {
      const [largest] = media;
      if (largest)
        onUploaded({ url: largest.url, width: largest.width, height: largest.height, key: mediaKey });
    },
  });
  return {
    upload: (file: File) => write({ file, of: `${file.name} ${file.size} ${file.lastModified}` }),
    busy,
    error: error ? errorMessage(error, t`The picture was not uploaded. Please try again.`) : undefined,
  };
}
