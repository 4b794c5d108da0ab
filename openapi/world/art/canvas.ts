import { type Random, random } from '../random.ts';

export interface Point {
  x: number;
  y: number;
}

/** A picture being drawn: 1,000 units wide whatever its pixel size, `h` units high. */
export interface Canvas {
  readonly w: number;
  readonly h: number;
  readonly rnd: Random;
  readonly seed: string;
  /** Appends markup. */
  add(markup: string): void;
  /** Adds a definition and returns its `url(#…)`. `make` receives the id. */
  def(make: (id: string) => string): string;
  /** Returns a linear gradient; stops are `[offset, colour, opacity?]`; default direction is downwards. */
  linear(stops: readonly Stop[], from?: Point, to?: Point): string;
  /** Returns a radial gradient in the box of the shape it fills. */
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
  /** Returns the finished document at `width` pixels. */
  svg(width: number): string;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Rounds to one decimal: a tenth of a pixel at 1,000 px is enough, and it halves the text. */
export const roundCoordinate = (value: number): string => {
  const s = value.toFixed(1);
  return s.endsWith('.0') ? s.slice(0, -2) : s;
};

const stopMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([o, c, a]) =>
        `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
    )
    .join('');

/** Starts a picture of `h` units height (width is always 1,000 units). */
export function canvas(seed: string, h: number): Canvas {
  const defs: string[] = [];
  const body: string[] = [];
  const def = (make: (id: string) => string) => {
    const id = `d${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  return {
    w: 1000,
    h,
    seed,
    rnd: random(seed),
    add: (markup) => body.push(markup),
    def,
    linear: (stops, from = { x: 0, y: 0 }, to = { x: 0, y: 1 }) =>
      def(
        (id) =>
          `<linearGradient id="${id}" x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}">${stopMarkup(stops)}</linearGradient>`,
      ),
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      def(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopMarkup(stops)}</radialGradient>`,
      ),
    svg: (width) => {
      const height = Math.round((width * h) / 1000);
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 ${roundCoordinate(h)}" width="${width}" height="${height}"><defs>${defs.join('')}</defs>${body.join('')}</svg>`;
    },
  };
}

/** Fills the whole picture. */
export function backdrop(c: Canvas, fill: string): void {
  c.add(`<rect width="1000" height="${roundCoordinate(c.h)}" fill="${fill}"/>`);
}

/**
 * Adds paper or film grain: two tiles of random specks whose sizes share no factor, so that the repetition is not
 * visible. A turbulence filter looks the same and takes six times as long.
 */
export function grain(c: Canvas, strength = 0.07): void {
  const tile = (side: number, colour: string, count: number) => {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const s = 0.8 + c.rnd.next() * 1.5;
      d += `M${roundCoordinate(c.rnd.range(0, side - 2))} ${roundCoordinate(c.rnd.range(0, side - 2))}h${roundCoordinate(s)}v${roundCoordinate(s)}h-${roundCoordinate(s)}z`;
    }
    return c.def(
      (id) =>
        `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path d="${d}" fill="${colour}" fill-opacity="${strength}"/></pattern>`,
    );
  };
  backdrop(c, tile(167, '#000000', 1500));
  backdrop(c, tile(139, '#ffffff', 1100));
}

/** Darkens the corners a little, as a lens does. */
export function vignette(c: Canvas, strength = 0.28, colour = '#10081a'): void {
  backdrop(
    c,
    c.radial(
      [
        [0.55, colour, 0],
        [1, colour, strength],
      ],
      0.5,
      0.48,
      0.78,
    ),
  );
}

/** Draws a disc of light that fades out. */
export function glow(c: Canvas, x: number, y: number, r: number, colour: string, strength = 0.8): void {
  const fill = c.radial([
    [0, colour, strength],
    [0.25, colour, strength * 0.55],
    [0.6, colour, strength * 0.15],
    [1, colour, 0],
  ]);
  c.add(
    `<circle cx="${roundCoordinate(x)}" cy="${roundCoordinate(y)}" r="${roundCoordinate(r)}" fill="${fill}"/>`,
  );
}

/** Returns a closed or open straight-line path through points. */
export function poly(points: readonly Point[], close = true): string {
  return `M${points.map((p) => `${roundCoordinate(p.x)} ${roundCoordinate(p.y)}`).join('L')}${close ? 'Z' : ''}`;
}

/** Returns a smooth path through points (quadratic curves between midpoints). */
export function smooth(points: readonly Point[], close = false): string {
  const at = (i: number): Point =>
    points[((i % points.length) + points.length) % points.length] ?? { x: 0, y: 0 };
  const mid = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  if (close) {
    const start = mid(at(0), at(1));
    let d = `M${roundCoordinate(start.x)} ${roundCoordinate(start.y)}`;
    for (let i = 1; i <= points.length; i += 1) {
      const m = mid(at(i), at(i + 1));
      d += `Q${roundCoordinate(at(i).x)} ${roundCoordinate(at(i).y)} ${roundCoordinate(m.x)} ${roundCoordinate(m.y)}`;
    }
    return `${d}Z`;
  }
  let d = `M${roundCoordinate(at(0).x)} ${roundCoordinate(at(0).y)}`;
  for (let i = 1; i < points.length - 1; i += 1) {
    const m = mid(at(i), at(i + 1));
    d += `Q${roundCoordinate(at(i).x)} ${roundCoordinate(at(i).y)} ${roundCoordinate(m.x)} ${roundCoordinate(m.y)}`;
  }
  const last = at(points.length - 1);
  return `${d}L${roundCoordinate(last.x)} ${roundCoordinate(last.y)}`;
}

/** Returns a wobbly closed outline around a centre, for stones, blobs and loaves. */
export function blob(
  rnd: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  wobble = 0.12,
  steps = 12,
): string {
  const points: Point[] = [];
  for (let i = 0; i < steps; i += 1) {
    const a = (i / steps) * Math.PI * 2;
    const k = 1 + rnd.range(-wobble, wobble);
    points.push({ x: x + Math.cos(a) * rx * k, y: y + Math.sin(a) * ry * k });
  }
  return smooth(points, true);
}
