import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { components } from '#generated/types/api.d.ts';
import { type Database, first, json, type Queryable } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { IncomingFiles } from './incoming-files.ts';
import type { MediaLibrary } from './media.ts';
import { type MediaStore, mediaPath, newMediaKey } from './media-store.ts';
import { type Recording, type RecordingType, rewriteRecording } from './recordings.ts';

type UploadedMedia = components['schemas']['UploadedMedia'];
type Row = {
  key: string;
  content_type: RecordingType;
  width: number | null;
  height: number | null;
  duration: number;
  tags: Recording['tags'];
  poster_key: string | null;
  variants: { file: string }[];
};

/** Height from which a film counts as one in high definition, in pixels. */
const HIGH = 720;
const COLUMNS = 'key, content_type, width, height, duration, tags, poster_key, variants';

async function sha256Of(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** The library of sounds and films: files in the store, what is known of them in the database. */
export class RecordingLibrary {
  readonly #db: Database;
  readonly #store: MediaStore;
  readonly #pictures: MediaLibrary;
  readonly #incoming: IncomingFiles;

  constructor(db: Database, store: MediaStore, pictures: MediaLibrary, incoming: IncomingFiles) {
    this.#db = db;
    this.#store = store;
    this.#pictures = pictures;
    this.#incoming = incoming;
  }

  /**
   * Writes a recording anew and keeps it. The file that was sent stays where it is.
   *
   * @param keep what belongs to keeping it: asked in the same transaction, with its key; throws when it may not
   * @throws {DomainError} see {@link rewriteRecording}
   */
  async add(
    ownerId: string,
    recording: Recording,
    path: string,
    keep: (tx: Queryable, key: string) => Promise<void>,
  ): Promise<UploadedMedia> {
    const { kind, type, extension, duration, width = null, height = null, tags } = recording;
    const key = newMediaKey();
    const written = this.#incoming.newPath();
    try {
      await rewriteRecording(recording, path, written);
      const file = `${kind}.${extension}`;
      await this.#store.putFile(mediaPath(key, file), written, type);
      const posterKey = await this.#coverOf(ownerId, recording);
      const { size } = await stat(written);
      const sha256 = await sha256Of(path);
      await this.#db.transaction(async (tx) => {
        await tx.query(
          `insert into media (key, owner_id, kind, content_type, sha256, bytes, width, height, variants, duration, tags,
             poster_key)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
          [
            key,
            ownerId,
            kind,
            type,
            sha256,
            size,
            width,
            height,
            json([{ file, type }]),
            duration,
            json(tags),
            posterKey,
          ],
        );
        await keep(tx, key);
      });
      const kept = await this.find(key);
      if (!kept) throw new Error('A recording was not kept');
      return kept;
    } catch (error) {
      await this.#store.remove(key);
      throw error;
    } finally {
      await this.#incoming.remove(written);
    }
  }

  /** A recording by its key, whoever owns it; undefined when there is none. */
  async find(key: string): Promise<UploadedMedia | undefined> {
    const sql = `select ${COLUMNS} from media where key = $1 and kind in ('audio', 'video')`;
    const row = await first<Row>(this.#db, sql, [key]);
    const [stored] = row?.variants ?? [];
    if (!row || !stored) return undefined;
    const { content_type: type, width, height, duration, tags, poster_key: posterKey } = row;
    const poster = posterKey ? await this.#pictures.findImage(posterKey) : undefined;
    const size = width && height ? { width, height, ...(height >= HIGH ? { hdMedia: true } : {}) } : {};
    return {
      mediaKey: key,
      media: { url: this.#store.url(mediaPath(key, stored.file)), type, mediaKey: key, ...size },
      duration,
      ...(poster ? { poster: poster.media } : {}),
      ...tags,
    };
  }

  /** The key of the picture in a sound's tags; null for none, or one that is no picture. */
  async #coverOf(ownerId: string, { cover }: Recording): Promise<string | null> {
    if (!cover) return null;
    try {
      return (await this.#pictures.addImage(ownerId, cover)).mediaKey;
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
