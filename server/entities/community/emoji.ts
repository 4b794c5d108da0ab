import { domainError } from '#server/core/errors.ts';

/** Names by which clients can send frequent emoji. */
const BY_SLUG: Readonly<Record<string, string>> = {
  'black-heart': '🖤',
  'broken-heart': '💔',
  camera: '📷',
  clap: '👏',
  cloud: '☁️',
  coffee: '☕',
  cry: '😢',
  eyes: '👀',
  ferry: '⛴️',
  fire: '🔥',
  heart: '❤️',
  herb: '🌿',
  horn: '📯',
  hug: '🤗',
  joy: '😂',
  laugh: '😄',
  moon: '🌙',
  mountain: '⛰️',
  party: '🎉',
  pray: '🙏',
  rocket: '🚀',
  seedling: '🌱',
  smile: '🙂',
  snow: '❄️',
  sparkles: '✨',
  star: '⭐',
  sun: '☀️',
  think: '🤔',
  'thumbs-down': '👎',
  'thumbs-up': '👍',
  wave: '👋',
  wow: '😮',
};
const SLUGS = new Map(Object.entries(BY_SLUG).map(([slug, grapheme]) => [grapheme, slug]));

const EMOJI = /^\p{RGI_Emoji}$/v;
const EMOJI_STYLE = '\u{fe0f}';
const ID = /^[0-9a-f]{1,6}(?:-[0-9a-f]{1,6})*$/;

/** Returns a text that is one emoji, in emoji style; undefined for any other. */
export function oneEmoji(text: string): string | undefined {
  return [text, `${text}${EMOJI_STYLE}`].find((candidate) => EMOJI.test(candidate));
}

/** Returns the id of an emoji: its code points. */
export function reactionId(grapheme: string): string {
  return Array.from(grapheme, (char) => (char.codePointAt(0) ?? 0).toString(16)).join('-');
}

/** Returns the name of a frequent emoji. */
export function slugOf(grapheme: string): string | undefined {
  return SLUGS.get(grapheme);
}

/** Returns the emoji with that name, that id or that is written itself; undefined when there is none. */
export function emojiNamed(text: string): string | undefined {
  if (Object.hasOwn(BY_SLUG, text)) return BY_SLUG[text];
  const points = ID.test(text) ? text.split('-').map((point) => Number.parseInt(point, 16)) : [];
  const written =
    points.length > 0 && points.every((point) => point <= 0x10ffff)
      ? oneEmoji(String.fromCodePoint(...points))
      : undefined;
  return written ?? oneEmoji(text);
}

/**
 * Returns the emoji of a request; its name wins over the written one.
 *
 * @throws invalid-request-param
 */
export function sentEmoji({ slug, grapheme = '' }: { slug?: string; grapheme?: string }): string {
  const field = slug === undefined ? 'grapheme' : 'slug';
  const emoji = slug === undefined ? oneEmoji(grapheme) : BY_SLUG[slug];
  if (emoji === undefined || (slug !== undefined && !Object.hasOwn(BY_SLUG, slug))) {
    throw domainError('invalid-request-param', { field });
  }
  return emoji;
}
