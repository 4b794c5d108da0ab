import { paragraphOf } from './from-blocks.ts';
import type { DocJson, Subtype } from './types.ts';

/** What a new post can start as. Audio and video come by their address. */
export const STARTING_POINTS = ['text', 'photo', 'quote', 'link', 'chat', 'audio', 'video'] as const;

export type StartingPoint = (typeof STARTING_POINTS)[number];

/** The starting point an address asks for; `text` for anything else. */
export function startingPointOf(postType: string | undefined): StartingPoint {
  return STARTING_POINTS.find((point) => point === postType) ?? 'text';
}

const LINES: Partial<Record<StartingPoint, readonly (Subtype | null)[]>> = {
  quote: ['quote', null],
  chat: ['chat', 'chat'],
};

/** An empty document that is ready for a kind of post. */
export function startingDoc(point: StartingPoint): DocJson {
  const subtypes = LINES[point] ?? [null];
  return { type: 'doc', content: subtypes.map((subtype) => paragraphOf(subtype, { text: '' })) };
}
