import { domainError } from '#server/core/errors.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { UploadedFile } from '#server/http/contract/multipart.ts';
import { mayUploadToday } from '#server/modules/media/uploads/upload-limit-repository.ts';
import type { Services } from '#server/services.ts';

/** The member who uploads pictures with a post, and the services that store them. */
export type ImageImporter = { db: Database; services: Services; userId: string };

type Block = Record<string, unknown>;

/** Stores a picture like a separate upload and returns its block. */
export async function importImage(
  { db, services, userId }: ImageImporter,
  file: UploadedFile,
): Promise<Block> {
  await mayUploadToday(db, userId);
  const mayKeep = async (tx: Queryable): Promise<void> => {
    await lockLimit(tx, 'imagesPerDay', userId);
    await mayUploadToday(tx, userId);
  };
  const { media, colors } = await services.media.addImage(userId, file.bytes, mayKeep);
  return { type: 'image', media, colors };
}

/** Replaces references in blocks (`media: {identifier}` or a list of one) by the pictures uploaded with the post. */
export async function withImportedImages(
  keeper: ImageImporter,
  content: unknown,
  files: ReadonlyMap<string, UploadedFile>,
): Promise<unknown> {
  if (!Array.isArray(content)) return content;
  const blocks: unknown[] = [];
  for (const block of content) {
    const file = files.get(identifierOf(block) ?? '');
    if (file === undefined) blocks.push(block);
    else if (block.type !== 'image') {
      throw domainError('bad-media-format', { detail: 'Only pictures can be sent along with a post.' });
    } else {
      const { identifier: _, ...picture } = { ...block, ...(await importImage(keeper, file)) };
      blocks.push(picture);
    }
  }
  return blocks;
}

function identifierOf(block: unknown): string | undefined {
  const media = [(block as { media?: unknown } | null)?.media].flat()[0];
  const identifier = (media as { identifier?: unknown } | null | undefined)?.identifier;
  return typeof identifier === 'string' ? identifier : undefined;
}
