import type { components } from '#generated/types/api.d.ts';

export type TextFormat = components['schemas']['TextFormat'];

/**
 * The markup of the world's posts, so that ranges need not be counted by hand: `**bold**`, `_italic_`, `~~struck~~`,
 * `[words](address)`, `@{blog-key}`, `{small|words}`, `{#d9480f|words}`, `{accent|words}` for a role of the reader's
 * palette. Marks may be nested.
 */
export interface ParsedMarkup {
  text: string;
  formatting: TextFormat[];
}

export type MentionOf = (key: string) => NonNullable<TextFormat['blog']>;

const SEMANTIC = new Set(['accent', 'muted', 'like', 'reblog', 'danger', 'success']);

const PATTERN =
  /\*\*(?<bold>[^*]+)\*\*|(?<![\p{L}\p{N}])_(?<italic>[^_]+)_(?![\p{L}\p{N}])|~~(?<struck>[^~]+)~~|\[(?<words>[^\]]+)\]\((?<url>[^)\s]+)\)|@\{(?<mention>[a-z0-9-]+)\}|\{(?<tag>small|accent|muted|like|reblog|danger|success|#[0-9a-fA-F]{6})\|(?<inner>[^}]+)\}/u;

const length = (text: string): number => [...text].length;

/** Parses the markup. Ranges count code points. */
export function parseMarkup(source: string, mentionOf: MentionOf): ParsedMarkup {
  const match = PATTERN.exec(source);
  if (!match?.groups) return { text: source, formatting: [] };
  const { bold, italic, struck, words, url, mention, tag, inner } = match.groups;
  const before = source.slice(0, match.index);
  const after = parseMarkup(source.slice(match.index + match[0].length), mentionOf);
  let format: Omit<TextFormat, 'start' | 'end'>;
  let content: string;
  if (mention) {
    const blog = mentionOf(mention);
    content = `@${blog.name}`;
    format = { type: 'mention', blog };
  } else if (words && url) {
    content = words;
    format = { type: 'link', url };
  } else if (tag && inner) {
    content = inner;
    format =
      tag === 'small' ? { type: 'small' } : tag.startsWith('#') ? { type: 'color', hex: tag } : semantic(tag);
  } else {
    content = bold ?? italic ?? struck ?? '';
    format = { type: bold ? 'bold' : italic ? 'italic' : 'strikethrough' };
  }
  const nested = mention ? { text: content, formatting: [] } : parseMarkup(content, mentionOf);
  const start = length(before);
  const end = start + length(nested.text);
  const shift = (ranges: readonly TextFormat[], by: number) =>
    ranges.map((range) => ({ ...range, start: range.start + by, end: range.end + by }));
  return {
    text: before + nested.text + after.text,
    formatting: [
      { ...format, start, end },
      ...shift(nested.formatting, start),
      ...shift(after.formatting, end),
    ],
  };
}

function semantic(role: string): Omit<TextFormat, 'start' | 'end'> {
  if (!SEMANTIC.has(role)) throw new RangeError(`No such role of a palette: ${role}`);
  return { type: 'semantic_color', semanticColor: role as NonNullable<TextFormat['semanticColor']> };
}
