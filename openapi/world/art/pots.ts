import { noise1 } from '../random.ts';
import { backdrop, type Canvas, grain, type Point, roundCoordinate, smooth, vignette } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';

export type PotShape =
  | 'moon-jar'
  | 'bottle'
  | 'tea-bowl'
  | 'beaker'
  | 'plate'
  | 'pitcher'
  | 'bud-vase'
  | 'lidded';

export interface Pots {
  style: 'pots';
  shapes: readonly PotShape[];
  glaze: 'celadon' | 'tenmoku' | 'shino' | 'ash' | 'cobalt' | 'oat' | 'copper' | 'raw';
  /** The pots' location: studio shelf, kiln, or wheel. */
  place?: 'shelf' | 'kiln' | 'wheel';
  /** True when one of them is broken. */
  cracked?: boolean;
}

export const potGlazes = {
  celadon: ['#b9d0bd', '#8fb3a0', '#b58a66'],
  tenmoku: ['#3a231b', '#7a3e20', '#8d6a4e'],
  shino: ['#f1dcc4', '#dd9a68', '#a86a44'],
  ash: ['#c9c3a8', '#8f9a7b', '#94765a'],
  cobalt: ['#2f4f8f', '#18305f', '#c4b59b'],
  oat: ['#e9dfcb', '#cdbb9a', '#9c7654'],
  copper: ['#5d9a8b', '#a8483b', '#7d5642'],
  raw: ['#c07a55', '#a8623f', '#c07a55'],
} as const;

/** Half profiles from foot (0) to lip (1): [height, radius] in units of the pot's own height. */
const PROFILES: Record<PotShape, { size: number; half: readonly (readonly [number, number])[] }> = {
  'moon-jar': {
    size: 270,
    half: [
      [0, 0.2],
      [0.06, 0.25],
      [0.3, 0.46],
      [0.52, 0.5],
      [0.76, 0.42],
      [0.92, 0.2],
      [1, 0.22],
    ],
  },
  bottle: {
    size: 330,
    half: [
      [0, 0.16],
      [0.05, 0.19],
      [0.3, 0.28],
      [0.5, 0.24],
      [0.66, 0.1],
      [0.85, 0.07],
      [1, 0.11],
    ],
  },
  'tea-bowl': {
    size: 150,
    half: [
      [0, 0.26],
      [0.1, 0.28],
      [0.14, 0.44],
      [0.45, 0.6],
      [0.8, 0.64],
      [1, 0.62],
    ],
  },
  beaker: {
    size: 190,
    half: [
      [0, 0.28],
      [0.06, 0.31],
      [0.4, 0.34],
      [0.8, 0.35],
      [1, 0.38],
    ],
  },
  plate: {
    size: 60,
    half: [
      [0, 0.9],
      [0.2, 1.1],
      [0.6, 1.9],
      [1, 2.2],
    ],
  },
  pitcher: {
    size: 280,
    half: [
      [0, 0.22],
      [0.06, 0.25],
      [0.32, 0.33],
      [0.6, 0.26],
      [0.82, 0.19],
      [1, 0.24],
    ],
  },
  'bud-vase': {
    size: 200,
    half: [
      [0, 0.18],
      [0.08, 0.24],
      [0.32, 0.33],
      [0.56, 0.2],
      [0.78, 0.09],
      [1, 0.13],
    ],
  },
  lidded: {
    size: 230,
    half: [
      [0, 0.26],
      [0.06, 0.29],
      [0.3, 0.42],
      [0.58, 0.4],
      [0.62, 0.44],
      [0.66, 0.4],
      [0.82, 0.22],
      [0.88, 0.06],
      [0.94, 0.08],
      [1, 0.03],
    ],
  },
};

function outline(profile: readonly (readonly [number, number])[], size: number, upTo = 0): string {
  const side = profile.filter(([t]) => t >= upTo);
  const right: Point[] = side.map(([t, r]) => ({ x: r * size, y: -t * size }));
  const left: Point[] = [...side].reverse().map(([t, r]) => ({ x: -r * size, y: -t * size }));
  const first = right[0] ?? { x: 0, y: 0 };
  return `${smooth(right)}L${smooth(left).slice(1)}L${roundCoordinate(first.x)} ${roundCoordinate(first.y)}Z`;
}

function pot(c: Canvas, shape: PotShape, glaze: Pots['glaze'], cracked: boolean): string {
  const { size, half } = PROFILES[shape];
  const [main, second, clay] = potGlazes[glaze];
  const tone = mix(main, second, c.rnd.range(0, 0.25));
  const id = c.def((i) => `<clipPath id="${i}"><path d="${outline(half, size)}"/></clipPath>`);
  const wide = Math.max(...half.map(([, r]) => r)) * size;
  const lit = (colour: string) =>
    c.linear(
      [
        [0, darken(colour, 0.12)],
        [0.22, lighten(colour, 0.26)],
        [0.5, colour],
        [1, darken(colour, 0.58)],
      ],
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    );
  let out = `<path d="${outline(half, size)}" fill="${lit(clay)}"/>`;
  if (glaze !== 'raw') {
    const noise = noise1(`${c.seed}${shape}${c.rnd.next()}`, 3);
    const drip: Point[] = [];
    for (let i = 0; i <= 24; i += 1) {
      const k = i / 24;
      drip.push({ x: -wide * 1.05 + k * wide * 2.1, y: -size * 0.14 + noise(k * 7) * size * 0.07 });
    }
    const cover = `${smooth(drip)}L${roundCoordinate(wide * 1.1)} ${roundCoordinate(-size * 1.1)}L${roundCoordinate(-wide * 1.1)} ${roundCoordinate(-size * 1.1)}Z`;
    out += `<g clip-path="${id}"><path d="${cover}" fill="${lit(tone)}"/><path d="${smooth(drip)}" fill="none" stroke="${lighten(second, 0.15)}" stroke-width="6" opacity=".6"/>`;
    out += `<rect x="${roundCoordinate(-wide)}" y="${roundCoordinate(-size * 1.02)}" width="${roundCoordinate(wide * 2)}" height="${roundCoordinate(size * 0.3)}" fill="${c.linear(
      [
        [0, second, 0.75],
        [1, second, 0],
      ],
    )}"/>`;
    let specks = '';
    for (let i = 0; i < 90; i += 1) {
      const s = c.rnd.range(1, 3.4);
      specks += `M${roundCoordinate(c.rnd.range(-wide, wide))} ${roundCoordinate(-c.rnd.range(0.1, 1) * size)}h${roundCoordinate(s)}v${roundCoordinate(s)}h${roundCoordinate(-s)}z`;
    }
    out += `<path d="${specks}" fill="${darken(second, 0.4)}" opacity="${glaze === 'cobalt' || glaze === 'tenmoku' ? 0.25 : 0.4}"/></g>`;
  } else {
    let rings = '';
    for (let y = 0.08; y < 0.98; y += 0.05)
      rings += `M${roundCoordinate(-wide)} ${roundCoordinate(-y * size)}q${roundCoordinate(wide)} ${roundCoordinate(size * 0.035)} ${roundCoordinate(wide * 2)} 0`;
    out += `<g clip-path="${id}"><path d="${rings}" fill="none" stroke="${darken(clay, 0.4)}" stroke-width="2.500" opacity=".35"/></g>`;
  }
  const lip = half[half.length - 1]?.[1] ?? 0.2;
  if (shape !== 'lidded')
    out += `<ellipse cy="${roundCoordinate(-size)}" rx="${roundCoordinate(lip * size)}" ry="${roundCoordinate(Math.min(13, lip * size * 0.16))}" fill="${darken(second, 0.6)}"/><path d="M${roundCoordinate(-lip * size)} ${roundCoordinate(-size)}a${roundCoordinate(lip * size)} ${roundCoordinate(Math.min(13, lip * size * 0.16))} 0 0 0 ${roundCoordinate(lip * size * 2)} 0" fill="none" stroke="${lighten(main, 0.35)}" stroke-width="3"/>`;
  if (shape === 'pitcher')
    out = `<path d="M${roundCoordinate(size * 0.2)} ${roundCoordinate(-size * 0.86)}C${roundCoordinate(size * 0.56)} ${roundCoordinate(-size * 0.9)} ${roundCoordinate(size * 0.52)} ${roundCoordinate(-size * 0.4)} ${roundCoordinate(size * 0.28)} ${roundCoordinate(-size * 0.34)}" fill="none" stroke="${darken(tone, 0.35)}" stroke-width="17" stroke-linecap="round"/>${out}`;
  out += `<path clip-path="${id}" d="M${roundCoordinate(-wide * 0.55)} ${roundCoordinate(-size * 0.72)}q${roundCoordinate(-wide * 0.14)} ${roundCoordinate(size * 0.16)} ${roundCoordinate(-wide * 0.02)} ${roundCoordinate(size * 0.34)}" fill="none" stroke="#fff" stroke-width="${roundCoordinate(size * 0.03)}" stroke-linecap="round" opacity="${glaze === 'raw' ? 0 : 0.4}"/>`;
  if (cracked)
    out += `<path d="M${roundCoordinate(wide * 0.1)} ${roundCoordinate(-size)}l${roundCoordinate(-size * 0.06)} ${roundCoordinate(size * 0.16)} ${roundCoordinate(size * 0.1)} ${roundCoordinate(size * 0.12)} ${roundCoordinate(-size * 0.08)} ${roundCoordinate(size * 0.2)} ${roundCoordinate(size * 0.06)} ${roundCoordinate(size * 0.14)}" fill="none" stroke="#120b08" stroke-width="5"/>`;
  return out;
}

/** Draws pots on a shelf, in a hot kiln, or wet on the wheel. */
export function drawPots(c: Canvas, o: Pots): void {
  const kiln = o.place === 'kiln';
  const foot = c.h * (o.place === 'wheel' ? 0.78 : 0.8);
  if (kiln) {
    backdrop(
      c,
      c.radial(
        [
          [0, '#ffcf7a'],
          [0.4, '#e8682a'],
          [0.8, '#7a2412'],
          [1, '#2a0d0a'],
        ],
        0.5,
        0.5,
        0.75,
      ),
    );
    let bricks = '';
    for (let y = 0; y < c.h; y += 62)
      for (let x = (y / 62) % 2 ? -70 : 0; x < 1000; x += 140) bricks += `M${x} ${y}h140v62h-140z`;
    c.add(`<path d="${bricks}" fill="none" stroke="#3a120a" stroke-width="5" opacity=".3"/>`);
  } else {
    const wall =
      o.place === 'wheel'
        ? ['#8f9a9a', '#5f6c70']
        : o.glaze === 'tenmoku' || o.glaze === 'cobalt'
          ? ['#ded5c6', '#b8ab98']
          : ['#6f7d7c', '#47545a'];
    backdrop(
      c,
      c.radial(
        [
          [0, wall[0] ?? '#999999'],
          [1, wall[1] ?? '#555555'],
        ],
        0.32,
        0.3,
        0.95,
      ),
    );
  }
  if (o.place === 'wheel') {
    c.add(
      `<rect y="${roundCoordinate(foot + 34)}" width="1000" height="${roundCoordinate(c.h - foot)}" fill="#3c3a3a"/><ellipse cx="500" cy="${roundCoordinate(foot + 12)}" rx="330" ry="46" fill="#77706a"/><ellipse cx="500" cy="${roundCoordinate(foot)}" rx="330" ry="46" fill="${c.linear(
        [
          [0, '#a79d92'],
          [1, '#8b8076'],
        ],
      )}"/><ellipse cx="500" cy="${roundCoordinate(foot)}" rx="230" ry="31" fill="none" stroke="#6d635a" stroke-width="4" opacity=".6"/><ellipse cx="500" cy="${roundCoordinate(foot + 2)}" rx="130" ry="17" fill="#93512f" opacity=".8"/>`,
    );
  } else {
    const board = kiln ? '#b06a3a' : '#a57b52';
    c.add(
      `<rect y="${roundCoordinate(foot)}" width="1000" height="34" fill="${c.linear([
        [0, lighten(board, 0.2)],
        [0.2, board],
        [1, darken(board, 0.4)],
      ])}"/><rect y="${roundCoordinate(foot + 34)}" width="1000" height="${roundCoordinate(c.h - foot)}" fill="${kiln ? '#5a1c0e' : '#2d3437'}" opacity="${kiln ? 0.5 : 0.55}"/>`,
    );
  }
  const widths = o.shapes.map((s) => Math.max(...PROFILES[s].half.map(([, r]) => r)) * PROFILES[s].size * 2);
  const room = widths.reduce((a, b) => a + b, 0) + (o.shapes.length - 1) * 46;
  const tallest = Math.max(...o.shapes.map((s) => PROFILES[s].size));
  const scale = Math.min(860 / room, (foot * 0.84) / tallest, 2.1);
  let x = 500 - (room * scale) / 2;
  o.shapes.forEach((shape, i) => {
    const w = (widths[i] ?? 100) * scale;
    const cx = x + w / 2;
    const shadow = c.radial([
      [0, '#0c0806', 0.55],
      [1, '#0c0806', 0],
    ]);
    if (o.place !== 'wheel')
      c.add(
        `<ellipse cx="${roundCoordinate(cx + w * 0.16)}" cy="${roundCoordinate(foot + 3)}" rx="${roundCoordinate(w * 0.66)}" ry="13" fill="${shadow}"/>`,
      );
    c.add(
      `<g transform="translate(${roundCoordinate(cx)} ${roundCoordinate(foot)}) scale(${scale.toFixed(3)})">${pot(c, shape, o.place === 'wheel' ? 'raw' : o.glaze, Boolean(o.cracked) && i === Math.floor(o.shapes.length / 2))}</g>`,
    );
    x += w + 46 * scale;
  });
  if (kiln)
    backdrop(
      c,
      c.radial(
        [
          [0, '#ffb347', 0.28],
          [0.6, '#ff6a1f', 0.16],
          [1, '#ff6a1f', 0],
        ],
        0.5,
        0.5,
        0.7,
      ),
    );
  vignette(c, 0.36);
  grain(c, 0.06);
}
