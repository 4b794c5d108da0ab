import type { ExploreMode } from '#src/paths/discovery-paths.ts';

/** Explore modes that show posts of one type. */
export const KIND_MODES = ['text', 'photos', 'gifs', 'quotes', 'chats', 'audio', 'video', 'asks'] as const;

export type KindMode = (typeof KIND_MODES)[number];

/** Returns true when a mode shows posts of one type. */
export function isKindMode(mode: string | undefined): mode is KindMode {
  return KIND_MODES.some((known) => known === mode);
}

/** The modes of the specification, the default first (spec 000 §9). */
export const EXPLORE_MODES = [
  'trending',
  'staff-picks',
  'recommended-for-you',
  ...KIND_MODES,
  'answertime',
] as const satisfies ExploreMode[];

/** A mode that Explore shows. */
export type ShownExploreMode = (typeof EXPLORE_MODES)[number];
