import type { CSSProperties } from 'react';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import { isHexColour, isLight, parseHex, readableColour } from '#src/domain/appearance/colour.ts';

/** Contrast that small text needs (WCAG AA); large titles get by with less. */
const TEXT = 4.5;
const LARGE_TEXT = 3;

/** Fonts a blog may choose that every reader has in some form. Anything else falls back to the page's own. */
const FONTS: Record<string, string> = {
  serif: 'var(--font-serif)',
  fraunces: 'var(--font-serif)',
  georgia: 'Georgia, var(--font-serif)',
  mono: 'var(--font-mono)',
  quirky: 'var(--font-hand)',
  'patrick hand': 'var(--font-hand)',
};

/** The faces that a title's font of this name is drawn with. */
export function fontOf(name: string): string {
  return FONTS[name.toLowerCase()] ?? 'var(--font)';
}

/**
 * A blog's colours as custom properties for its own pages and cards, every text colour moved until it can be read on
 * the blog's background (spec 000 §5, with WCAG's stricter bar for text).
 */
export function themeStyle(theme: BlogTheme): CSSProperties {
  const background = isHexColour(theme.backgroundColor) ? theme.backgroundColor : '#ffffff';
  const light = isLight(parseHex(background) ?? [255, 255, 255]);
  return {
    '--theme-background': background,
    '--theme-title': readableColour(theme.titleColor, background, LARGE_TEXT),
    '--theme-text': readableColour(light ? '#2b2d38' : '#e9e9ef', background, TEXT),
    '--theme-link': readableColour(theme.linkColor, background, TEXT),
    '--theme-title-font': fontOf(theme.titleFont),
    '--theme-title-weight': theme.titleFontWeight === 'bold' ? 'var(--weight-speak)' : 'var(--weight-medium)',
  } as CSSProperties;
}
