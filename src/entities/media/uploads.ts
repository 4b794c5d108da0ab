import { uploadImage } from '#generated/hooks/media/media.ts';
import type { components } from '#generated/types/api.d.ts';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { newLocalId } from './local-id.ts';
import { refusalOf } from './picture-check.ts';
import { untilChange } from './until-change.ts';

type ImageBlock = components['schemas']['ImageBlock'];
type UploadedImage = components['schemas']['UploadedImage'];

/** Where a picture is on its way to the server. */
export type Upload =
  | { state: 'uploading'; file: File; previewUrl: string; percent: number }
  | { state: 'failed'; file: File; previewUrl: string; error: unknown }
  | { state: 'done'; file: File; previewUrl: string; image: UploadedImage };

/** A file that is not worth sending: the server would refuse it (contract: uploadImage). */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
  readonly reason: 'type' | 'size';

  constructor(reason: 'type' | 'size') {
    super(`Picture refused for its ${reason}`);
    this.reason = reason;
  }
}

type Send = (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<UploadedImage>;

/** Pictures on their way at the same time; more would only slow each other down. */
const AT_ONCE = 2;

const sendImage: Send = async (file, onUploadProgress, signal) => {
  const { response } = await uploadImage({ file }, { onUploadProgress, signal });
  return response;
};

/** What the form needs to know about all its pictures together. */
export interface UploadTally {
  uploading: number;
  failed: number;
}

/**
 * The pictures of one form on their way to the server, by the id their place in the text carries. The text itself holds
 * only the id, so undoing and redoing never loses an upload.
 */
export class Uploads {
  readonly #send: Send;
  readonly #entries = new Map<string, Upload>();
  readonly #aborts = new Map<string, AbortController>();
  readonly #waiting: string[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(send: Send = sendImage) {
    this.#send = send;
  }

  /** Takes a file in and returns the id for its place in the text. */
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

  /** Sends those of the given pictures again that broke off with the connection. */
  goOn(localIds: readonly string[]): void {
    for (const localId of localIds) {
      const upload = this.#entries.get(localId);
      if (upload?.state === 'failed' && upload.error instanceof NetworkError) this.retry(localId);
    }
  }

  /** Where one picture is; undefined for pictures that came with the post. */
  get(localId: string): Upload | undefined {
    return this.#entries.get(localId);
  }

  /** The block of a picture the server has taken in. */
  readonly blockOf = (localId: string): ImageBlock | undefined => {
    const upload = this.#entries.get(localId);
    if (upload?.state !== 'done') return undefined;
    const { media, colors } = upload.image;
    return { type: 'image', media, ...(colors.length > 0 ? { colors } : {}) };
  };

  /** How many of the given pictures are still on their way or failed. */
  tally(localIds: readonly string[]): UploadTally {
    const states = localIds.map((localId) => this.#entries.get(localId)?.state);
    return {
      uploading: states.filter((state) => state === 'uploading').length,
      failed: states.filter((state) => state === 'failed').length,
    };
  }

  /** Resolves when none of the given pictures is on its way any more; `signal` ends the waiting early. */
  async settled(localIds: readonly string[], signal: AbortSignal): Promise<UploadTally> {
    while (this.tally(localIds).uploading > 0 && !signal.aborted) {
      await untilChange(this.subscribe, signal);
    }
    return this.tally(localIds);
  }

  /** Stops everything, when the form is gone. */
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
    const reason = refusalOf(file);
    if (reason) {
      this.#set(localId, { state: 'failed', file, previewUrl, error: new PictureRefusal(reason) });
      return;
    }
    this.#set(localId, { state: 'uploading', file, previewUrl, percent: 0 });
    this.#waiting.push(localId);
    this.#next();
  }

  #next(): void {
    if (this.#aborts.size >= AT_ONCE) return;
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
