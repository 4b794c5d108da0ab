import { isPossibleId } from '#server/core/ids.ts';

/** Returns true when the text can be an archive id. */
export const isDownloadId = (id: string): boolean => /^[1-9][0-9]{0,18}$/.test(id) && isPossibleId(id);
