import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { isOwnMediaUrl } from '#server/entities/post/links.ts';
import { stillFile } from '#server/media/images.ts';
import { chosenGifs } from '#server/modules/media/gifs/found-repository.ts';
import { creditOf } from '#server/modules/media/gifs/gif-presenter.ts';
import type { GifRow } from '#server/modules/media/gifs/gifs-repository.ts';
import { everyBlock, mapBlocks } from './map-blocks.ts';
import { type UploadRow, uploadsByKeys } from './sources-repository.ts';

type Block = components['schemas']['ContentBlock'];

/** Returns the addresses of files a block shows: images, audio, video. */
function filesOf(block: Block): string[] {
  if (block.type === 'image') {
    return [...block.media.map(({ url }) => url), ...(block.poster ? [block.poster.url] : [])];
  }
  if (block.type === 'audio' || block.type === 'video') return block.media ? [block.media.url] : [];
  return [];
}

function postersOf(block: Block): string[] {
  return block.type === 'audio' || block.type === 'video' || block.type === 'link'
    ? (block.poster ?? []).map(({ url }) => url)
    : [];
}

/** Returns key and file of an upload's address: `/media/<two letters>/<key>/<file>`. */
function partsOf(url: string): { key: string; file: string } {
  const [file = '', key = ''] = url.split('/').reverse();
  return { key, file };
}

/** Returns the tokens of GIFs that were chosen in the GIF search. */
function tokensOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.type === 'image' && block.feedbackToken ? [block.feedbackToken] : [],
  );
}

/** Returns a chosen GIF with the library's data; of the request only the description is used. */
function fromLibrary(block: Extract<Block, { type: 'image' }>, gif: GifRow): Block {
  const altText = block.altText ?? gif.alt_text;
  const attribution = gif.provider === null ? block.attribution : creditOf(gif);
  return {
    type: 'image',
    media: gif.media,
    ...(altText ? { altText } : {}),
    ...(block.caption ? { caption: block.caption } : {}),
    ...(attribution ? { attribution } : {}),
    ...(gif.poster ? { poster: gif.poster } : {}),
    feedbackToken: gif.embed_key,
  };
}

/** Returns a content with the library's data for chosen GIFs, and the addresses of their files. */
async function withGifs(
  db: Queryable,
  content: readonly Block[],
): Promise<{ content: Block[]; files: ReadonlySet<string> }> {
  const gifs = await chosenGifs(db, tokensOf(everyBlock(content)));
  const media = [...gifs.values()].flatMap((gif) => [...gif.media, ...(gif.poster ? [gif.poster] : [])]);
  return {
    files: new Set(media.map(({ url }) => url)),
    content: mapBlocks(content, (block) => {
      const gif = block.type === 'image' && gifs.get(block.feedbackToken ?? '');
      return gif ? fromLibrary(block, gif) : block;
    }),
  };
}

/** Returns a block with the real sizes of its files and no other file metadata. */
function withSizes(block: Block, inItsSize: <File extends { url: string }>(file: File) => File): Block {
  if (block.type === 'image') {
    const { poster } = block;
    return { ...block, media: block.media.map(inItsSize), ...(poster ? { poster: inItsSize(poster) } : {}) };
  }
  if ((block.type !== 'video' && block.type !== 'audio') || !block.media) return block;
  // The transcoding state comes only from the server.
  const { isTranscoding: _, ...media } = block.media;
  return { ...block, media: block.type === 'video' ? inItsSize(media) : media };
}

/** Adds the first frame of an animated image as its still; unchanged when there is none. */
function withStill(block: Block, uploadOf: (url: string) => UploadRow | undefined): Block {
  if (block.type !== 'image' || block.poster) return block;
  const { url = '' } = block.media[0] ?? {};
  const still = uploadOf(url)?.files.find(({ file }) => file === stillFile);
  if (!still?.width || !still.height) return block;
  const { width, height } = still;
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return { ...block, poster: { url: folder + stillFile, width, height, type: 'webp' } };
}

/**
 * Returns a content after checking that it shows only the author's uploads, GIFs of the library, files of the previous
 * version, or preview images that the server fetched. A poster from elsewhere is removed, because every reader's
 * browser would request it.
 *
 * @throws bad-media-format for an image or file of another member or of unknown origin
 */
export async function ownUploads(
  db: Queryable,
  sent: readonly Block[],
  authorId: string,
  before: readonly Block[] = [],
): Promise<Block[]> {
  const { content, files } = await withGifs(db, sent);
  const blocks = everyBlock(content);
  const shownBefore = new Set(
    everyBlock(before).flatMap((block) => [...filesOf(block), ...postersOf(block)]),
  );
  const news = blocks
    .flatMap((block) => [...filesOf(block), ...postersOf(block)])
    .filter((url) => !shownBefore.has(url) && !files.has(url) && isOwnMediaUrl(url));
  const uploads: ReadonlyMap<string, UploadRow> = await uploadsByKeys(
    db,
    news.map((url) => partsOf(url).key),
  );
  const uploadOf = (url: string): UploadRow | undefined => {
    const { key, file } = partsOf(url);
    const upload = uploads.get(key);
    return upload?.files.some((known) => known.file === file) && url.endsWith(`/${key}/${file}`)
      ? upload
      : undefined;
  };
  const isOwn = (url: string): boolean =>
    shownBefore.has(url) || files.has(url) || uploadOf(url)?.owner_id === authorId;
  // A link preview uses the page's own image, whichever member's request fetched it.
  const isFit = (url: string, { type }: Block): boolean =>
    isOwn(url) || (type === 'link' && uploadOf(url)?.is_of_page === true);
  if (!blocks.flatMap(filesOf).every(isOwn)) {
    throw domainError('bad-media-format', { reason: 'not_uploaded', field: 'content' });
  }
  /** Sizes come from the server: a client could claim that a pixel fills the page. */
  const inItsSize = <File extends { url: string }>(shown: File): File => {
    const upload = uploadOf(shown.url);
    const known = upload?.files.find(({ file }) => file === partsOf(shown.url).file);
    const width = known?.width ?? upload?.width;
    const height = known?.height ?? upload?.height;
    return width && height ? { ...shown, width, height } : shown;
  };
  return mapBlocks(content, (sent) => {
    const block = withStill(withSizes(sent, inItsSize), uploadOf);
    if (!('poster' in block) || !Array.isArray(block.poster)) return block;
    const { poster, ...rest } = block;
    const kept = poster.filter(({ url }) => isFit(url, block)).map(inItsSize);
    return (kept.length > 0 ? { ...rest, poster: kept } : rest) as Block;
  });
}
