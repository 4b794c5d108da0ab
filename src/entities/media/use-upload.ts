import { useLingui } from '@lingui/react/macro';
import { getUploadImageMutationOptions } from '#generated/hooks/media/media.ts';
import type { UploadImage201 } from '#generated/zod/uploadImage201.zod.ts';
import { detailOf } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import type { LookPicture } from '../blog/appearance.ts';

/** Kinds of picture the server takes (contract: uploadImage). */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/gif,image/webp';

/** Sends a picture of the member's. What the server made of it goes to `done`. */
export function useUpload(done: (picture: LookPicture) => void) {
  const { t } = useLingui();
  // A file says nothing of itself when two wishes are compared.
  const call = callWith(getUploadImageMutationOptions, ({ file }: { file: File; of: string }) => ({
    data: { file },
  }));
  const { write, busy, error } = useWrite(call, {
    done: ({ response: { media, mediaKey } }: UploadImage201) => {
      const [largest] = media;
      if (largest) done({ url: largest.url, width: largest.width, height: largest.height, key: mediaKey });
    },
  });
  return {
    upload: (file: File) => write({ file, of: `${file.name} ${file.size} ${file.lastModified}` }),
    busy,
    error: error ? detailOf(error, t`The picture did not arrive. Please try again.`) : undefined,
  };
}
