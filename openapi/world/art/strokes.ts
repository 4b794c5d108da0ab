import { backdrop, type Canvas, grain, type Point, roundCoordinate, vignette } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';

export interface Strokes {
  style: 'strokes';
  study: 'curves' | 'dots' | 'knot' | 'column' | 'waves' | 'circle' | 'flourish';
  ink?: 'black' | 'brown' | 'blue' | 'green' | 'gold';
  paper?: 'ivory' | 'rose' | 'slate' | 'tea' | 'indigo';
}

export const strokePapers = {
  ivory: '#f4ecd8',
  rose: '#efd8cc',
  slate: '#2b333b',
  tea: '#dcc39a',
  indigo: '#1d2650',
} as const;
export const strokeInks = {
  black: '#1b1714',
  brown: '#5a3218',
  blue: '#22407d',
  green: '#22563f',
  gold: '#cfa244',
} as const;

/**
 * Draws a stroke of a broad pen held at a constant angle: its width follows the direction of travel. Cubic segments are
 * given as flat lists of points.
 */
function reed(points: readonly Point[], width: number, angle = -0.9): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const ox = (Math.cos(angle) * width) / 2;
  const oy = (Math.sin(angle) * width) / 2;
  for (let i = 0; i + 3 < points.length; i += 3) {
    const [a, b, c, d] = [points[i], points[i + 1], points[i + 2], points[i + 3]];
    if (!a || !b || !c || !d) continue;
    for (let k = 0; k <= 18; k += 1) {
      const t = k / 18;
      const u = 1 - t;
      const x = u * u * u * a.x + 3 * u * u * t * b.x + 3 * u * t * t * c.x + t * t * t * d.x;
      const y = u * u * u * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t * t * t * d.y;
      left.push({ x: x - ox, y: y - oy });
      right.push({ x: x + ox, y: y + oy });
    }
  }
  const all = [...left, ...right.reverse()];
  return `M${all.map((p) => `${roundCoordinate(p.x)} ${roundCoordinate(p.y)}`).join('L')}Z`;
}

const rhomb = (x: number, y: number, s: number): string =>
  `M${roundCoordinate(x)} ${roundCoordinate(y - s)}L${roundCoordinate(x + s)} ${roundCoordinate(y)}L${roundCoordinate(x)} ${roundCoordinate(y + s)}L${roundCoordinate(x - s)} ${roundCoordinate(y)}Z`;

const pt = (x: number, y: number): Point => ({ x, y });

/** Draws abstract pen practice: long curves, dots, knots. No letters of any script. */
export function drawStrokes(c: Canvas, o: Strokes): void {
  const paper = strokePapers[o.paper ?? 'ivory'];
  const ink = strokeInks[o.ink ?? 'black'];
  const r = c.rnd;
  const mid = c.h / 2;
  const k = Math.min(1.25, c.h / 720);
  backdrop(
    c,
    c.radial(
      [
        [0, lighten(paper, 0.08)],
        [1, darken(paper, 0.12)],
      ],
      0.45,
      0.42,
      0.85,
    ),
  );
  let fibres = '';
  for (let i = 0; i < 120; i += 1)
    fibres += `M${roundCoordinate(r.range(0, 1000))} ${roundCoordinate(r.range(0, c.h))}q${roundCoordinate(r.range(-14, 14))} ${roundCoordinate(r.range(-10, 10))} ${roundCoordinate(r.range(-26, 26))} ${roundCoordinate(r.range(-8, 8))}`;
  c.add(
    `<path d="${fibres}" fill="none" stroke="${mix(paper, '#7a5a34', 0.5)}" stroke-width="1.400" opacity=".3"/>`,
  );
  const shade = c.linear(
    [
      [0, ink],
      [0.6, mix(ink, paper, 0.08)],
      [1, mix(ink, paper, 0.26)],
    ],
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  );
  const put = (d: string, opacity = 1) => c.add(`<path d="${d}" fill="${shade}" opacity="${opacity}"/>`);
  const at = (points: readonly (readonly [number, number])[], ox: number, oy: number, s: number) =>
    points.map(([x, y]) => pt(ox + x * s, oy + y * s));
  const bowl = [
    [150, -40],
    [150, 40],
    [90, 96],
    [0, 96],
    [-100, 96],
    [-160, 40],
    [-150, -30],
  ] as const;
  const tall = [
    [20, -190],
    [8, -110],
    [-4, -20],
    [10, 70],
  ] as const;
  const sweep = [
    [250, -60],
    [170, 60],
    [20, 90],
    [-130, 60],
    [-220, 40],
    [-260, -20],
    [-220, -70],
  ] as const;
  switch (o.study) {
    case 'curves':
      for (let i = 0; i < 3; i += 1)
        put(
          reed(
            at(i === 1 ? sweep : bowl, 500 + (i - 1) * 40, mid - 180 * k + i * 190 * k, k * (1.1 - i * 0.08)),
            46 * k,
          ),
        );
      for (let i = 0; i < 5; i += 1) put(rhomb(720 + (i % 2) * 46, mid - 190 * k + i * 40 * k, 16 * k));
      break;
    case 'dots':
      for (let j = 0; j < 5; j += 1)
        for (let i = 0; i < 5 - (j % 2); i += 1)
          put(
            rhomb(260 + i * 120 + (j % 2) * 60, mid - 200 * k + j * 100 * k, 34 * k * r.range(0.93, 1.05)),
            r.range(0.75, 1),
          );
      break;
    case 'knot':
      for (let i = 0; i < 8; i += 1) {
        const a = (i / 8) * Math.PI * 2;
        const b = a + 2.35;
        const rad = 210 * k;
        put(
          reed(
            [
              pt(500 + Math.cos(a) * rad, mid + Math.sin(a) * rad),
              pt(500 + Math.cos(a + 0.6) * rad * 1.4, mid + Math.sin(a + 0.6) * rad * 1.4),
              pt(500 + Math.cos(b - 0.5) * rad * 0.2, mid + Math.sin(b - 0.5) * rad * 0.2),
              pt(500 + Math.cos(b + 0.7) * rad, mid + Math.sin(b + 0.7) * rad),
            ],
            40 * k,
          ),
          0.94,
        );
      }
      put(rhomb(500, mid, 22 * k));
      break;
    case 'column':
      for (let i = 0; i < 7; i += 1)
        put(reed(at(tall, 260 + i * 80, mid + 50 * k + (i % 2) * 16, k * (1.15 + (i % 3) * 0.08)), 40 * k));
      put(reed(at(sweep, 500, mid + 170 * k, k * 1.25), 48 * k));
      break;
    case 'waves':
      for (let i = 0; i < 5; i += 1) {
        const y = mid - 200 * k + i * 100 * k;
        put(
          reed(
            [
              pt(850, y),
              pt(730, y + 90 * k),
              pt(650, y - 90 * k),
              pt(530, y),
              pt(410, y + 90 * k),
              pt(330, y - 90 * k),
              pt(170, y + 20 * k),
            ],
            (22 + i * 8) * k,
          ),
          0.6 + i * 0.1,
        );
      }
      break;
    case 'circle':
      for (let i = 0; i < 5; i += 1) {
        const rad = (225 - i * 7) * k;
        const from = -1.9 + i * 0.06;
        let d = '';
        const steps = 60;
        const pts: Point[] = [];
        for (let s = 0; s <= steps; s += 1) {
          const a = from + (s / steps) * (5.5 - i * 0.2);
          pts.push(pt(500 + Math.cos(a) * rad, mid + Math.sin(a) * rad * 0.98));
        }
        d = `M${pts.map((p) => `${roundCoordinate(p.x)} ${roundCoordinate(p.y)}`).join('L')}`;
        c.add(
          `<path d="${d}" fill="none" stroke="${mix(ink, paper, i * 0.1)}" stroke-width="${roundCoordinate((34 - i * 5) * k)}" stroke-linecap="round" opacity="${roundCoordinate(0.9 - i * 0.12)}"/>`,
        );
      }
      break;
    case 'flourish': {
      const pts: Point[] = [];
      for (let i = 0; i <= 15; i += 1) {
        const a = i * 0.62;
        const rad = (30 + i * 15) * k;
        pts.push(pt(470 + Math.cos(a) * rad * 1.15, mid + Math.sin(a) * rad * 0.85));
      }
      put(reed(pts, 30 * k));
      for (let i = 0; i < 5; i += 1)
        put(
          reed(
            at(
              [
                [0, 0],
                [30, -50],
                [60, -60],
                [110, -30],
              ],
              650 + i * 34,
              mid + 150 * k - i * 62 * k,
              k * (0.9 - i * 0.08),
            ),
            24 * k,
          ),
        );
      put(rhomb(470, mid, 15 * k));
      break;
    }
  }
  for (let i = 0; i < 16; i += 1)
    c.add(
      `<circle cx="${roundCoordinate(500 + r.bell() * 250)}" cy="${roundCoordinate(mid + r.bell() * c.h * 0.25)}" r="${roundCoordinate(r.range(1.5, 5))}" fill="${ink}" opacity="${roundCoordinate(r.range(0.2, 0.6))}"/>`,
    );
  c.add(
    `<rect x="${roundCoordinate(840)}" y="${roundCoordinate(c.h - 130)}" width="64" height="64" rx="8" fill="#a8322c" opacity=".9"/><path d="M858 ${roundCoordinate(c.h - 112)}h28v28h-28zM872 ${roundCoordinate(c.h - 112)}v28" fill="none" stroke="${lighten(paper, 0.2)}" stroke-width="5"/>`,
  );
  vignette(c, 0.22, '#2a1808');
  grain(c, 0.07);
}
