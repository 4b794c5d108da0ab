import { noise1 } from '../random.ts';
import { backdrop, type Canvas, glow, grain, type Point, roundCoordinate, vignette } from './canvas.ts';
import { mix, ramp } from './colour.ts';
import { moonDisc } from './moon.ts';
import { drawNightForeground, type NightForeground } from './night-ground.ts';

export interface Night {
  style: 'night';
  subject:
    | 'milky-way'
    | 'constellation'
    | 'moon'
    | 'crescent'
    | 'phases'
    | 'saturn'
    | 'jupiter'
    | 'meteors'
    | 'trails'
    | 'eclipse'
    | 'comet'
    | 'aurora';
  /** The figure of a `constellation`. */
  figure?: 'orion' | 'cassiopeia' | 'plough' | 'lyra' | 'pleiades';
  ground?: NightForeground;
  tint?: 'indigo' | 'teal' | 'plum' | 'ink';
}

export const nightTints: Record<NonNullable<Night['tint']>, readonly string[]> = {
  indigo: ['#070a1f', '#111741', '#27306e', '#51569b'],
  teal: ['#04141c', '#0a2b37', '#15505a', '#3f8a86'],
  plum: ['#0f0719', '#271237', '#52275c', '#9a5379'],
  ink: ['#05070c', '#0d1420', '#1c2a3c', '#3a4d61'],
};

/** Approximate constellations on a 0–1 square: [x, y, size] stars and the lines between them. */
const FIGURES: Record<NonNullable<Night['figure']>, { stars: number[][]; lines: number[][] }> = {
  orion: {
    stars: [
      [0.3, 0.14, 7],
      [0.66, 0.18, 5],
      [0.43, 0.5, 5],
      [0.495, 0.475, 5],
      [0.56, 0.45, 5],
      [0.37, 0.86, 5],
      [0.7, 0.82, 7.5],
      [0.49, 0.62, 3],
      [0.47, 0.05, 3],
    ],
    lines: [
      [0, 2],
      [2, 3],
      [3, 4],
      [4, 1],
      [2, 5],
      [4, 6],
      [5, 6],
      [0, 8],
      [8, 1],
      [3, 7],
    ],
  },
  cassiopeia: {
    stars: [
      [0.08, 0.36, 6],
      [0.28, 0.66, 6],
      [0.48, 0.42, 7],
      [0.7, 0.7, 5],
      [0.92, 0.32, 5],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
  },
  plough: {
    stars: [
      [0.04, 0.3, 6],
      [0.22, 0.26, 5.5],
      [0.36, 0.36, 5.5],
      [0.52, 0.46, 4.5],
      [0.58, 0.68, 5.5],
      [0.86, 0.72, 5.5],
      [0.9, 0.44, 6.5],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 3],
    ],
  },
  lyra: {
    stars: [
      [0.5, 0.14, 9],
      [0.58, 0.28, 3.5],
      [0.42, 0.32, 4],
      [0.5, 0.38, 4],
      [0.36, 0.76, 4.5],
      [0.46, 0.82, 4.5],
    ],
    lines: [
      [0, 1],
      [1, 3],
      [3, 0],
      [3, 5],
      [5, 4],
      [4, 2],
      [2, 3],
    ],
  },
  pleiades: {
    stars: [
      [0.42, 0.5, 8],
      [0.28, 0.58, 6],
      [0.52, 0.36, 6],
      [0.6, 0.48, 6.5],
      [0.56, 0.62, 6],
      [0.7, 0.4, 5],
      [0.18, 0.56, 5.5],
      [0.64, 0.3, 3.5],
      [0.2, 0.5, 4],
    ],
    lines: [],
  },
};

function stars(c: Canvas, count: number, bottom: number): void {
  const tints = ['#ffffff', '#cfe0ff', '#ffe9cc', '#fff6e8'];
  const paths = tints.map(() => '');
  for (let i = 0; i < count; i += 1) {
    const x = c.rnd.range(0, 1000);
    const y = c.rnd.range(0, bottom);
    const r = 0.5 + 1.5 * c.rnd.next() ** 4;
    const k = c.rnd.int(0, 3);
    paths[k] +=
      `M${roundCoordinate(x - r)} ${roundCoordinate(y)}a${roundCoordinate(r)} ${roundCoordinate(r)} 0 1 0 ${roundCoordinate(r * 2)} 0a${roundCoordinate(r)} ${roundCoordinate(r)} 0 1 0 ${roundCoordinate(-r * 2)} 0`;
  }
  paths.forEach((d, k) => {
    c.add(`<path d="${d}" fill="${tints[k]}" opacity="${0.55 + k * 0.12}"/>`);
  });
}

function bright(c: Canvas, x: number, y: number, r: number, colour = '#e9f0ff'): void {
  glow(c, x, y, r * 5, colour, 0.55);
  c.add(
    `<circle cx="${roundCoordinate(x)}" cy="${roundCoordinate(y)}" r="${roundCoordinate(r * 0.62)}" fill="#fff"/>`,
  );
}

function milkyWay(c: Canvas, glowTint: string): void {
  const slope = c.rnd.range(-0.9, -0.55);
  const noise = noise1(`${c.seed}:band`, 3);
  const along = (t: number): Point => ({
    x: -60 + t * 1120,
    y: c.h * 0.86 + slope * t * c.h * 1.1 + noise(t * 4) * 40,
  });
  for (let i = 0; i < 22; i += 1) {
    const p = along(i / 21);
    const fill = c.radial([
      [0, glowTint, 0.24],
      [0.5, glowTint, 0.1],
      [1, glowTint, 0],
    ]);
    c.add(
      `<ellipse cx="${roundCoordinate(p.x)}" cy="${roundCoordinate(p.y)}" rx="190" ry="${roundCoordinate(c.rnd.range(80, 140))}" fill="${fill}" transform="rotate(-38 ${roundCoordinate(p.x)} ${roundCoordinate(p.y)})"/>`,
    );
  }
  let d = '';
  let dim = '';
  for (let i = 0; i < 1500; i += 1) {
    const p = along(c.rnd.next());
    const off = c.rnd.bell() * 62;
    const lane = Math.abs(off + noise(p.x * 0.01) * 30) < 12 ? 0.25 : 1;
    const x = p.x + off * 0.6;
    const y = p.y + off;
    const s = 0.6 + 1.3 * c.rnd.next() ** 3;
    if (c.rnd.next() < lane) {
      const speck = `M${roundCoordinate(x)} ${roundCoordinate(y)}h${roundCoordinate(s)}v${roundCoordinate(s)}h-${roundCoordinate(s)}z`;
      if (i % 3) dim += speck;
      else d += speck;
    }
  }
  c.add(`<path d="${dim}" fill="#cdd4f5" opacity=".55"/><path d="${d}" fill="#fff3dc" opacity=".9"/>`);
}

/** Draws night skies: stars, planets, the moon and the ground below them. */
export function drawNight(c: Canvas, o: Night): void {
  const sky = nightTints[o.tint ?? 'indigo'];
  const close =
    o.subject === 'moon' ||
    o.subject === 'saturn' ||
    o.subject === 'jupiter' ||
    o.subject === 'eclipse' ||
    o.subject === 'phases';
  backdrop(
    c,
    close
      ? c.radial(
          [
            [0, sky[1] ?? '#000000'],
            [1, sky[0] ?? '#000000'],
          ],
          0.5,
          0.5,
          0.75,
        )
      : c.linear(sky.map((s, i) => [i / 3, s] as const)),
  );
  const warm = mix(sky[3] ?? '#ffffff', '#ffdcb0', 0.5);
  const mx = 500;
  const my = c.h / 2;
  const r = Math.min(300, c.h * 0.34);
  if (o.subject === 'trails') {
    let paths = '';
    const cx = 430;
    const cy = c.h * 0.5;
    for (let i = 0; i < 240; i += 1) {
      const rad = 8 + 820 * c.rnd.next() ** 0.75;
      const a = c.rnd.range(0, Math.PI * 2);
      const b = a + c.rnd.range(0.25, 0.6);
      paths += `<path d="M${roundCoordinate(cx + Math.cos(a) * rad)} ${roundCoordinate(cy + Math.sin(a) * rad)}A${roundCoordinate(rad)} ${roundCoordinate(rad)} 0 0 1 ${roundCoordinate(cx + Math.cos(b) * rad)} ${roundCoordinate(cy + Math.sin(b) * rad)}" stroke="${ramp(['#ffffff', '#bcd3ff', '#ffe0b8', '#ffffff'], c.rnd.next())}" stroke-width="${roundCoordinate(c.rnd.range(0.8, 2.6))}" opacity="${roundCoordinate(c.rnd.range(0.25, 0.95))}"/>`;
    }
    c.add(`<g fill="none" stroke-linecap="round">${paths}</g>`);
  } else {
    stars(c, close ? 220 : 520, c.h);
  }
  if (o.subject === 'milky-way') milkyWay(c, warm);
  if (o.subject === 'aurora') {
    for (const [k, colour] of ['#5ef2b0', '#7be0e6', '#a88bf0'].entries()) {
      const noise = noise1(`${c.seed}:aurora${k}`, 3);
      for (let x = -20; x < 1020; x += 7) {
        const y = c.h * (0.52 - k * 0.1) + noise(x * 0.0035) * 110;
        const len = (190 + noise(x * 0.03 + 9) * 120) * (c.h / 750);
        const fillId = k;
        c.add(
          `<rect x="${x}" y="${roundCoordinate(y - len)}" width="8" height="${roundCoordinate(len)}" fill="url(#au${fillId})" opacity="${roundCoordinate(0.45 + noise(x * 0.02) * 0.35)}"/>`,
        );
      }
      c.def(
        () =>
          `<linearGradient id="au${k}" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="0"/><stop offset=".8" stop-color="${colour}" stop-opacity=".6"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
      );
    }
  }
  if (o.subject === 'constellation') {
    const fig = FIGURES[o.figure ?? 'plough'];
    const size = Math.min(560, c.h * 0.62);
    const ox = 500 - size / 2 + c.rnd.range(-60, 60);
    const oy = c.h * 0.08;
    const at = (i: number) => ({
      x: ox + (fig.stars[i]?.[0] ?? 0) * size,
      y: oy + (fig.stars[i]?.[1] ?? 0) * size,
    });
    const lines = fig.lines
      .map(
        ([a = 0, b = 0]) =>
          `M${roundCoordinate(at(a).x)} ${roundCoordinate(at(a).y)}L${roundCoordinate(at(b).x)} ${roundCoordinate(at(b).y)}`,
      )
      .join('');
    if (o.figure === 'pleiades') glow(c, ox + size * 0.45, oy + size * 0.48, size * 0.5, '#8fb2ff', 0.4);
    c.add(
      `<path d="${lines}" stroke="#bcd0ff" stroke-width="1.800" stroke-dasharray="2 7" stroke-linecap="round" opacity=".8"/>`,
    );
    fig.stars.forEach((s, i) => {
      bright(c, at(i).x, at(i).y, s[2] ?? 4, i === 0 && o.figure === 'orion' ? '#ffb98a' : '#dfe9ff');
    });
  }
  if (o.subject === 'moon') {
    glow(c, mx, my, r * 1.9, '#cfd3e8', 0.4);
    moonDisc(c, mx, my, r, 1);
  }
  if (o.subject === 'crescent') {
    const x = 640;
    const y = c.h * 0.3;
    glow(c, x, y, 260, '#cdd8f5', 0.4);
    moonDisc(c, x, y, 62, 0.16);
    bright(c, x - 170, y + 60, 6, '#fff2d8');
  }
  if (o.subject === 'phases') {
    const steps = [0.06, 0.28, 0.5, 0.78, 1, -0.78, -0.5, -0.28, -0.06];
    steps.forEach((lit, i) => {
      moonDisc(
        c,
        100 + i * 100,
        my + Math.sin((i / 8) * Math.PI) * -c.h * 0.16,
        i === 4 ? 62 : 40,
        lit,
        true,
      );
    });
  }
  if (o.subject === 'saturn' || o.subject === 'jupiter') {
    const bands =
      o.subject === 'saturn'
        ? ['#f1dcae', '#d9b37c', '#efd3a0', '#c99a66', '#e6c792', '#f3e2bb']
        : ['#e9d6bd', '#b97e56', '#f2e5d0', '#c58d62', '#efe0c9', '#a9694a', '#e3cdb0', '#bf8d6a'];
    const clip = c.def(
      (id) =>
        `<clipPath id="${id}"><circle cx="${mx}" cy="${roundCoordinate(my)}" r="${roundCoordinate(r * 0.8)}"/></clipPath>`,
    );
    const tilt = o.subject === 'saturn' ? -16 : -5;
    const rr = r * 0.8;
    let body = '';
    bands.forEach((b, i) => {
      const y = my - rr + (2 * rr * i) / bands.length;
      body += `<path d="M${roundCoordinate(mx - rr)} ${roundCoordinate(y)}q${roundCoordinate(rr / 2)} ${roundCoordinate(c.rnd.range(-8, 8))} ${roundCoordinate(rr)} 0t${roundCoordinate(rr)} 0v${roundCoordinate(rr)}h${roundCoordinate(-2 * rr)}z" fill="${b}"/>`;
    });
    if (o.subject === 'jupiter')
      body += `<ellipse cx="${roundCoordinate(mx + rr * 0.3)}" cy="${roundCoordinate(my + rr * 0.34)}" rx="${roundCoordinate(rr * 0.2)}" ry="${roundCoordinate(rr * 0.11)}" fill="#a8492f"/><ellipse cx="${roundCoordinate(mx + rr * 0.3)}" cy="${roundCoordinate(my + rr * 0.34)}" rx="${roundCoordinate(rr * 0.13)}" ry="${roundCoordinate(rr * 0.06)}" fill="#cf7a55"/>`;
    const shade = c.linear(
      [
        [0, '#000000', 0],
        [0.55, '#05030a', 0.1],
        [1, '#05030a', 0.85],
      ],
      { x: 0, y: 0.3 },
      { x: 1, y: 0.7 },
    );
    const ring = (w: number, colour: string, at: number, half: 'back' | 'front') =>
      `<path d="M${roundCoordinate(mx - rr * at)} ${roundCoordinate(my)}A${roundCoordinate(rr * at)} ${roundCoordinate(rr * at * 0.3)} 0 0 ${half === 'back' ? 1 : 0} ${roundCoordinate(mx + rr * at)} ${roundCoordinate(my)}" fill="none" stroke="${colour}" stroke-width="${roundCoordinate(w)}"/>`;
    const rings = (half: 'back' | 'front') =>
      ring(rr * 0.13, '#b99a6b', 1.42, half) +
      ring(rr * 0.17, '#e7cf9f', 1.62, half) +
      ring(rr * 0.07, '#cdb184', 1.82, half);
    c.add(
      `<g transform="rotate(${tilt} ${mx} ${roundCoordinate(my)})">${o.subject === 'saturn' ? rings('back') : ''}<g clip-path="${clip}">${body}<circle cx="${mx}" cy="${roundCoordinate(my)}" r="${roundCoordinate(rr)}" fill="${shade}"/></g>${o.subject === 'saturn' ? rings('front') : ''}</g>`,
    );
    if (o.subject === 'jupiter')
      [-1.7, -1.25, 1.34, 1.9].forEach((k) => {
        bright(c, mx + rr * k, my + rr * k * -0.08, 4.5);
      });
  }
  if (o.subject === 'eclipse') {
    glow(c, mx, my, r * 2.1, '#ffe9c9', 0.95);
    for (let i = 0; i < 70; i += 1) {
      const a = c.rnd.range(0, Math.PI * 2);
      const l = r * c.rnd.range(0.75, 1.5);
      c.add(
        `<path d="M${roundCoordinate(mx + Math.cos(a - 0.05) * r * 0.6)} ${roundCoordinate(my + Math.sin(a - 0.05) * r * 0.6)}L${roundCoordinate(mx + Math.cos(a) * l)} ${roundCoordinate(my + Math.sin(a) * l)}L${roundCoordinate(mx + Math.cos(a + 0.05) * r * 0.6)} ${roundCoordinate(my + Math.sin(a + 0.05) * r * 0.6)}Z" fill="#fff3dd" opacity=".08"/>`,
      );
    }
    c.add(
      `<circle cx="${mx}" cy="${roundCoordinate(my)}" r="${roundCoordinate(r * 0.64)}" fill="#ffffff"/><circle cx="${mx}" cy="${roundCoordinate(my)}" r="${roundCoordinate(r * 0.62)}" fill="#05060c"/>`,
    );
    glow(c, mx + r * 0.45, my - r * 0.43, r * 0.3, '#ffffff', 1);
  }
  if (o.subject === 'meteors' || o.subject === 'comet') {
    const count = o.subject === 'meteors' ? 9 : 1;
    for (let i = 0; i < count; i += 1) {
      const x = o.subject === 'comet' ? 640 : c.rnd.range(120, 900);
      const y = o.subject === 'comet' ? c.h * 0.52 : c.rnd.range(0.12, 0.62) * c.h;
      const l = o.subject === 'comet' ? 520 : c.rnd.range(80, 230);
      const a = o.subject === 'comet' ? -2.55 : Math.atan2(y - c.h * 0.02, x - 520) + Math.PI;
      const w = o.subject === 'comet' ? 46 : 3;
      const tx = x + Math.cos(a) * l;
      const ty = y + Math.sin(a) * l;
      const fill = c.def(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${roundCoordinate(x)}" y1="${roundCoordinate(y)}" x2="${roundCoordinate(tx)}" y2="${roundCoordinate(ty)}"><stop stop-color="#fff" stop-opacity="${o.subject === 'comet' ? 0.7 : 1}"/><stop offset="1" stop-color="#bfd4ff" stop-opacity="0"/></linearGradient>`,
      );
      c.add(
        `<path d="M${roundCoordinate(x)} ${roundCoordinate(y)}L${roundCoordinate(tx + Math.sin(a) * w)} ${roundCoordinate(ty - Math.cos(a) * w)}L${roundCoordinate(tx - Math.sin(a) * w)} ${roundCoordinate(ty + Math.cos(a) * w)}Z" fill="${fill}"/><path d="M${roundCoordinate(x)} ${roundCoordinate(y)}L${roundCoordinate(tx)} ${roundCoordinate(ty)}" stroke="${fill}" stroke-width="${o.subject === 'comet' ? 5 : 3}" stroke-linecap="round"/>`,
      );
      bright(c, x, y, o.subject === 'comet' ? 10 : 3.5);
    }
  }
  if (!close) drawNightForeground(c, o.ground ?? 'hills', sky);
  vignette(c, 0.35, '#000006');
  grain(c, 0.045);
}
