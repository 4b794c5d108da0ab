import type { CSSProperties } from 'react';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import { isHexColour, isLight, parseHex, readableColour } from '#src/domain/appearance/colour.ts';

/** Minimum contrast of small text (WCAG AA); large titles need less. */
const MIN_TEXT_CONTRAST = 4.5;
const MIN_TITLE_CONTRAST = 3;

/** Fonts a blog may choose that every reader has in some form. Any other value falls back to the page's own font. */
const FONTS: Record<string, string> = {
  serif: 'var(--font-serif)',
  fraunces: 'var(--font-serif)',
  georgia: 'Georgia, var(--font-serif)',
  mono: 'var(--font-mono)',
  quirky: 'var(--font-hand)',
  'patrick hand': 'var(--font-hand)',
};

/** Returns the CSS font stack of a title font by its name. */
export function titleFontOf(name: string): string {
  return FONTS[name.toLowerCase()] ?? 'var(--font)';
}

/**
 * Returns a blog's colours as custom properties for its own pages and cards. Every text colour is adjusted until it is
 * readable on the blog's background (spec 000 §5, with WCAG's stricter minimum for text).
 */
export function themeStyle(theme: BlogTheme): CSSProperties {
  const background = isHexColour(theme.backgroundColor) ? theme.backgroundColor : '#ffffff';
  const light = isLight(parseHex(background) ?? [255, 255, 255]);
  return {
    '--theme-background': background,
    '--theme-title': readableColour(theme.titleColor, background, MIN_TITLE_CONTRAST),
    '--theme-text': readableColour(light ? '#2b2d38' : '#e9e9ef', background, MIN_TEXT_CONTRAST),
    '--theme-link': readableColour(theme.linkColor, background, MIN_TEXT_CONTRAST),
    '--theme-title-font': titleFontOf(theme.titleFont),
    '--theme-title-weight': theme.titleFontWeight === 'bold' ? 'var(--weight-speak)' : 'var(--weight-medium)',
  } as CSSProperties;
}
