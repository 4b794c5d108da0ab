import { useLingui } from '@lingui/react/macro';
import { getUploadImageMutationOptions } from '#generated/hooks/media/media.ts';
import type { UploadImage201 } from '#generated/zod/uploadImage201.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import type { AppearancePicture } from '../blog/appearance.ts';
import { convertPicture } from './convert-picture.ts';
import { PICTURE_TYPES } from './picture-check.ts';

/** Content types for the file chooser (contract: uploadImage). */
export const PICTURE_ACCEPT = PICTURE_TYPES.join(',');

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
    upload: async (chosen: File) => {
      const file = await convertPicture(chosen);
      return write({ file, of: `${chosen.name} ${chosen.size} ${chosen.lastModified}` });
    },
    busy,
    error: error ? errorMessage(error, t`The picture was not uploaded. Please try again.`) : undefined,
  };
}
