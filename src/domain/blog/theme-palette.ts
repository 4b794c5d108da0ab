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
/** What of a theme its palette follows from. */
type ThemeColours = Pick<BlogTheme, 'backgroundColor' | 'linkColor'>;

/** Contrast of text and of what a control is known by (WCAG AA), with a hair to spare for rounding. */
const TEXT = 4.55;
const CONTROL = 3.05;

/** Colours that say the same everywhere; no theme changes what they mean. */
const STATES = {
  light: { like: '#c81d52', reblog: '#0a6b42', success: '#0a6b42', danger: '#b3182f' },
  dark: { like: '#ff85a8', reblog: '#5fdb9c', success: '#5fdb9c', danger: '#ff9090' },
} as const;

const rgbOf = (colour: string, fallback: Rgb): Rgb => parseHex(colour) ?? fallback;

function isReadable(colour: Rgb, grounds: readonly Rgb[], wanted: number): boolean {
  return grounds.every((ground) => contrastRatio(colour, ground) >= wanted);
}

/** The colour moved towards `pole` in steps of 5 % until it has the wanted contrast on every ground, else the pole. */
function readableOn(colour: Rgb, grounds: readonly Rgb[], pole: Rgb, wanted = TEXT): Rgb {
  for (let step = 0; step < 20; step += 1) {
    const candidate = blend(pole, colour, step / 20);
    if (isReadable(candidate, grounds, wanted)) return candidate;
  }
  return pole;
}

function inkOn(ground: Rgb): Rgb {
  return contrastRatio(BLACK, ground) >= contrastRatio(WHITE, ground) ? BLACK : WHITE;
}

/** How much lighter than a dark ground its cards may be, before white on them is hard to read. */
function liftOf(ground: Rgb): Rgb {
  const lifts = [0.12, 0.06, 0.03].map((share) => blend(WHITE, ground, share));
  return lifts.find((lift) => contrastRatio(WHITE, lift) >= 5.5) ?? ground;
}

/** The largest share of `front` over `back` on which both can still be read. */
function softOver(front: Rgb, back: Rgb, text: Rgb): Rgb {
  const shares = [0.14, 0.1, 0.06, 0.03].map((share) => blend(front, back, share));
  return shares.find((soft) => isReadable(front, [soft], TEXT) && isReadable(text, [soft], TEXT)) ?? back;
}

/** Attributes of an element that starts a blog's own theme: light or dark, and its colours as custom properties. */
export interface BlogFrameTheme {
  'data-blog-theme': 'light' | 'dark';
  style: CSSProperties;
}

/** The ground under a field or a pointer: as much ink as leaves the ink readable. */
function touchedGround(ink: Rgb, ground: Rgb, most: number): Rgb {
  const shades = [most, most / 2, most / 4].map((share) => blend(ink, ground, share));
  return shades.find((shade) => isReadable(ink, [shade], TEXT + 0.1)) ?? ground;
}

/** The colours of a palette that a blog's theme gives, by role (src/app/styles/palettes.css). */
function rolesOf(
  theme: ThemeColours,
): Record<string, Rgb> & { background: Rgb; field: Rgb; row: Rgb; touched: Rgb } {
  const background = isHexColour(theme.backgroundColor) ? rgbOf(theme.backgroundColor, WHITE) : WHITE;
  const light = isLight(background);
  const pole = light ? BLACK : WHITE;
  const lift = light ? WHITE : liftOf(background);
  const surface = blend(background, lift, 0.26);
  const raised = blend(background, lift, 0.12);
  const sunken = blend(background, lift, 0.7);
  const papers = [surface, raised, sunken];
  const text = readableOn(rgbOf(light ? '#2b2d38' : '#e9e9ef', pole), [background, ...papers], pole, 6);
  const field = touchedGround(text, background, 0.08);
  const row = touchedGround(text, surface, 0.06);
  const grounds = [background, field, ...papers, row];
  const muted = readableOn(blend(text, background, 0.74), grounds, pole);
  const link = readableOn(rgbOf(theme.linkColor, text), grounds, pole);
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
    'border-strong': readableOn(blend(text, background, 0.55), [background, ...papers], pole, CONTROL),
    accent: link,
    'accent-hover': isReadable(onLink, [hover], TEXT) ? hover : link,
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
    touched: touchedGround(text, background, 0.16),
  };
}

/**
 * A blog's theme as one more palette (docs/decisions/022): every role that the site's own palettes name, each readable
 * on all it may stand on, whatever colours the blog chose. Layers over the page and the site's header keep the reader's.
 */
export function frameThemeOf(theme: ThemeColours): BlogFrameTheme {
  const { field, row, touched, ...roles } = rolesOf(theme);
  const style = {
    ...Object.fromEntries(Object.entries(roles).map(([role, colour]) => [`--color-${role}`, toHex(colour)])),
    '--ground-1': toHex(field),
    '--ground-2': toHex(touched),
    '--surface-hover': toHex(row),
  };
  return { 'data-blog-theme': isLight(roles.background) ? 'light' : 'dark', style: style as CSSProperties };
}
