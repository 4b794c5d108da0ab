import { describe, expect, it } from 'vitest';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import { contrastRatio, parseHex } from '#src/domain/appearance/colour.ts';
import { themeStyle } from './theme.ts';

function theme(changes: Partial<BlogTheme>): BlogTheme {
  return {
    avatarShape: 'circle',
    backgroundColor: '#fafafa',
    titleColor: '#222222',
    linkColor: '#0044cc',
    headerImage: null,
    showAvatar: true,
    showDescription: true,
    showHeaderImage: true,
    showTitle: true,
    titleFont: 'Fraunces',
    titleFontWeight: 'bold',
    bodyFont: 'Inter',
    ...changes,
  };
}

function contrast(style: ReturnType<typeof themeStyle>, name: string): number {
  const values = style as Record<string, string>;
  const text = parseHex(values[name] ?? '');
  const ground = parseHex(values['--theme-background'] ?? '');
  return text && ground ? contrastRatio(text, ground) : 0;
}

describe('themeStyle', () => {
  it.each([
    ['#ffffff', '#ffffff', '#ffff00'],
    ['#000000', '#111111', '#000080'],
    ['#808080', '#7f7f7f', '#888888'],
    ['#ff5500', '#ff5501', '#ff5500'],
    ['#abc', '#abd', '#abe'],
  ])('themeStyle makes every text readable on %s', (backgroundColor, titleColor, linkColor) => {
    const style = themeStyle(theme({ backgroundColor, titleColor, linkColor }));
    expect(contrast(style, '--theme-title')).toBeGreaterThanOrEqual(3);
    expect(contrast(style, '--theme-text')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(style, '--theme-link')).toBeGreaterThanOrEqual(4.5);
  });

  it('themeStyle keeps readable colours unchanged', () => {
    expect(themeStyle(theme({ titleColor: '#222222' }))).toMatchObject({ '--theme-title': '#222222' });
  });

  it('themeStyle tolerates invalid colours and fonts', () => {
    const style = themeStyle(
      theme({ backgroundColor: 'url(x)', titleColor: 'red', titleFont: 'Comic; color: red' }),
    );
    expect(style).toMatchObject({
      '--theme-background': '#ffffff',
      '--theme-title-font': 'var(--font)',
    });
  });
});
