import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { DomainError, domainError } from '../core/errors.ts';
import { imageKind } from '../media/image-kind.ts';
import { firstFrame, readImageHeader } from '../media/images.ts';
import { type MediaStore, mediaPath } from '../media/media-store.ts';
import type { ReadWeb } from '../web/guarded-web.ts';

/** Local files of a provider's GIF. `still` is for viewers who prefer reduced motion. */
export const GIF_FILES = {
  large: { file: 'large.gif', contentType: 'image/gif' },
  small: { file: 'small.gif', contentType: 'image/gif' },
  still: { file: 'still.webp', contentType: 'image/webp' },
} as const;

export type GifFile = keyof typeof GIF_FILES;

/** Addresses of the files at the provider, and the key under which they are stored here. */
export type GifSource = { mediaKey: string; large: string; small: string };

const MAX_FILE_BYTES = { large: 8_000_000, small: 3_000_000 } as const;
/** Maximum number of GIFs fetched at a time by a process, and of those waiting. */
const MAX_PARALLEL_FETCHES = 8;
const MAX_WAITING = 100;

/**
 * Stores GIF files of a provider. Each is fetched on first use and stored, so that viewers never contact the provider.
 */
export class GifFiles {
  readonly #store: MediaStore;
  readonly #web: ReadWeb;
  readonly #turns = pLimit(MAX_PARALLEL_FETCHES);
  /** Running downloads by path, so that simultaneous requests share one. */
  readonly #coming = new Map<string, Promise<void>>();

  constructor(store: MediaStore, web: ReadWeb) {
    this.#store = store;
    this.#web = web;
  }

  /** Returns the local address of a file. */
  url(mediaKey: string, file: GifFile): string {
    return `/media/gifs/${mediaKey}/${GIF_FILES[file].file}`;
  }

  /**
   * Streams a file.
   *
   * @throws {Unreachable} while the provider does not deliver it
   * @throws {DomainError} service-unavailable when too many downloads wait; bad-media-format for a file that is not a
   * usable GIF
   */
  async open(source: GifSource, file: GifFile): Promise<Readable | undefined> {
    const path = mediaPath(source.mediaKey, GIF_FILES[file].file);
    const kept = await this.#store.open(path);
    if (kept) return kept;
    await this.#fetchOnce(path, source, file);
    return this.#store.open(path);
  }

  /** Makes sure that all files of a GIF are stored here. @throws as {@link open} */
  async keep(source: GifSource): Promise<void> {
    for (const file of ['large', 'small', 'still'] as const) (await this.open(source, file))?.destroy();
  }

  /** Deletes the files of a GIF. */
  remove(mediaKey: string): Promise<void> {
    return this.#store.remove(mediaKey);
  }

  async #fetchOnce(path: string, source: GifSource, file: GifFile): Promise<void> {
    const under = this.#coming.get(path);
    if (under) return under;
    if (this.#turns.pendingCount >= MAX_WAITING) {
      throw new DomainError([['service-unavailable', { reason: 'busy' }]], {
        'retry-after': '5',
      });
    }
    const coming = this.#turns(async () => {
      const bytes = file === 'still' ? await this.#still(source) : await this.#gif(source, file);
      await this.#store.put(path, bytes, GIF_FILES[file].contentType);
    }).finally(() => this.#coming.delete(path));
    this.#coming.set(path, coming);
    return coming;
  }

  async #still(source: GifSource): Promise<Buffer> {
    return firstFrame(await this.#gif(source, 'small'));
  }

  /** A GIF that is too large for readers' browsers is served in its small size. */
  async #gif(source: GifSource, file: 'large' | 'small'): Promise<Buffer> {
    const { bytes } = await this.#web(source[file], { accept: 'image/gif', maxBytes: MAX_FILE_BYTES[file] });
    try {
      if (imageKind(bytes) !== 'image/gif') throw domainError('bad-media-format');
      await readImageHeader(bytes);
      return bytes;
    } catch (error) {
      if (file === 'small' || source.large === source.small) throw error;
      return this.#gif(source, 'small');
    }
  }
}
