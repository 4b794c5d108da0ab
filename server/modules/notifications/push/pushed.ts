import type { PushSetting } from '#server/notifications/kind.ts';
import type { Waiting } from './waiting-repository.ts';

/** Payload of a push message. The service worker reads it (src/service-worker). */
export interface PushedMessage {
  /** A message replaces the shown one with the same tag. */
  tag: string;
  title: string;
  body?: string;
  /** Address that a click opens, within the site. */
  url: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A message, and the pending rows it covers. */
export interface Pushed {
  message: PushedMessage;
  tells: readonly Waiting[];
}

/** The recipient and their push settings. */
export interface Reader {
  userId: string;
  locale: string;
  /** True for kinds that are enabled. */
  wants: Readonly<Record<PushSetting, boolean>>;
  /** True when text written by others may appear on the screen. */
  showsText: boolean;
  groupBy: 'post' | 'blog' | null;
}

const MAX_BODY_LENGTH = 160;

/** Truncates text to the length a device shows, counted in grapheme clusters. */
export function cut(text: string | undefined): string | undefined {
  const line = text?.replace(/\s+/g, ' ').trim();
  if (!line) return undefined;
  const signs = [...new Intl.Segmenter().segment(line.slice(0, MAX_BODY_LENGTH * 4))];
  if (signs.length <= MAX_BODY_LENGTH && line.length <= MAX_BODY_LENGTH * 4) return line;
  return `${signs
    .slice(0, MAX_BODY_LENGTH - 1)
    .map(({ segment }) => segment)
    .join('')}…`;
}

/** Returns an object with `body` when there is one to show. */
export const bodyOf = (body: string | undefined): { body?: string } => (body === undefined ? {} : { body });
