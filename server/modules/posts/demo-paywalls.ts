import type { components } from '#generated/types/api.d.ts';

type Block = components['schemas']['ContentBlock'];

function forSupporters(...words: string[]): Block[] {
  return [
    {
      type: 'nested-blocks',
      subtype: 'paywall',
      blocks: words.map((text) => ({ type: 'text' as const, text })),
    },
  ];
}

/** Parts for supporters at the end of posts of the demo world, by the keys of the posts. */
export const DEMO_PAYWALLS: Readonly<Record<string, Block[]>> = {
  'odile-recipe-flatbread': forSupporters(
    'The one I sell: swap half the yoghurt for the old dough, about a fist, and leave it in the coldest room you have until you are cross with it.',
    'The steam is the whole trick. Two ladles on the oven floor, and then you do not open the door. You will want to.',
  ),
  'tamsin-cloud': forSupporters(
    'What I did instead: took the mount apart on the kitchen table, found the screw that has rattled since March, and lost another one.',
  ),
};
