import { describe, expect, it } from 'vitest';
import { cast } from '#openapi/world/cast.ts';
import { contrastRatio, parseHex } from '#src/domain/appearance/colour.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import { frameThemeOf } from './theme-palette.ts';

const { theme } = aBlog('ann');
const PAPERS = ['surface', 'surface-raised', 'surface-sunken'];

function paletteOf(backgroundColor: string, linkColor: string) {
  const frameTheme = frameThemeOf({ ...theme, backgroundColor, linkColor });
  const colour = (role: string) => {
    const name = /^ground-|hover$/.test(role) && role !== 'accent-hover' ? `--${role}` : `--color-${role}`;
    const rgb = parseHex((frameTheme.style as Record<string, string>)[name] ?? '');
    if (!rgb) throw new Error(`no ${name}`);
    return rgb;
  };
  return { frameTheme, colour };
}

const THEMES: [string, string][] = [
  ...cast.map(({ background, accent }): [string, string] => [background, accent]),
  ['#ffffff', '#ffff00'],
  ['#000000', '#000080'],
  ['#808080', '#888888'],
  ['#757575', '#757575'],
  ['#ff5500', '#ff5500'],
  ['#00ff00', '#ff00ff'],
  ['#0000ff', '#ff0000'],
  ['#abc', '#abe'],
  ['url(x)', 'red'],
];

describe.each(THEMES)('frameThemeOf with background %s and links %s', (background, link) => {
  const { colour } = paletteOf(background, link);
  const expectContrast = (fronts: string[], backs: string[], wanted: number) => {
    for (const front of fronts)
      for (const back of backs)
        expect(contrastRatio(colour(front), colour(back)), `${front} on ${back}`).toBeGreaterThanOrEqual(
          wanted,
        );
  };

  it('frameThemeOf has readable text on every background', () => {
    expectContrast(['text', 'text-muted', 'link', 'like', 'reblog', 'danger', 'success'], PAPERS, 4.5);
    expectContrast(['on-background', 'on-background-muted', 'link'], ['background'], 4.5);
    expectContrast(['text', 'link'], ['accent-soft'], 4.5);
    expectContrast(['on-accent'], ['accent', 'accent-hover'], 4.5);
    expectContrast(['on-danger'], ['danger'], 4.5);
    expectContrast(['on-success'], ['success'], 4.5);
  });

  it('frameThemeOf has readable text on derived backgrounds', () => {
    expectContrast(['on-background', 'on-background-muted'], ['ground-1'], 4.5);
    expectContrast(['on-background'], ['ground-2'], 4.5);
    expectContrast(['text', 'text-muted'], ['surface-hover'], 4.5);
  });

  it('frameThemeOf has visible controls', () => {
    expectContrast(['accent', 'focus', 'border-strong'], ['background', ...PAPERS], 3);
  });
});

it('frameThemeOf keeps readable colours unchanged', () => {
  const { frameTheme, colour } = paletteOf('#fdf3e4', '#8a3d12');
  expect(frameTheme['data-blog-theme']).toBe('light');
  expect([colour('background'), colour('link'), colour('accent')]).toEqual([
    [253, 243, 228],
    [138, 61, 18],
    [138, 61, 18],
  ]);
});

it('frameThemeOf lightens cards on a dark background', () => {
  const { frameTheme, colour } = paletteOf('#101426', '#9fb4ff');
  expect(frameTheme['data-blog-theme']).toBe('dark');
  expect(contrastRatio(colour('surface'), colour('background'))).toBeGreaterThan(1.05);
});
