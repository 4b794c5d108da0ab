import { newLocalId } from '#src/entities/media/local-id.ts';
import { untilChange } from '#src/entities/media/until-change.ts';
import type { UploadTally } from '#src/entities/media/uploads.ts';
import { isApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import { type RecordingFault, type RecordingKind, recordingRefusalOf } from '../model/recording-check.ts';
import type { RecordingBlock } from '../model/types.ts';
import { posterOf } from './film-poster.ts';
import { announce, sendRecording, type UploadedMedia } from './send-recording.ts';

type Of = { kind: RecordingKind; file: File };

/** Where a sound or film is on its way to the server. */
export type RecordingUpload = Of &
  (
    | { state: 'sending' | 'paused'; percent: number }
    /** It is there, and being taken in. */
    | { state: 'working' }
    | { state: 'failed'; error: unknown }
    | { state: 'done'; block: RecordingBlock; isTranscoding?: boolean | undefined }
  );

/** A file that is not worth sending: the server would refuse it. */
export class RecordingRefusal extends Error {
  override readonly name = 'RecordingRefusal';
  readonly kind: RecordingKind;
  readonly reason: RecordingFault;

  constructor(kind: RecordingKind, reason: RecordingFault) {
    super(`Recording refused for its ${reason}`);
    this.kind = kind;
    this.reason = reason;
  }
}

/** A name for a sound without one: its file's, as somebody would say it. */
function titleOf({ name }: File): string {
  return name
    .replace(/\.\w{2,4}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 256);
}

function blockOf(
  { kind, file }: Of,
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

/** How recordings reach the server. */
export type Calls = { announce: typeof announce; send: typeof sendRecording; posterOf: typeof posterOf };

/** What is remembered of a recording besides what is shown. */
type Way = { abort?: AbortController; upload?: Awaited<ReturnType<typeof announce>> };

/**
 * The sounds and films of one form on their way to the server, by the id their place in the text carries. The text itself
 * holds only the id, so undoing and redoing never loses one.
 */
export class Recordings {
  readonly #calls: Calls;
  readonly #entries = new Map<string, RecordingUpload>();
  readonly #ways = new Map<string, Way>();
  readonly #listeners = new Set<() => void>();

  constructor(calls: Calls = { announce, send: sendRecording, posterOf }) {
    this.#calls = calls;
  }

  /** Takes a file in and returns the id for its place in the text. */
  add(kind: RecordingKind, file: File): string {
    const localId = newLocalId();
    this.#begin(localId, { kind, file });
    return localId;
  }

  /** Stops sending for now; what has arrived stays there. */
  pause(localId: string): void {
    const entry = this.#entries.get(localId);
    if (entry?.state !== 'sending') return;
    this.#set(localId, { ...entry, state: 'paused' });
    this.#ways.get(localId)?.abort?.abort();
  }

  /** Goes on with what was stopped. */
  resume(localId: string): void {
    const entry = this.#entries.get(localId);
    if (entry?.state === 'paused') void this.#run(localId, entry, entry.percent);
  }

  /** Sends a failed recording again, or another file in its place. What has arrived is not sent twice. */
  retry(localId: string, file?: File): void {
    const entry = this.#entries.get(localId);
    if (!entry) return;
    if (file) this.#ways.delete(localId);
    this.#begin(localId, { kind: entry.kind, file: file ?? entry.file });
  }

  /** Takes a file for a place that has lost its own. */
  fill(localId: string, kind: RecordingKind, file: File): void {
    this.#begin(localId, { kind, file });
  }

  /** Goes on with those of the given recordings that broke off with the connection. */
  goOn(localIds: readonly string[]): void {
    for (const localId of localIds) {
      const entry = this.#entries.get(localId);
      if (entry?.state === 'failed' && entry.error instanceof NetworkError) this.retry(localId);
    }
  }

  /** Where one recording is; undefined for those that came with the post. */
  get(localId: string): RecordingUpload | undefined {
    return this.#entries.get(localId);
  }

  /** The block of a recording the server has taken in. */
  readonly blockOf = (localId: string): RecordingBlock | undefined => {
    const entry = this.#entries.get(localId);
    return entry?.state === 'done' ? entry.block : undefined;
  };

  /** How many of the given recordings are on their way or failed; what is paused is on its way. */
  tally(localIds: readonly string[]): UploadTally {
    const states = localIds.map((localId) => this.#entries.get(localId)?.state);
    return {
      uploading: states.filter((state) => state && state !== 'failed' && state !== 'done').length,
      failed: states.filter((state) => state === 'failed').length,
    };
  }

  /** Resolves when none of the given recordings is on its way any more; `signal` ends the waiting early. */
  async settled(localIds: readonly string[], signal: AbortSignal): Promise<UploadTally> {
    for (const localId of localIds) this.resume(localId);
    while (this.tally(localIds).uploading > 0 && !signal.aborted) await untilChange(this.subscribe, signal);
    return this.tally(localIds);
  }

  /** Stops everything, when the form is gone. */
  dispose(): void {
    for (const { abort } of this.#ways.values()) abort?.abort();
    this.#entries.clear();
    this.#ways.clear();
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

  #begin(localId: string, of: Of): void {
    const reason = recordingRefusalOf(of.kind, of.file);
    if (reason) this.#set(localId, { ...of, state: 'failed', error: new RecordingRefusal(of.kind, reason) });
    else void this.#run(localId, of, 0);
  }

  async #run(localId: string, { kind, file }: Of, percent: number): Promise<void> {
    const of = { kind, file };
    const abort = new AbortController();
    const { signal } = abort;
    const way: Way = { ...this.#ways.get(localId), abort };
    this.#ways.set(localId, way);
    const isOurs = (): boolean => this.#ways.get(localId) === way && !signal.aborted;
    const tell = (entry: RecordingUpload): void => {
      if (isOurs()) this.#set(localId, entry);
    };
    tell({ ...of, state: 'sending', percent });
    try {
      const poster = kind === 'video' ? this.#calls.posterOf(file, signal) : undefined;
      way.upload ??= await this.#calls.announce(kind, file, signal);
      const uploaded = await this.#calls.send(way.upload, kind, file, {
        onProgress: (sent) => tell({ ...of, state: 'sending', percent: sent }),
        onWork: () => tell({ ...of, state: 'working' }),
        signal,
      });
      const block = blockOf(of, uploaded, await poster);
      tell({ ...of, state: 'done', block, isTranscoding: uploaded.isTranscoding });
    } catch (error) {
      // An answer is the end of that upload; a line that broke is not.
      if (isApiError(error)) delete way.upload;
      tell({ ...of, state: 'failed', error });
    }
  }
}
