import type { CSSProperties } from 'react';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import {
  blend,
  contrastRatio,
  isHexColour,
  isLight,
  parseHex,
  toHex,
} from '#src/domain/appearance/colour.ts';

type Rgb = NonNullable<ReturnType<typeof parseHex>>;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** Theme colours the palette is derived from. */
type ThemeColours = Pick<BlogTheme, 'backgroundColor' | 'linkColor'>;

/** Required contrast of text (WCAG AA 4.5) and of controls (3), with a margin for rounding. */
const TEXT_CONTRAST_RATIO = 4.55;
const CONTROL_CONTRAST_RATIO = 3.05;

/** Semantic colours with a fixed meaning, independent of the theme. */
const STATES = {
  light: { like: '#c81d52', reblog: '#0a6b42', success: '#0a6b42', danger: '#b3182f' },
  dark: { like: '#ff85a8', reblog: '#5fdb9c', success: '#5fdb9c', danger: '#ff9090' },
} as const;

const rgbOf = (colour: string, fallback: Rgb): Rgb => parseHex(colour) ?? fallback;

function isReadable(colour: Rgb, backgrounds: readonly Rgb[], wanted: number): boolean {
  return backgrounds.every((background) => contrastRatio(colour, background) >= wanted);
}

/**
 * Moves a colour towards `pole` in steps of 5 % until it has the wanted contrast on every background, else returns the
 * pole.
 */
function readableOn(colour: Rgb, backgrounds: readonly Rgb[], pole: Rgb, wanted = TEXT_CONTRAST_RATIO): Rgb {
  for (let step = 0; step < 20; step += 1) {
    const candidate = blend(pole, colour, step / 20);
    if (isReadable(candidate, backgrounds, wanted)) return candidate;
  }
  return pole;
}

function inkOn(background: Rgb): Rgb {
  return contrastRatio(BLACK, background) >= contrastRatio(WHITE, background) ? BLACK : WHITE;
}

/** Returns the lightest of three card colours over a dark background on which white text stays readable. */
function cardColourOn(background: Rgb): Rgb {
  const lifts = [0.12, 0.06, 0.03].map((share) => blend(WHITE, background, share));
  return lifts.find((lift) => contrastRatio(WHITE, lift) >= 5.5) ?? background;
}

/** Returns the largest of four shares of `front` over `back` on which both `front` and text stay readable. */
function softOver(front: Rgb, back: Rgb, text: Rgb): Rgb {
  const shares = [0.14, 0.1, 0.06, 0.03].map((share) => blend(front, back, share));
  return (
    shares.find(
      (soft) =>
        isReadable(front, [soft], TEXT_CONTRAST_RATIO) && isReadable(text, [soft], TEXT_CONTRAST_RATIO),
    ) ?? back
  );
}

/** Attributes of an element with a blog's theme: light or dark, and its colours as custom properties. */
export interface BlogFrameTheme {
  'data-blog-theme': 'light' | 'dark';
  style: CSSProperties;
}

/**
 * Returns the background of a field or a hovered element: the largest share of the text colour that keeps text
 * readable.
 */
function hoverBackground(ink: Rgb, background: Rgb, most: number): Rgb {
  const shades = [most, most / 2, most / 4].map((share) => blend(ink, background, share));
  return shades.find((shade) => isReadable(ink, [shade], TEXT_CONTRAST_RATIO + 0.1)) ?? background;
}

/** Derives the colours of all palette roles from a blog's theme (src/app/styles/palettes.css). */
function rolesOf(
  theme: ThemeColours,
): Record<string, Rgb> & { background: Rgb; field: Rgb; row: Rgb; hovered: Rgb } {
  const background = isHexColour(theme.backgroundColor) ? rgbOf(theme.backgroundColor, WHITE) : WHITE;
  const light = isLight(background);
  const pole = light ? BLACK : WHITE;
  const lift = light ? WHITE : cardColourOn(background);
  const surface = blend(background, lift, 0.26);
  const raised = blend(background, lift, 0.12);
  const sunken = blend(background, lift, 0.7);
  const papers = [surface, raised, sunken];
  const text = readableOn(rgbOf(light ? '#2b2d38' : '#e9e9ef', pole), [background, ...papers], pole, 6);
  const field = hoverBackground(text, background, 0.08);
  const row = hoverBackground(text, surface, 0.06);
  const backgrounds = [background, field, ...papers, row];
  const muted = readableOn(blend(text, background, 0.74), backgrounds, pole);
  const link = readableOn(rgbOf(theme.linkColor, text), backgrounds, pole);
  const states = STATES[light ? 'light' : 'dark'];
  const state = (name: keyof typeof states): Rgb => readableOn(rgbOf(states[name], text), papers, pole);
  const hover = blend(text, link, 0.14);
  const onLink = inkOn(link);
  return {
    background,
    'on-background': text,
    'on-background-muted': muted,
    surface,
    'surface-raised': raised,
    'surface-sunken': sunken,
    text,
    'text-muted': muted,
    border: blend(text, background, 0.14),
    'border-strong': readableOn(
      blend(text, background, 0.55),
      [background, ...papers],
      pole,
      CONTROL_CONTRAST_RATIO,
    ),
    accent: link,
    'accent-hover': isReadable(onLink, [hover], TEXT_CONTRAST_RATIO) ? hover : link,
    'on-accent': onLink,
    'accent-soft': softOver(link, surface, text),
    link,
    like: state('like'),
    reblog: state('reblog'),
    danger: state('danger'),
    'on-danger': inkOn(state('danger')),
    success: state('success'),
    'on-success': inkOn(state('success')),
    focus: link,
    field,
    row,
    hovered: hoverBackground(text, background, 0.16),
  };
}

/**
 * Converts a blog's theme into a palette (docs/decisions/022): every role of the site's palettes, each readable on all
 * its backgrounds, whatever colours the blog chose. Layers over the page and the site's header keep the viewer's
 * palette.
 */
export function frameThemeOf(theme: ThemeColours): BlogFrameTheme {
  const { field, row, hovered, ...roles } = rolesOf(theme);
  const style = {
    ...Object.fromEntries(Object.entries(roles).map(([role, colour]) => [`--color-${role}`, toHex(colour)])),
    '--ground-1': toHex(field),
    '--ground-2': toHex(hovered),
    '--surface-hover': toHex(row),
  };
  return { 'data-blog-theme': isLight(roles.background) ? 'light' : 'dark', style: style as CSSProperties };
}
