import { isPossibleId } from '#server/core/ids.ts';

/** Whether an archive can have this id. */
export const isDownloadId = (id: string): boolean => /^[1-9][0-9]{0,18}$/.test(id) && isPossibleId(id);
