import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];

/** The same blocks with `change` made to each, those inside sets and frames first. */
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

/** Every block, those inside sets and frames among them. */
export function everyBlock(blocks: readonly Block[]): Block[] {
  const all: Block[] = [];
  mapBlocks(blocks, (block) => {
    all.push(block);
    return block;
  });
  return all;
}
