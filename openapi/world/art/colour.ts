/** Colour arithmetic in OKLab, so that mixes stay clean instead of going grey. */

type Triple = readonly [number, number, number];

function toLinear(c: number): number {
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function toGamma(c: number): number {
  return c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
}

function parse(hex: string): Triple {
  const n = Number.parseInt(hex.slice(1), 16);
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
}

function toLab(hex: string): Triple {
  const [r, g, b] = parse(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb
    .map((c) =>
      Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, c)))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Returns the colour `t` of the way from `a` to `b` (0 = a, 1 = b). Both are #RRGGBB. */
export function mix(a: string, b: string, t: number): string {
  const x = toLab(a);
  const y = toLab(b);
  return fromLab([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t]);
}

/** Returns a colour `t` of the way to white. */
export const lighten = (colour: string, t: number): string => mix(colour, '#ffffff', t);

/** Returns a colour `t` of the way to a warm near-black, which looks less dirty than pure black. */
export const darken = (colour: string, t: number): string => mix(colour, '#140f1c', t);

/** Returns the colour at `t` (0 to 1) along a list of evenly spaced colours. */
export function ramp(colours: readonly string[], t: number): string {
  const x = Math.min(0.9999, Math.max(0, t)) * (colours.length - 1);
  const i = Math.floor(x);
  return mix(colours[i] ?? '#000000', colours[i + 1] ?? colours[i] ?? '#000000', x - i);
}

/** Converts from OKLCH: lightness 0–1, chroma 0–0.37, hue in degrees. */
export function oklch(l: number, c: number, h: number): string {
  const r = (h * Math.PI) / 180;
  return fromLab([l, c * Math.cos(r), c * Math.sin(r)]);
}
