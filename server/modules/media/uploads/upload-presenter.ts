import { stat } from 'node:fs/promises';
import type { components } from '#generated/types/api.d.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import type { Services } from '#server/services.ts';
import { resumePath } from './resume.ts';
import type { UploadRow } from './uploads-repository.ts';

type Upload = components['schemas']['Upload'];

/** Share of receiving in an upload's progress; percent. */
const RECEIVING_PERCENT = 90;

/** Returns the number of bytes of a pending file that have arrived. */
export async function received({ incoming }: Services, id: string): Promise<number> {
  const found = await stat(incoming.pathOf(id)).catch(() => undefined);
  return found?.size ?? 0;
}

async function mediaOf({ media, recordings }: Services, { kind, media_key: key }: UploadRow) {
  if (!key) return {};
  if (kind === 'image') return { image: await media.findImage(key) };
  return { [kind]: await recordings.find(key) };
}

/** Presents an upload to its member. */
export async function presentUpload(services: Services, row: UploadRow): Promise<Upload> {
  const { id, kind, state, bytes, name, error, expires } = row;
  const said = { uploadId: id, kind, state, ...(name ? { name } : {}) };
  if (state === 'waiting') {
    const arrived = await received(services, id);
    return {
      ...said,
      progress: Math.floor((arrived / bytes) * RECEIVING_PERCENT),
      bytes: arrived,
      uploadUrl: pathOf('uploadFile', { upload_id: id }),
      method: 'PUT',
      resumeUrl: resumePath(id),
      expiresTs: expires,
    };
  }
  if (state === 'processing') return { ...said, progress: RECEIVING_PERCENT };
  if (state === 'failed') return { ...said, progress: 0, ...(error ? { error } : {}) };
  return { ...said, progress: 100, ...(await mediaOf(services, row)) } as Upload;
}
