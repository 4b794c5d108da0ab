/** Contrast ratio (1–21) that a user's colour needs against its background (spec 000 §5). */
export const READABLE_CONTRAST_RATIO = 1.7;

/** Relative luminance above which a background counts as light (spec 000 §5). */
export const LIGHT_LUMINANCE = 0.179;

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const STEP_SHARE = 0.1;

type Rgb = readonly [red: number, green: number, blue: number];

/** True for `#RGB` and `#RRGGBB`, the only spellings the product accepts (spec 000 §5). */
export const isHexColour = (value: string): boolean => HEX.test(value);

/** Returns the channels 0–255 of a hex colour; undefined when it is not one. */
export function parseHex(value: string): Rgb | undefined {
  if (!isHexColour(value)) return undefined;
  const digits = value.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (start: number): number => Number.parseInt(long.slice(start, start + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** Formats channels (clamped and rounded) as `#rrggbb`. */
export function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns the WCAG relative luminance, 0 (black) to 1 (white). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the WCAG contrast ratio of two colours, 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** True when dark text belongs on this background. */
export const isLight = (rgb: Rgb): boolean => luminance(rgb) > LIGHT_LUMINANCE;

/** Blends `front` over `back` at `opacity` (0–1). */
export function blend(front: Rgb, back: Rgb, opacity: number): Rgb {
  const mix = (index: 0 | 1 | 2): number => front[index] * opacity + back[index] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
}

/**
 * Moves a user's colour in 10 % steps towards black (on light backgrounds) or white (on dark ones) until its contrast
 * reaches 1.7 (spec 000 §5). A `colour` that is not hex becomes black or white; a `background` that is not hex counts
 * as white.
 */
export function readableColour(colour: string, background: string, wanted = READABLE_CONTRAST_RATIO): string {
  const back = parseHex(background) ?? ([255, 255, 255] as const);
  const pole: Rgb = isLight(back) ? [0, 0, 0] : [255, 255, 255];
  const start = parseHex(colour) ?? pole;
  for (let step = 0; step < 10; step += 1) {
    const candidate = blend(pole, start, step * STEP_SHARE);
    if (contrastRatio(candidate, back) >= wanted) return toHex(candidate);
  }
  return toHex(pole);
}
