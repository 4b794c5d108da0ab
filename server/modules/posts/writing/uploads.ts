import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { domainError } from '#server/errors.ts';
import { isOwnMediaUrl } from '../core/links.ts';
import { everyBlock, mapBlocks } from './map-blocks.ts';
import { type UploadRow, uploadsByKeys } from './sources-repository.ts';

type Block = components['schemas']['ContentBlock'];

/** The addresses of files a block shows: pictures, sound, moving pictures. */
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

/** Folder and file of an upload's address: `/media/<two letters>/<key>/<file>`. */
function partsOf(url: string): { key: string; file: string } {
  const [file = '', key = ''] = url.split('/').reverse();
  return { key, file };
}

/**
 * A content that shows only what its author uploaded, what the post showed before, or the pictures of cards that the
 * server fetched. A poster from elsewhere is left out: every reader's browser would ask for it.
 *
 * @throws bad-media-format for a picture or file that is somebody else's, or nobody's
 */
export async function ownUploads(
  db: Queryable,
  content: readonly Block[],
  authorId: string,
  before: readonly Block[] = [],
): Promise<Block[]> {
  const blocks = everyBlock(content);
  const shownBefore = new Set(
    everyBlock(before).flatMap((block) => [...filesOf(block), ...postersOf(block)]),
  );
  const news = blocks
    .flatMap((block) => [...filesOf(block), ...postersOf(block)])
    .filter((url) => !shownBefore.has(url) && isOwnMediaUrl(url));
  const uploads: ReadonlyMap<string, UploadRow> = await uploadsByKeys(
    db,
    news.map((url) => partsOf(url).key),
  );
  const uploadOf = (url: string): UploadRow | undefined => {
    const { key, file } = partsOf(url);
    const upload = uploads.get(key);
    return upload?.files.includes(file) && url.endsWith(`/${key}/${file}`) ? upload : undefined;
  };
  const isOwn = (url: string): boolean => shownBefore.has(url) || uploadOf(url)?.owner_id === authorId;
  // The card of a page has the page's own picture, whoever it was fetched for.
  const isFit = (url: string, { type }: Block): boolean =>
    isOwn(url) || (type === 'link' && uploadOf(url)?.is_of_page === true);
  if (!blocks.flatMap(filesOf).every(isOwn)) {
    throw domainError('bad-media-format', { detail: 'Upload the picture first.', field: 'content' });
  }
  return mapBlocks(content, (block) => {
    if (!('poster' in block) || !Array.isArray(block.poster)) return block;
    const { poster, ...rest } = block;
    const kept = poster.filter(({ url }) => isFit(url, block));
    return (kept.length > 0 ? { ...rest, poster: kept } : rest) as Block;
  });
}
