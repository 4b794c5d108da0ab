import type { MarkJson, TextFormat } from './types.ts';

const FORMAT_ORDER = [
  'bold',
  'italic',
  'strikethrough',
  'small',
  'link',
  'mention',
  'color',
  'semantic_color',
];

function isSameKind(a: TextFormat, b: TextFormat): boolean {
  return (
    a.type === b.type &&
    a.url === b.url &&
    a.hex === b.hex &&
    a.semanticColor === b.semanticColor &&
    a.blog?.uuid === b.blog?.uuid
  );
}

/**
 * Returns the editor mark of a text format; undefined when the format lacks a required value (a link without address).
 */
export function markOf(format: TextFormat): MarkJson | undefined {
  switch (format.type) {
    case 'strikethrough':
      return { type: 'strike' };
    case 'link':
      return format.url ? { type: 'link', attrs: { href: format.url } } : undefined;
    case 'mention':
      return format.blog ? { type: 'mention', attrs: { blog: format.blog } } : undefined;
    case 'color':
      return format.hex ? { type: 'color', attrs: { hex: format.hex } } : undefined;
    case 'semantic_color':
      return format.semanticColor
        ? { type: 'semanticColor', attrs: { role: format.semanticColor } }
        : undefined;
    default:
      return { type: format.type };
  }
}

/** Returns the text format of a mark over the given code points. */
export function formatOf(mark: MarkJson, start: number, end: number): TextFormat {
  switch (mark.type) {
    case 'strike':
      return { type: 'strikethrough', start, end };
    case 'link':
      return { type: 'link', start, end, url: mark.attrs.href };
    case 'mention':
      return { type: 'mention', start, end, blog: mark.attrs.blog };
    case 'color':
      return { type: 'color', start, end, hex: mark.attrs.hex };
    case 'semanticColor':
      return { type: 'semantic_color', start, end, semanticColor: mark.attrs.role };
    default:
      return { type: mark.type, start, end };
  }
}

/**
 * Normalises a set of ranges: inside the text, none empty, adjacent ranges of one kind joined, ordered by start, end
 * and kind. Ranges count code points, end exclusive.
 */
export function normalizeFormats(formats: readonly TextFormat[], length: number): TextFormat[] {
  const kept = formats
    .map((format) => ({ ...format, start: Math.max(0, format.start), end: Math.min(length, format.end) }))
    .filter(({ start, end }) => start < end)
    .sort(
      (a, b) =>
        a.start - b.start || a.end - b.end || FORMAT_ORDER.indexOf(a.type) - FORMAT_ORDER.indexOf(b.type),
    );
  const joined: TextFormat[] = [];
  for (const format of kept) {
    const neighbour = joined.findLast((known) => isSameKind(known, format) && known.end >= format.start);
    if (neighbour) neighbour.end = Math.max(neighbour.end, format.end);
    else joined.push(format);
  }
  return joined.sort(
    (a, b) =>
      a.start - b.start || a.end - b.end || FORMAT_ORDER.indexOf(a.type) - FORMAT_ORDER.indexOf(b.type),
  );
}
