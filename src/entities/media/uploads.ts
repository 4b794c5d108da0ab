import { uploadImage } from '#generated/hooks/media/media.ts';
import type { components } from '#generated/types/api.d.ts';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { convertPicture } from './convert-picture.ts';
import { newLocalId } from './local-id.ts';
import { isConvertible, type PictureRejection, rejectionReasonOf } from './picture-check.ts';
import { waitForChange } from './wait-for-change.ts';

type ImageBlock = components['schemas']['ImageBlock'];
type UploadedImage = components['schemas']['UploadedImage'];

/** State of one picture's upload. */
export type Upload =
  | { state: 'uploading'; file: File; previewUrl: string; percent: number }
  | { state: 'failed'; file: File; previewUrl: string; error: unknown }
  | { state: 'done'; file: File; previewUrl: string; image: UploadedImage };

/** A file the server would reject, so it is not sent (contract: uploadImage). */
export class RejectedPictureError extends Error {
  override readonly name = 'RejectedPictureError';
  readonly reason: PictureRejection;

  constructor(reason: PictureRejection) {
    super(`Picture refused for its ${reason}`);
    this.reason = reason;
  }
}

type Send = (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<UploadedImage>;

/** Maximum number of parallel uploads; more would only slow each other down. */
const MAX_PARALLEL_UPLOADS = 2;

const sendImage: Send = async (file, onUploadProgress, signal) => {
  const { response } = await uploadImage({ file }, { onUploadProgress, signal });
  return response;
};

/** Numbers of unfinished and failed uploads of a form. */
export interface UploadCounts {
  uploading: number;
  failed: number;
}

/** The uploads of one form, by local id. The text itself holds only the id, so undo and redo never lose an upload. */
export class Uploads {
  readonly #send: Send;
  readonly #entries = new Map<string, Upload>();
  readonly #aborts = new Map<string, AbortController>();
  readonly #waiting: string[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(send: Send = sendImage) {
    this.#send = send;
  }

  /** Starts the upload of a file and returns its local id. */
  add(file: File): string {
    const localId = newLocalId();
    this.#start(localId, file, URL.createObjectURL(file));
    return localId;
  }

  /** Sends a failed picture again, or another file in its place. */
  retry(localId: string, file = this.#entries.get(localId)?.file): void {
    if (!file) return;
    this.#start(localId, file, URL.createObjectURL(file));
  }

  /** Retries those of the given uploads that were interrupted by a lost connection. */
  retryInterrupted(localIds: readonly string[]): void {
    for (const localId of localIds) {
      const upload = this.#entries.get(localId);
      if (upload?.state === 'failed' && upload.error instanceof NetworkError) this.retry(localId);
    }
  }

  /** Returns the upload with an id; undefined for pictures that were already part of the post. */
  get(localId: string): Upload | undefined {
    return this.#entries.get(localId);
  }

  /** Returns the image block of a finished upload. */
  readonly blockOf = (localId: string): ImageBlock | undefined => {
    const upload = this.#entries.get(localId);
    if (upload?.state !== 'done') return undefined;
    const { media, colors } = upload.image;
    return { type: 'image', media, ...(colors.length > 0 ? { colors } : {}) };
  };

  /** Counts how many of the given uploads are unfinished or failed. */
  countUploads(localIds: readonly string[]): UploadCounts {
    const states = localIds.map((localId) => this.#entries.get(localId)?.state);
    return {
      uploading: states.filter((state) => state === 'uploading').length,
      failed: states.filter((state) => state === 'failed').length,
    };
  }

  /** Resolves when none of the given uploads is in progress, or when `signal` aborts. */
  async settled(localIds: readonly string[], signal: AbortSignal): Promise<UploadCounts> {
    while (this.countUploads(localIds).uploading > 0 && !signal.aborted) {
      await waitForChange(this.subscribe, signal);
    }
    return this.countUploads(localIds);
  }

  /** Aborts all uploads when the form is unmounted. */
  dispose(): void {
    for (const abort of this.#aborts.values()) abort.abort();
    for (const { previewUrl } of this.#entries.values()) URL.revokeObjectURL(previewUrl);
    this.#waiting.length = 0;
    this.#entries.clear();
    this.#listeners.clear();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(localId: string, upload: Upload): void {
    this.#entries.set(localId, upload);
    for (const listener of this.#listeners) listener();
  }

  #start(localId: string, file: File, previewUrl: string): void {
    const before = this.#entries.get(localId);
    if (before) URL.revokeObjectURL(before.previewUrl);
    if (isConvertible(file)) {
      this.#set(localId, { state: 'uploading', file, previewUrl, percent: 0 });
      void this.#convert(localId, file, previewUrl);
      return;
    }
    this.#queue(localId, file, previewUrl);
  }

  /** Continues with a converted picture, unless it was replaced or its form closed meanwhile. */
  async #convert(localId: string, file: File, previewUrl: string): Promise<void> {
    const converted = await convertPicture(file);
    if (this.#entries.get(localId)?.previewUrl !== previewUrl) return;
    if (converted === file) {
      this.#queue(localId, file, previewUrl);
      return;
    }
    URL.revokeObjectURL(previewUrl);
    this.#queue(localId, converted, URL.createObjectURL(converted));
  }

  #queue(localId: string, file: File, previewUrl: string): void {
    const reason = rejectionReasonOf(file);
    if (reason) {
      this.#set(localId, { state: 'failed', file, previewUrl, error: new RejectedPictureError(reason) });
      return;
    }
    this.#set(localId, { state: 'uploading', file, previewUrl, percent: 0 });
    this.#waiting.push(localId);
    this.#next();
  }

  #next(): void {
    if (this.#aborts.size >= MAX_PARALLEL_UPLOADS) return;
    const localId = this.#waiting.shift();
    const upload = localId === undefined ? undefined : this.#entries.get(localId);
    if (localId !== undefined && upload?.state === 'uploading') void this.#run(localId, upload);
  }

  async #run(localId: string, { file, previewUrl }: Upload): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(localId, abort);
    try {
      const onProgress = (percent: number): void =>
        this.#set(localId, { state: 'uploading', file, previewUrl, percent });
      const image = await this.#send(file, onProgress, abort.signal);
      if (!abort.signal.aborted) this.#set(localId, { state: 'done', file, previewUrl, image });
    } catch (error) {
      if (!abort.signal.aborted) this.#set(localId, { state: 'failed', file, previewUrl, error });
    } finally {
      this.#aborts.delete(localId);
      this.#next();
    }
  }
}
