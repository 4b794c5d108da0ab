import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';

const MEDIA_TYPES = new Set<ContentBlock['type']>(['image', 'image-set', 'carousel', 'video', 'audio']);

/** Returns true for blocks whose picture or sound stays veiled until a moderator asks for it. */
export function isMedia({ type }: ContentBlock): boolean {
  return MEDIA_TYPES.has(type);
}

/** Splits content into runs of blocks that are media or none, in their order. */
export function mediaRuns(content: readonly ContentBlock[]): { isMedia: boolean; blocks: ContentBlock[] }[] {
  const runs: { isMedia: boolean; blocks: ContentBlock[] }[] = [];
  for (const block of content) {
    const last = runs.at(-1);
    if (last?.isMedia === isMedia(block)) last.blocks.push(block);
    else runs.push({ isMedia: isMedia(block), blocks: [block] });
  }
  return runs;
}
