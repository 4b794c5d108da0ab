import { DomainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { GifSource } from '#server/gifs/gif-files.ts';
import type { Services } from '#server/services.ts';
import { Unreachable } from '#server/web/guarded-web.ts';
import {
  deleteFound,
  type FoundFiles,
  foundToKeep,
  markKept,
  sweepSearches,
  unchosen,
} from './found-repository.ts';

/** Number of GIFs per clean-up run. */
const BATCH_SIZE = 50;

export function sourceOf({ media_key, sources }: FoundFiles): GifSource {
  return { mediaKey: media_key, ...sources };
}

/** Downloads GIFs that posts and messages use and no reader has requested yet. Failures are retried in the next run. */
export async function storeChosen(db: Database, { gifFiles }: Services): Promise<void> {
  for (const gif of await foundToKeep(db, BATCH_SIZE)) {
    try {
      await gifFiles.keep(sourceOf(gif));
      await markKept(db, gif.embed_key);
    } catch (error) {
      if (!(error instanceof Unreachable || error instanceof DomainError)) throw error;
    }
  }
}

/** Deletes found GIFs that were never used; the row first, so that one that is used meanwhile keeps its files. */
export async function sweepFound(db: Database, { gifFiles }: Services): Promise<void> {
  await sweepSearches(db);
  for (const { embed_key, media_key } of await unchosen(db, BATCH_SIZE)) {
    if (await deleteFound(db, embed_key)) await gifFiles.remove(media_key);
  }
}
