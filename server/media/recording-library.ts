import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, link, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { DomainError } from '../core/errors.ts';
import { type Database, first, json, type Queryable } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { IncomingFiles } from './incoming-files.ts';
import { lockOwner, type MediaLibrary } from './media.ts';
import { type MediaStore, mediaPath, newMediaKey } from './media-store.ts';
import { type Recording, type RecordingKind, type RecordingType, rewriteRecording } from './recordings.ts';
import { type Transcoder, transcoded } from './transcoder.ts';

type UploadedMedia = components['schemas']['UploadedMedia'];
type Row = Columns<
  'media',
  'key' | 'state' | 'width' | 'height' | 'poster_key',
  { kind: RecordingKind; content_type: RecordingType; tags: Recording['tags']; variants: { file: string }[] }
> & { duration: NonNullable<Tables['media']['duration']> };

/** Minimum height in pixels of a video in high definition. */
const HD_MIN_HEIGHT_PX = 720;
const COLUMNS = 'key, kind, state, content_type, width, height, duration, tags, poster_key, variants';

async function sha256Of(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** Dependencies of the library. */
export type RecordingDependencies = {
  db: Database;
  store: MediaStore;
  pictures: MediaLibrary;
  incoming: IncomingFiles;
  jobs: Jobs;
  /** Converts formats that browsers cannot play; undefined without ffmpeg. */
  transcoder: Transcoder | undefined;
};

/** The library of audio and video: files in the store, metadata in the database. */
export class RecordingLibrary {
  readonly #means: RecordingDependencies;

  constructor(means: RecordingDependencies) {
    this.#means = means;
  }

  /**
   * Stores a recording: rewritten without conversion where browsers play it, else converted, which takes time
   * (`isTranscoding`; job `media`). The uploaded file stays in place.
   *
   * @param keep called in the same transaction with the recording's key; throws to refuse
   * @throws {DomainError} see {@link rewriteRecording}
   */
  async add(
    ownerId: string,
    sent: Recording,
    path: string,
    keep: (tx: Queryable, key: string) => Promise<void>,
  ): Promise<UploadedMedia> {
    const { db, store, incoming, jobs, transcoder } = this.#means;
    const isMade = transcoder !== undefined && !sent.plays;
    const recording = isMade ? transcoded(sent) : sent;
    const key = newMediaKey();
    const written = isMade ? incoming.sourceOf(key) : incoming.newPath();
    try {
      if (isMade) await link(path, written);
      else {
        await rewriteRecording(recording, path, written);
        await store.putFile(mediaPath(key, fileOf(recording)), written, recording.type);
      }
      const known = { ...recording, posterKey: await this.#posterOf(ownerId, recording, path) };
      const { size } = await stat(written);
      const sha256 = await sha256Of(path);
      await db.transaction(async (tx) => {
        await lockOwner(tx, ownerId);
        await insertRecording(tx, {
          key,
          ownerId,
          known,
          size,
          sha256,
          state: isMade ? 'transcoding' : 'ready',
        });
        await keep(tx, key);
        if (isMade) await jobs.add('media', { key }, { tx });
      });
      const kept = await this.find(key);
      if (!kept) throw new Error('A recording was not kept');
      return kept;
    } catch (error) {
      await store.remove(key);
      if (isMade) await incoming.remove(written);
      throw error;
    } finally {
      if (!isMade) await incoming.remove(written);
    }
  }

  /**
   * Creates the file of a recording that is not ready. Idempotent.
   *
   * @throws bad-media-format when the file cannot be converted
   */
  async make(key: string, signal: AbortSignal): Promise<void> {
    const { db, store, incoming, transcoder } = this.#means;
    const sql = `select ${COLUMNS} from media where key = $1 and state = 'transcoding'`;
    const row = await first<Row>(db, sql, [key]);
    if (!row) return;
    if (!transcoder) throw new Error('There is no ffmpeg here.');
    const { kind, content_type: type, duration, width, height } = row;
    const size = width && height ? { width, height } : {};
    const recording = transcoded({ kind, type, extension: '', duration, plays: false, tags: {}, ...size });
    const source = incoming.sourceOf(key);
    await access(source);
    const made = incoming.newPath();
    try {
      await transcoder.make(recording, source, made, signal);
      await store.putFile(mediaPath(key, fileOf(recording)), made, type);
      const { size: bytes } = await stat(made);
      await db.query(
        "update media set state = 'ready', bytes = $2 where key = $1 and state = 'transcoding'",
        [key, bytes],
      );
      // The member was erased during the conversion, and no other code would delete the file.
      if (!(await first(db, 'select 1 from media where key = $1', [key]))) await store.remove(key);
    } finally {
      await incoming.remove(made);
    }
  }

  /** Deletes the source file of a recording. */
  async forgetSource(key: string): Promise<void> {
    const { incoming } = this.#means;
    await incoming.remove(incoming.sourceOf(key));
  }

  /** Returns a recording by its key, whoever owns it; undefined when there is none. */
  async find(key: string): Promise<UploadedMedia | undefined> {
    const sql = `select ${COLUMNS} from media where key = $1 and kind in ('audio', 'video')`;
    const { db, store, pictures } = this.#means;
    const row = await first<Row>(db, sql, [key]);
    const [stored] = row?.variants ?? [];
    if (!row || !stored) return undefined;
    const { content_type: type, width, height, duration, tags, poster_key: posterKey } = row;
    const poster = posterKey ? await pictures.findImage(posterKey) : undefined;
    const size =
      width && height ? { width, height, ...(height >= HD_MIN_HEIGHT_PX ? { hdMedia: true } : {}) } : {};
    return {
      mediaKey: key,
      media: { url: store.url(mediaPath(key, stored.file)), type, mediaKey: key, ...size },
      duration,
      ...(row.state === 'transcoding' ? { isTranscoding: true } : {}),
      ...(poster ? { poster: poster.media } : {}),
      ...tags,
    };
  }

  /** Returns the key of the cover in an audio file's tags, or of a video frame; null without a usable picture. */
  async #posterOf(ownerId: string, recording: Recording, path: string): Promise<string | null> {
    const { pictures, transcoder } = this.#means;
    const { kind, cover, duration } = recording;
    const picture =
      kind === 'audio'
        ? cover
        : await transcoder?.picture(path, Math.min(1, duration / 10)).catch(() => undefined);
    if (!picture) return null;
    try {
      return (await pictures.addImage(ownerId, picture)).mediaKey;
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}

const fileOf = ({ kind, extension }: Recording): string => `${kind}.${extension}`;

type NewRecording = {
  key: string;
  ownerId: string;
  known: Recording & { posterKey: string | null };
  size: number;
  sha256: Buffer;
  state: Row['state'];
};

async function insertRecording(tx: Queryable, { key, ownerId, known, size, sha256, state }: NewRecording) {
  const { kind, type, width = null, height = null, duration, tags, posterKey } = known;
  await tx.query(
    `insert into media (key, owner_id, kind, content_type, sha256, bytes, width, height, variants, duration, tags,
       poster_key, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[key, ownerId, kind, type, sha256, size, width, height],
      ...[json([{ file: fileOf(known), type }]), duration, json(tags), posterKey, state],
    ],
  );
}
