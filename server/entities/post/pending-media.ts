import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import type { PostRow } from './rows.ts';

type Block = components['schemas']['ContentBlock'];

/** Returns the media key of an audio or video block that this site serves. */
function keyOf(block: Block): string | undefined {
  if (block.type !== 'audio' && block.type !== 'video') return undefined;
  return block.media?.url.split('/').at(-2);
}

/**
 * Returns the media keys of a content's audio and video; those in nested blocks are sent unchanged (contract:
 * NestedBlocksBlock).
 */
function recordingsOf(content: readonly Block[]): string[] {
  return content.flatMap((block) =>
    block.type === 'nested-blocks' ? recordingsOf(block.blocks) : (keyOf(block) ?? []),
  );
}

/** Returns the keys of audio and video that are still being transcoded, among those of unpublished posts. */
export async function pendingMediaKeys(
  db: Queryable,
  rows: readonly PostRow[],
): Promise<ReadonlySet<string>> {
  const keys = rows.flatMap(({ state, content }) => (state === 'published' ? [] : recordingsOf(content)));
  if (keys.length === 0) return new Set();
  const found = await db.query<Columns<'media', 'key'>>(
    "select key from media where key = any($1::text[]) and state = 'transcoding'",
    [[...new Set(keys)]],
  );
  return new Set(found.map(({ key }) => key));
}

/** Returns a content that states for each audio and video block if it is still being transcoded. */
export function withProgress<Kind extends Block>(
  content: readonly Kind[],
  unready: ReadonlySet<string>,
): Kind[] {
  return content.map((block: Block) => {
    if (block.type === 'nested-blocks')
      return { ...block, blocks: withProgress(block.blocks, unready) } as Kind;
    const isUnready = unready.has(keyOf(block) ?? '');
    if (!isUnready || (block.type !== 'audio' && block.type !== 'video') || !block.media)
      return block as Kind;
    return { ...block, media: { ...block.media, isTranscoding: true } } as Kind;
  });
}
