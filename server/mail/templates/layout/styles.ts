import type { CSSProperties } from 'react';
import { COLOURS, type ColourName } from './colours.ts';

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif";

/** Sizes of text: [size, line height, weight, letter spacing]. */
const SIZES = {
  title: [28, 33, 800, '-0.02em'],
  headline: [36, 40, 800, '-0.025em'],
  quote: [20, 28, 700, '0'],
  words: [24, 30, 800, '-0.018em'],
  body: [16, 25, 400, '0'],
  detail: [14, 21, 400, '0'],
  /** A line of links, far enough apart for a thumb. */
  links: [14, 30, 400, '0'],
} as const;

export type TextSize = keyof typeof SIZES;

/** Returns class and style of a coloured surface or line. */
export function coloured(
  name: ColourName,
  style: CSSProperties = {},
): { className: string; style: CSSProperties } {
  const { property, light } = COLOURS[name];
  const camel = property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { className: name, style: { [camel]: light, ...style } };
}

/** Returns class and style of a text; every text repeats its font, because Outlook passes none on to tables. */
export function written(
  size: TextSize,
  colour: ColourName,
  style: CSSProperties = {},
): { className: string; style: CSSProperties } {
  const [fontSize, lineHeight, fontWeight, letterSpacing] = SIZES[size];
  const text = coloured(colour, {
    margin: 0,
    padding: 0,
    fontFamily: FONT,
    fontSize: `${fontSize}px`,
    lineHeight: `${lineHeight}px`,
    fontWeight,
    letterSpacing,
    overflowWrap: 'anywhere',
    ...style,
  });
  return size === 'title' || size === 'headline' ? { ...text, className: `${size} ${text.className}` } : text;
}

/** Attributes of a table that only arranges. */
export const LAYOUT_TABLE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

/** Style of a cell that only draws. */
export const EMPTY_CELL: CSSProperties = { fontSize: 0, lineHeight: 0 };
