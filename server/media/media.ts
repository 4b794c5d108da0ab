import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { domainError } from '../core/errors.ts';
import { type Database, first, json, type Queryable } from '../db/database.ts';
import { processImage, type StoredType, stillFile } from './images.ts';
import { type MediaStore, mediaPath, newMediaKey } from './media-store.ts';

type Image = components['schemas']['Image'];
type StoredVariant = {
  file: string;
  width: number;
  height: number;
  /** The media type of the file. */
  type: StoredType;
  cropped: boolean;
  hasOriginalDimensions: boolean;
};
/** Short names of picture types in the contract (spec 000 §3). */
const shortTypes = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const satisfies Record<StoredType, Image['type']>;

type MediaRow = Columns<'media', 'key' | 'colors', { variants: StoredVariant[] }>;

/** A stored picture as the contract answers it: its sizes, largest first, and its colours as `#rrggbb`. */
export type StoredImage = {
  mediaKey: string;
  media: Image[];
  colors: string[];
};

/** A member's own picture, and the address of the still frame of one that moves. */
export type OwnImage = StoredImage & { stillUrl?: string };

/**
 * Locks the account of an upload's owner until the transaction ends, so that nothing is stored for a member whose data
 * was erased while their file was being prepared.
 *
 * @throws requires-login when the account was closed meanwhile
 */
export async function lockOwner(tx: Queryable, ownerId: string): Promise<void> {
  const owner = await first(tx, "select 1 from users where id = $1 and state <> 'deleted' for share", [
    ownerId,
  ]);
  if (owner === undefined) throw domainError('requires-login', { detail: 'This account was closed.' });
}

/** The library of uploaded pictures: files in the store, metadata in the database. */
export class MediaLibrary {
  readonly #db: Database;
  readonly #store: MediaStore;

  constructor(db: Database, store: MediaStore) {
    this.#db = db;
    this.#store = store;
  }

  /**
   * Processes and stores a picture. The same file from the same member is stored once.
   *
   * @param mayKeep called in the transaction that stores it; throws to refuse
   * @throws {DomainError} see {@link processImage}
   */
  async addImage(
    ownerId: string,
    bytes: Uint8Array,
    mayKeep: (tx: Queryable) => Promise<void> = async () => {},
  ): Promise<StoredImage> {
    const sha256 = createHash('sha256').update(bytes).digest();
    const known = await first<MediaRow>(
      this.#db,
      "select key, variants, colors from media where owner_id = $1 and sha256 = $2 and kind = 'image'",
      [ownerId, sha256],
    );
    if (known !== undefined) return this.#present(known);

    const image = await processImage(bytes);
    const key = newMediaKey();
    try {
      for (const { file, bytes: content, type } of image.variants) {
        await this.#store.put(mediaPath(key, file), content, type);
      }
      const variants: StoredVariant[] = image.variants.map(({ bytes: _, ...variant }) => variant);
      await this.#db.transaction(async (tx) => {
        await mayKeep(tx);
        await lockOwner(tx, ownerId);
        await tx.query(
          `insert into media (key, owner_id, kind, content_type, sha256, bytes, width, height, variants, colors)
         values ($1, $2, 'image', $3, $4, $5, $6, $7, $8, $9)`,
          [
            key,
            ownerId,
            image.contentType,
            sha256,
            bytes.length,
            image.width,
            image.height,
            json(variants),
            image.colors,
          ],
        );
      });
      return this.#present({ key, variants, colors: image.colors });
    } catch (error) {
      await this.#store.remove(key);
      throw error;
    }
  }

  /** Returns a picture by its key, whoever owns it; undefined when there is none. */
  async findImage(key: string): Promise<StoredImage | undefined> {
    const sql = "select key, variants, colors from media where key = $1 and kind = 'image'";
    const row = await first<MediaRow>(this.#db, sql, [key]);
    return row && this.#present(row);
  }

  /**
   * Returns a picture of this member by its key; undefined for others' and for none.
   *
   * @param db the transaction of a caller that has one
   */
  async findOwnImage(ownerId: string, key: string, db: Queryable = this.#db): Promise<OwnImage | undefined> {
    const sql = "select key, variants, colors from media where key = $1 and owner_id = $2 and kind = 'image'";
    const row = await first<MediaRow>(db, sql, [key, ownerId]);
    if (!row) return undefined;
    const hasStill = row.variants.some(({ file }) => file === stillFile);
    const still = hasStill ? { stillUrl: this.#store.url(mediaPath(key, stillFile)) } : {};
    return { ...this.#present(row), ...still };
  }

  /** Streams a file of an upload; undefined when it does not exist. */
  openFile(key: string, file: string): Promise<Readable | undefined> {
    return this.#store.open(mediaPath(key, file));
  }

  /** Deletes uploads, files first: after a crash the remaining rows identify what is left. */
  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#store.remove(key);
      await this.#db.query('delete from media where key = $1', [key]);
    }
  }

  #present({ key, variants, colors }: MediaRow): StoredImage {
    const sizes = variants.filter(({ file }) => file !== stillFile);
    const media = sizes.map(({ file, width, height, type, cropped, hasOriginalDimensions }) => ({
      url: this.#store.url(mediaPath(key, file)),
      width,
      height,
      type: shortTypes[type],
      mediaKey: key,
      ...(cropped ? { cropped } : {}),
      ...(hasOriginalDimensions ? { hasOriginalDimensions } : {}),
    }));
    return { mediaKey: key, media, colors };
  }
}
