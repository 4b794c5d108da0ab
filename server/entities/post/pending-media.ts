import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { PostRow } from './rows.ts';

type Block = components['schemas']['ContentBlock'];

/** The key of a sound or film that is played from here. */
function keyOf(block: Block): string | undefined {
  if (block.type !== 'audio' && block.type !== 'video') return undefined;
  return block.media?.url.split('/').at(-2);
}

/** The recordings of a content; those in frames are sent as they stand (contract: NestedBlocksBlock). */
function recordingsOf(content: readonly Block[]): string[] {
  return content.flatMap((block) =>
    block.type === 'nested-blocks' ? recordingsOf(block.blocks) : (keyOf(block) ?? []),
  );
}

/** Keys of sounds and films that are still being made, among those of posts that are not published. */
export async function unreadyKeys(db: Queryable, rows: readonly PostRow[]): Promise<ReadonlySet<string>> {
  const keys = rows.flatMap(({ state, content }) => (state === 'published' ? [] : recordingsOf(content)));
  if (keys.length === 0) return new Set();
  const found = await db.query<{ key: string }>(
    "select key from media where key = any($1::text[]) and state = 'transcoding'",
    [[...new Set(keys)]],
  );
  return new Set(found.map(({ key }) => key));
}

/** A content that says of each sound and film whether it is still being made. */
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
