import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { DomainError, domainError } from '../core/errors.ts';
import { imageKind } from '../media/image-kind.ts';
import { firstFrame, pictureHead } from '../media/images.ts';
import { type MediaStore, mediaPath } from '../media/media-store.ts';
import type { ReadWeb } from '../web/guarded-web.ts';

/** The files of a provider's GIF here, and how they are served. `still` is what those see who asked for less motion. */
export const GIF_FILES = {
  large: { file: 'large.gif', contentType: 'image/gif' },
  small: { file: 'small.gif', contentType: 'image/gif' },
  still: { file: 'still.webp', contentType: 'image/webp' },
} as const;

export type GifFile = keyof typeof GIF_FILES;

/** Where the provider keeps the files, and the key they are kept under here. */
export type GifSource = { mediaKey: string; large: string; small: string };

const MOST_BYTES = { large: 8_000_000, small: 3_000_000 } as const;
/** GIFs a process fetches at a time, and those that wait for their turn. */
const AT_ONCE = 8;
const MOST_WAITING = 100;

/**
 * Files of GIFs that a provider found. Each is fetched when it is first asked for and kept, so that nobody who sees one is
 * seen by the provider.
 */
export class GifFiles {
  readonly #store: MediaStore;
  readonly #web: ReadWeb;
  readonly #turns = pLimit(AT_ONCE);
  /** What is being fetched, by its path: asked for twice, it is fetched once. */
  readonly #coming = new Map<string, Promise<void>>();

  constructor(store: MediaStore, web: ReadWeb) {
    this.#store = store;
    this.#web = web;
  }

  /** The address of a file here. */
  url(mediaKey: string, file: GifFile): string {
    return `/media/gifs/${mediaKey}/${GIF_FILES[file].file}`;
  }

  /**
   * A file as it comes.
   *
   * @throws {Unreachable} while the provider does not hand it out
   * @throws {DomainError} service-unavailable when too many wait; bad-media-format for what is no GIF that browsers can show
   */
  async open(source: GifSource, file: GifFile): Promise<Readable | undefined> {
    const path = mediaPath(source.mediaKey, GIF_FILES[file].file);
    const kept = await this.#store.open(path);
    if (kept) return kept;
    await this.#fetchOnce(path, source, file);
    return this.#store.open(path);
  }

  /** Sees to it that all files of a GIF are here. @throws as {@link open} */
  async keep(source: GifSource): Promise<void> {
    for (const file of ['large', 'small', 'still'] as const) (await this.open(source, file))?.destroy();
  }

  /** Takes the files of a GIF away. */
  remove(mediaKey: string): Promise<void> {
    return this.#store.remove(mediaKey);
  }

  async #fetchOnce(path: string, source: GifSource, file: GifFile): Promise<void> {
    const under = this.#coming.get(path);
    if (under) return under;
    if (this.#turns.pendingCount >= MOST_WAITING) {
      throw new DomainError([['service-unavailable', { detail: 'Many GIFs are being fetched just now.' }]], {
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

  /** One that is too much for readers' browsers is shown small. */
  async #gif(source: GifSource, file: 'large' | 'small'): Promise<Buffer> {
    const { bytes } = await this.#web(source[file], { accept: 'image/gif', mostBytes: MOST_BYTES[file] });
    try {
      if (imageKind(bytes) !== 'image/gif') throw domainError('bad-media-format');
      await pictureHead(bytes);
      return bytes;
    } catch (error) {
      if (file === 'small' || source.large === source.small) throw error;
      return this.#gif(source, 'small');
    }
  }
}
