import { paragraphOf } from './from-blocks.ts';
import type { DocJson, Subtype } from './types.ts';

/** Post types a new post can start as. Audio and video start with an address. */
export const STARTING_POINTS = ['text', 'photo', 'quote', 'link', 'chat', 'audio', 'video'] as const;

export type StartingPoint = (typeof STARTING_POINTS)[number];

/** Returns the post type of a query parameter; `text` for anything else. */
export function startingPointOf(postType: string | undefined): StartingPoint {
  return STARTING_POINTS.find((point) => point === postType) ?? 'text';
}

const STARTING_SUBTYPES: Partial<Record<StartingPoint, readonly (Subtype | null)[]>> = {
  quote: ['quote', null],
  chat: ['chat', 'chat'],
};

/** Returns the initial document for a post type. */
export function startingDoc(point: StartingPoint): DocJson {
  const subtypes = STARTING_SUBTYPES[point] ?? [null];
  return { type: 'doc', content: subtypes.map((subtype) => paragraphOf(subtype, { text: '' })) };
}
