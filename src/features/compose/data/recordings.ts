import { newLocalId } from '#src/entities/media/local-id.ts';
import type { UploadCounts } from '#src/entities/media/uploads.ts';
import { waitForChange } from '#src/entities/media/wait-for-change.ts';
import { isApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import {
  type RecordingKind,
  type RecordingRejection,
  recordingRejectionOf,
} from '../model/recording-check.ts';
import type { RecordingBlock } from '../model/types.ts';
import { createUpload, sendRecording, type UploadedMedia } from './send-recording.ts';
import { createPoster } from './video-poster.ts';

type RecordingFile = { kind: RecordingKind; file: File };

/** Upload state of an audio or video file. */
export type RecordingUpload = RecordingFile &
  (
    | { state: 'sending' | 'paused'; percent: number }
    /** Uploaded and being processed by the server. */
    | { state: 'working' }
    | { state: 'failed'; error: unknown }
    | { state: 'done'; block: RecordingBlock; isTranscoding?: boolean | undefined }
  );

/** A file that is not sent because the server would refuse it. */
export class RecordingRefusal extends Error {
  override readonly name = 'RecordingRefusal';
  readonly kind: RecordingKind;
  readonly reason: RecordingRejection;

  constructor(kind: RecordingKind, reason: RecordingRejection) {
    super(`Recording refused for its ${reason}`);
    this.kind = kind;
    this.reason = reason;
  }
}

/** Derives a readable title for an audio file from its file name. */
function titleOf({ name }: File): string {
  return name
    .replace(/\.\w{2,4}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 256);
}

function blockOf(
  { kind, file }: RecordingFile,
  uploaded: UploadedMedia,
  madePoster: UploadedMedia['poster'],
): RecordingBlock {
  const { media, duration, title, artist, album, poster = madePoster } = uploaded;
  const known = {
    provider: 'skein' as const,
    media,
    ...(duration === undefined ? {} : { duration }),
    ...(poster ? { poster } : {}),
  };
  if (kind === 'video') return { type: 'video', ...known };
  return {
    type: 'audio',
    ...known,
    title: title ?? titleOf(file),
    ...(artist ? { artist } : {}),
    ...(album ? { album } : {}),
  };
}

/** API calls of recording uploads. */
export type UploadCalls = {
  create: typeof createUpload;
  send: typeof sendRecording;
  createPoster: typeof createPoster;
};

/** Internal state of a recording that is not rendered. */
type RecordingInternals = { abort?: AbortController; upload?: Awaited<ReturnType<typeof createUpload>> };

/**
 * Audio and video uploads of one form, by the local id stored in the document. The document itself holds only the id,
 * so undo and redo never lose an upload.
 */
export class Recordings {
  readonly #calls: UploadCalls;
  readonly #entries = new Map<string, RecordingUpload>();
  readonly #internals = new Map<string, RecordingInternals>();
  readonly #listeners = new Set<() => void>();

  constructor(calls: UploadCalls = { create: createUpload, send: sendRecording, createPoster }) {
    this.#calls = calls;
  }

  /** Adds a file and returns the local id for the document. */
  add(kind: RecordingKind, file: File): string {
    const localId = newLocalId();
    this.#begin(localId, { kind, file });
    return localId;
  }

  /** Pauses the upload; the server keeps the chunks it has received. */
  pause(localId: string): void {
    const entry = this.#entries.get(localId);
    if (entry?.state !== 'sending') return;
    this.#set(localId, { ...entry, state: 'paused' });
    this.#internals.get(localId)?.abort?.abort();
  }

  /** Resumes a paused upload. */
  resume(localId: string): void {
    const entry = this.#entries.get(localId);
    if (entry?.state === 'paused') void this.#run(localId, entry, entry.percent);
  }

  /** Retries a failed recording, with its own file or another one. Received chunks are not sent twice. */
  retry(localId: string, file?: File): void {
    const entry = this.#entries.get(localId);
    if (!entry) return;
    if (file) this.#internals.delete(localId);
    this.#begin(localId, { kind: entry.kind, file: file ?? entry.file });
  }

  /** Attaches a file to a local id that has lost its own, for example after a reload. */
  fill(localId: string, kind: RecordingKind, file: File): void {
    this.#begin(localId, { kind, file });
  }

  /** Resumes those of the given recordings that were interrupted by a lost connection. */
  goOn(localIds: readonly string[]): void {
    for (const localId of localIds) {
      const entry = this.#entries.get(localId);
      if (entry?.state === 'failed' && entry.error instanceof NetworkError) this.retry(localId);
    }
  }

  /** Returns the upload state of a recording; undefined for recordings that came with the post. */
  get(localId: string): RecordingUpload | undefined {
    return this.#entries.get(localId);
  }

  /** Returns the content block of a recording that the server has processed. */
  readonly blockOf = (localId: string): RecordingBlock | undefined => {
    const entry = this.#entries.get(localId);
    return entry?.state === 'done' ? entry.block : undefined;
  };

  /** Counts the given recordings that are pending or failed; paused ones count as pending. */
  tally(localIds: readonly string[]): UploadCounts {
    const states = localIds.map((localId) => this.#entries.get(localId)?.state);
    return {
      uploading: states.filter((state) => state && state !== 'failed' && state !== 'done').length,
      failed: states.filter((state) => state === 'failed').length,
    };
  }

  /** Resolves when none of the given recordings is pending any more; `signal` ends the wait early. */
  async settled(localIds: readonly string[], signal: AbortSignal): Promise<UploadCounts> {
    for (const localId of localIds) this.resume(localId);
    while (this.tally(localIds).uploading > 0 && !signal.aborted) await waitForChange(this.subscribe, signal);
    return this.tally(localIds);
  }

  /** Aborts all uploads when the form unmounts. */
  dispose(): void {
    for (const { abort } of this.#internals.values()) abort?.abort();
    this.#entries.clear();
    this.#internals.clear();
    this.#listeners.clear();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(localId: string, entry: RecordingUpload): void {
    this.#entries.set(localId, entry);
    for (const listener of this.#listeners) listener();
  }

  #begin(localId: string, of: RecordingFile): void {
    const reason = recordingRejectionOf(of.kind, of.file);
    if (reason) this.#set(localId, { ...of, state: 'failed', error: new RecordingRefusal(of.kind, reason) });
    else void this.#run(localId, of, 0);
  }

  async #run(localId: string, { kind, file }: RecordingFile, percent: number): Promise<void> {
    const of = { kind, file };
    const abort = new AbortController();
    const { signal } = abort;
    const way: RecordingInternals = { ...this.#internals.get(localId), abort };
    this.#internals.set(localId, way);
    const isOurs = (): boolean => this.#internals.get(localId) === way && !signal.aborted;
    const tell = (entry: RecordingUpload): void => {
      if (isOurs()) this.#set(localId, entry);
    };
    tell({ ...of, state: 'sending', percent });
    try {
      const poster = kind === 'video' ? this.#calls.createPoster(file, signal) : undefined;
      way.upload ??= await this.#calls.create(kind, file, signal);
      const uploaded = await this.#calls.send(way.upload, kind, file, {
        onProgress: (sent) => tell({ ...of, state: 'sending', percent: sent }),
        onWork: () => tell({ ...of, state: 'working' }),
        signal,
      });
      const block = blockOf(of, uploaded, await poster);
      tell({ ...of, state: 'done', block, isTranscoding: uploaded.isTranscoding });
    } catch (error) {
      // A server response ends that upload for good; a lost connection does not.
      if (isApiError(error)) delete way.upload;
      tell({ ...of, state: 'failed', error });
    }
  }
}
