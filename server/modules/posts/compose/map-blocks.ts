import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];

/** Applies `change` to each block, to nested ones first. */
export function mapBlocks<Kind extends Block>(
  blocks: readonly Kind[],
  change: (block: Block) => Block,
): Kind[] {
  return blocks.map((block) => {
    const whole: Block = block;
    if (whole.type === 'image-set' || whole.type === 'carousel') {
      return change({ ...whole, images: mapBlocks(whole.images, change) }) as Kind;
    }
    if (whole.type === 'nested-blocks')
      return change({ ...whole, blocks: mapBlocks(whole.blocks, change) }) as Kind;
    return change(whole) as Kind;
  });
}

/** Returns all blocks including nested ones. */
export function everyBlock(blocks: readonly Block[]): Block[] {
  const all: Block[] = [];
  mapBlocks(blocks, (block) => {
    all.push(block);
    return block;
  });
  return all;
}
