import type { PushKind } from './push-words.ts';
import type { Waiting } from './waiting-repository.ts';

/** What a device shows. Its service worker reads it (src/service-worker). */
export interface PushedMessage {
  /** What has the same tag takes the place of what was shown before. */
  tag: string;
  title: string;
  body?: string;
  /** Where a press leads, within the site. */
  url: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A message, and what of what waited it tells. */
export interface Pushed {
  message: PushedMessage;
  tells: readonly Waiting[];
}

/** Whom is told, and how they want it. */
export interface Reader {
  userId: string;
  locale: string;
  /** Whether they are told of a kind. */
  wants: Readonly<Record<PushKind, boolean>>;
  /** Whether what people wrote may be seen by who looks at the screen. */
  showsText: boolean;
  groupBy: 'post' | 'blog' | null;
}

const LONGEST = 160;

/** Words cut to what a device shows, by what is read as one sign. */
export function cut(text: string | undefined): string | undefined {
  const line = text?.replace(/\s+/g, ' ').trim();
  if (!line) return undefined;
  const signs = [...new Intl.Segmenter().segment(line.slice(0, LONGEST * 4))];
  if (signs.length <= LONGEST && line.length <= LONGEST * 4) return line;
  return `${signs
    .slice(0, LONGEST - 1)
    .map(({ segment }) => segment)
    .join('')}…`;
}

/** A `body` when there is one to show. */
export const bodyOf = (body: string | undefined): { body?: string } => (body === undefined ? {} : { body });
