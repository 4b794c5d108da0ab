import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { DomainError } from '../core/errors.ts';
import { StartFault } from '../core/start-fault.ts';
import { findBlog } from '../entities/blog/repository.ts';
import type { ExportedBlock, ExportedPicture } from '../legacy-clients/exported/exported-blocks.ts';
import { readExport } from '../legacy-clients/exported/exported-posts.ts';
import { BucketMediaStore } from '../media/bucket-store.ts';
import { MediaLibrary } from '../media/media.ts';
import { diskMediaStore } from '../media/media-store.ts';
import { importPost } from '../modules/posts/compose/import-post.ts';
import { guardedWeb, Unreachable } from '../web/guarded-web.ts';
import { positionalArgs } from './asked.ts';
import type { Task, TaskContext } from './task.ts';

type Block = components['schemas']['ContentBlock'];
/** Reads a picture by its original address; undefined when it is unavailable. */
type ReadPicture = (url: string) => Promise<Buffer | undefined>;

const web = guardedWeb({ userAgent: 'SkeinImport/1.0' });

/** Reads pictures from the folder `media` beside the file, by the last segment of their address, or fetches them. */
function pictureReader(file: string): ReadPicture {
  const folder = join(dirname(file), 'media');
  return async (url) => {
    const name = basename(new URL(url).pathname);
    const kept = await readFile(join(folder, name)).catch(() => undefined);
    if (kept !== undefined) return kept;
    const accept = 'image/webp, image/png, image/jpeg, image/gif';
    return web(url, { accept, maxBytes: limits.imageBytes }).then(
      ({ bytes }) => bytes,
      (error: unknown) => {
        if (error instanceof Unreachable) return undefined;
        throw error;
      },
    );
  };
}

/**
 * Returns a block with the member's own copy of a picture, or a link to the original when it is unavailable or not a
 * picture.
 */
async function ownPicture(
  library: MediaLibrary,
  read: ReadPicture,
  ownerId: string,
  { url, altText, caption }: ExportedPicture,
): Promise<Block> {
  const bytes = await read(url);
  try {
    if (bytes !== undefined) {
      const { media, colors } = await library.addImage(ownerId, bytes);
      return { type: 'image', media, colors, ...(altText && { altText }), ...(caption && { caption }) };
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  return { type: 'link', url, ...(altText && { title: altText.slice(0, 1024) }) };
}

async function ownBlocks(
  blocks: readonly ExportedBlock[],
  take: (picture: ExportedPicture) => Promise<Block>,
): Promise<Block[]> {
  const own: Block[] = [];
  // One after the other, because a picture is decoded in memory.
  for (const block of blocks) own.push(block.type === 'picture' ? await take(block) : block);
  return own;
}

/** Maximum size in bytes of a file of posts, which is read at once. */
const MAX_EXPORT_BYTES = 500_000_000;

async function readPosts(path: string): Promise<ReturnType<typeof readExport>> {
  try {
    const { size } = await stat(path);
    if (size > MAX_EXPORT_BYTES)
      throw new RangeError(`it is larger than ${MAX_EXPORT_BYTES / 1_000_000} MB; split it`);
    return readExport(await readFile(path, 'utf8'));
  } catch (error) {
    throw new StartFault(`${path} holds no posts: ${error instanceof Error ? error.message : error}`);
  }
}

async function target({ db }: TaskContext, name: string) {
  const blog = await findBlog(db, name, null);
  if (blog === undefined) throw new StartFault(`There is no blog called ${name}.`);
  return { blogId: blog.id, authorId: blog.owner_id };
}

/**
 * `import-posts <blog> <file.json>`: imports posts in the format of the family's public API into a blog, each with its
 * original time. Posts that cannot be imported are listed; existing ones are not duplicated.
 */
export const importPosts: Task = async (context, args) => {
  const [name = '', file = ''] = positionalArgs(args, 2, 'npm run admin -- import-posts <blog> <file.json>');
  const { db, dataDir, bucket, say } = context;
  const path = resolve(file);
  const whose = await target(context, name);
  const { posts, left } = await readPosts(path);
  const store = bucket ? new BucketMediaStore(bucket) : diskMediaStore(join(dataDir, 'media'));
  const library = new MediaLibrary(db, store);
  const read = pictureReader(path);
  say(`There are ${posts.length} posts of ${name} in it.`);
  let arrived = 0;
  let known = 0;
  for (const { id, content: sent, layout: rows, tags, ...post } of posts) {
    const content = await ownBlocks(sent, (picture) => ownPicture(library, read, whose.authorId, picture));
    // A row holds pictures only, so it is dropped where one of them became a link.
    const layout = content.every(({ type }, at) => type === 'image' || sent[at]?.type !== 'picture')
      ? rows
      : [];
    try {
      const made = await importPost(db, { ...post, ...whose, content, layout, tags: tags.join(',') });
      if (made === undefined) known += 1;
      else arrived += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      left.push({ id, why: error.causes[0]?.detail ?? error.slug });
    }
  }
  say(`${arrived} posts arrived in ${name}; ${known} were there already; ${left.length} stayed behind.`);
  for (const { id, why } of left) say(`- ${id}: ${why}.`);
};
