import { backdrop, type Canvas, grain, roundCoordinate, vignette } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';

export interface Weave {
  style: 'weave';
  cloth: 'twill' | 'herringbone' | 'houndstooth' | 'plaid' | 'fair-isle' | 'granny' | 'skeins' | 'loom';
  dye: 'madder' | 'indigo' | 'weld' | 'moss' | 'heather' | 'natural';
}

export const weaveDyes: Record<Weave['dye'], readonly [string, string, string, string]> = {
  madder: ['#a63d2f', '#f0dcc0', '#d98a5a', '#5a2620'],
  indigo: ['#23427a', '#e8e6da', '#6f93c0', '#14233f'],
  weld: ['#d9a72e', '#f7efd8', '#a9772a', '#54421c'],
  moss: ['#55703c', '#ece6cf', '#9db06a', '#2c3a22'],
  heather: ['#7d5b8c', '#ece0e4', '#b58fae', '#3b2a47'],
  natural: ['#c9b394', '#f4ecdc', '#8f765a', '#52402e'],
};

/** Returns true where the warp is on top of the weft. */
type Draft = (i: number, j: number) => boolean;

function cloth(
  c: Canvas,
  cells: number,
  draft: Draft,
  warp: (i: number) => string,
  weft: (j: number) => string,
): void {
  const size = 1000 / cells;
  const rows = Math.ceil(c.h / size);
  const groups = new Map<string, string>();
  const put = (colour: string, d: string) => groups.set(colour, (groups.get(colour) ?? '') + d);
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < cells; i += 1) {
      const up = draft(i, j);
      const colour = up ? warp(i) : weft(j);
      const x = i * size;
      const y = j * size;
      const g = size * 0.07;
      put(
        colour,
        up
          ? `M${roundCoordinate(x + g)} ${roundCoordinate(y - g)}h${roundCoordinate(size - 2 * g)}v${roundCoordinate(size + 2 * g)}h${roundCoordinate(2 * g - size)}z`
          : `M${roundCoordinate(x - g)} ${roundCoordinate(y + g)}h${roundCoordinate(size + 2 * g)}v${roundCoordinate(size - 2 * g)}h${roundCoordinate(-size - 2 * g)}z`,
      );
      const hi = lighten(colour, 0.22);
      put(
        hi,
        up
          ? `M${roundCoordinate(x + size * 0.3)} ${roundCoordinate(y + g)}h${roundCoordinate(size * 0.18)}v${roundCoordinate(size - 2 * g)}h${roundCoordinate(-size * 0.18)}z`
          : `M${roundCoordinate(x + g)} ${roundCoordinate(y + size * 0.28)}h${roundCoordinate(size - 2 * g)}v${roundCoordinate(size * 0.18)}h${roundCoordinate(2 * g - size)}z`,
      );
    }
  }
  for (const [colour, d] of groups) c.add(`<path d="${d}" fill="${colour}"/>`);
}

const STAR = [
  '...#...#...',
  '..##...##..',
  '.###...###.',
  '##.##.##.##',
  '...##.##...',
  '....###....',
  '.....#.....',
  '....###....',
  '...##.##...',
  '##.##.##.##',
  '.###...###.',
  '..##...##..',
  '...#...#...',
];
const TREES = [
  '.....#.....',
  '....###....',
  '...#####...',
  '....###....',
  '...#####...',
  '..#######..',
  '...#####...',
  '..#######..',
  '.#########.',
  '.....#.....',
  '.....#.....',
];

function knit(c: Canvas, colours: readonly [string, string, string, string]): void {
  const [main, light, mid, dark] = colours;
  backdrop(c, darken(main, 0.35));
  const across = 38;
  const w = 1000 / across;
  const h = w * 0.86;
  const rows = Math.ceil(c.h / h) + 1;
  const groups = new Map<string, string>();
  const bands = [13, 3, 11, 3];
  const motifs = [STAR, null, TREES, null];
  for (let j = 0; j < rows; j += 1) {
    let at = j % 34;
    let band = 0;
    while (at >= (bands[band] ?? 4) + 1) {
      at -= (bands[band] ?? 4) + 1;
      band = (band + 1) % bands.length;
    }
    for (let i = 0; i < across; i += 1) {
      const motif = motifs[band];
      let colour = band % 2 ? ((i + at) % 2 ? mid : main) : main;
      if (motif && at < motif.length && motif[at]?.[i % 11] === '#') colour = band === 0 ? light : mid;
      if (at === (bands[band] ?? 4)) colour = dark;
      const x = i * w;
      const y = j * h;
      const leg = (dir: number) => {
        const cx = x + w / 2;
        return `M${roundCoordinate(cx)} ${roundCoordinate(y + h * 1.28)}l${roundCoordinate(dir * w * 0.05)} ${roundCoordinate(-h * 0.68)} ${roundCoordinate(dir * w * 0.24)} ${roundCoordinate(-h * 0.5)} ${roundCoordinate(dir * w * 0.19)} ${roundCoordinate(-h * 0.1)} ${roundCoordinate(dir * w * 0.02)} ${roundCoordinate(h * 0.36)} ${roundCoordinate(dir * w * -0.18)} ${roundCoordinate(h * 0.54)}z`;
      };
      groups.set(colour, (groups.get(colour) ?? '') + leg(-1));
      const shade = darken(colour, 0.13);
      groups.set(shade, (groups.get(shade) ?? '') + leg(1));
    }
  }
  for (const [colour, d] of groups) c.add(`<path d="${d}" fill="${colour}"/>`);
}

function granny(c: Canvas, colours: readonly [string, string, string, string]): void {
  const [main, light, mid, dark] = colours;
  backdrop(c, dark);
  const across = 3;
  const s = 1000 / across;
  const rows = Math.ceil(c.h / s);
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < across; i += 1) {
      const cx = (i + 0.5) * s;
      const cy = (j + 0.5) * s;
      const order = c.rnd.shuffle([main, light, mid, mix(main, light, 0.5)]);
      for (let ring = 4; ring >= 1; ring -= 1) {
        const half = (s * 0.47 * ring) / 4;
        const colour = order[ring - 1] ?? main;
        const per = ring;
        let d = '';
        for (let side = 0; side < 4; side += 1)
          for (let k = 0; k < per; k += 1) {
            const along = -half + ((k + 0.5) * 2 * half) / per;
            for (const off of [-0.26, 0, 0.26]) {
              const px = along + off * ((2 * half) / per);
              const len = s * 0.1;
              const tilt = off * -18;
              d += `<ellipse cx="${roundCoordinate(cx)}" cy="${roundCoordinate(cy)}" rx="${roundCoordinate((half / per) * 0.25)}" ry="${roundCoordinate(len / 2)}" transform="rotate(${side * 90} ${roundCoordinate(cx)} ${roundCoordinate(cy)}) translate(${roundCoordinate(px)} ${roundCoordinate(-half + len / 2)}) rotate(${roundCoordinate(tilt)} ${roundCoordinate(cx)} ${roundCoordinate(cy)})"/>`;
            }
          }
        c.add(`<g fill="${colour}" stroke="${darken(colour, 0.3)}" stroke-width="1.500">${d}</g>`);
      }
      c.add(
        `<circle cx="${roundCoordinate(cx)}" cy="${roundCoordinate(cy)}" r="${roundCoordinate(s * 0.035)}" fill="${dark}"/>`,
      );
    }
}

function skeins(c: Canvas, colours: readonly [string, string, string, string]): void {
  const [main, light, mid, dark] = colours;
  backdrop(
    c,
    c.linear([
      [0, '#e9e2d4'],
      [1, '#c8bba6'],
    ]),
  );
  c.add(
    `<path d="M0 ${roundCoordinate(c.h * 0.13)}H1000" stroke="#7a5636" stroke-width="22"/><path d="M0 ${roundCoordinate(c.h * 0.115)}H1000" stroke="#a67c52" stroke-width="6"/>`,
  );
  const hues = [main, mid, light, mix(main, dark, 0.5), mix(mid, light, 0.5)];
  hues.forEach((hue, i) => {
    const x = 120 + i * 190;
    const top = c.h * 0.1;
    const len = c.h * c.rnd.range(0.66, 0.76);
    c.add(
      `<ellipse cx="${x + 12}" cy="${roundCoordinate(top + len + 10)}" rx="60" ry="16" fill="#3a2a1c" opacity=".18"/>`,
    );
    let strands = '';
    for (let k = -8; k <= 8; k += 1) {
      const o = k * 7;
      const turn = k % 2 ? 0.1 : 0;
      const shade = k < 0 ? darken(lighten(hue, (-k / 8) * 0.2), turn) : darken(hue, (k / 8) * 0.35 + turn);
      let d = `M${roundCoordinate(x + o * 0.8)} ${roundCoordinate(top)}`;
      const waves = 6;
      for (let q = 1; q <= waves; q += 1) {
        const y = top + (len * q) / waves;
        const side = q % 2 ? 1 : -1;
        d += `Q${roundCoordinate(x + o * 1.25 + side * 16)} ${roundCoordinate(y - len / waves / 2)} ${roundCoordinate(x + o * (q === waves ? 0.55 : 1))} ${roundCoordinate(y)}`;
      }
      strands += `<path d="${d}" stroke="${shade}"/>`;
    }
    c.add(`<g fill="none" stroke-width="7.500" stroke-linecap="round">${strands}</g>`);
    c.add(
      `<path d="M${x - 58} ${roundCoordinate(top + len * 0.42)}h116" stroke="${lighten(hue, 0.5)}" stroke-width="12"/><rect x="${x + 22}" y="${roundCoordinate(top + len * 0.44)}" width="44" height="62" rx="4" fill="#f6efe0" transform="rotate(8 ${x + 22} ${roundCoordinate(top + len * 0.44)})"/><path d="M${x + 30} ${roundCoordinate(top + len * 0.44 + 20)}h26M${x + 29} ${roundCoordinate(top + len * 0.44 + 34)}h18" stroke="#9a8a72" stroke-width="4" transform="rotate(8 ${x + 22} ${roundCoordinate(top + len * 0.44)})"/>`,
    );
  });
}

function loom(c: Canvas, colours: readonly [string, string, string, string]): void {
  const [main, light, mid, dark] = colours;
  backdrop(
    c,
    c.radial(
      [
        [0, '#d9d0c2'],
        [1, '#a89b88'],
      ],
      0.35,
      0.3,
      0.9,
    ),
  );
  const top = c.h * 0.1;
  const bottom = c.h * 0.92;
  let warp = '';
  for (let i = 0; i <= 64; i += 1)
    warp += `M${roundCoordinate(190 + i * 9.7)} ${roundCoordinate(top)}V${roundCoordinate(bottom)}`;
  c.add(`<path d="${warp}" stroke="${light}" stroke-width="2.600"/>`);
  const done = c.h * 0.46;
  const stripes = [main, mid, light, main, dark, mid, main, light, dark, main];
  let y = bottom - 10;
  for (let k = 0; y > done; k += 1) {
    const colour = stripes[k % stripes.length] ?? main;
    for (let r = 0; r < c.rnd.int(3, 7) && y > done; r += 1) {
      let d = '';
      for (let i = r % 2; i < 64; i += 2) d += `M${roundCoordinate(188 + i * 9.7)} ${roundCoordinate(y)}h13`;
      c.add(
        `<path d="M186 ${roundCoordinate(y)}h626" stroke="${darken(colour, 0.25)}" stroke-width="8"/><path d="${d}" stroke="${lighten(colour, 0.12)}" stroke-width="8" stroke-linecap="round"/>`,
      );
      y -= 8.5;
    }
  }
  const wood = '#8a6038';
  c.add(
    `<g fill="${wood}"><rect x="130" y="${roundCoordinate(top - 34)}" width="740" height="36" rx="8"/><rect x="130" y="${roundCoordinate(bottom)}" width="740" height="36" rx="8"/><rect x="138" y="${roundCoordinate(top - 34)}" width="34" height="${roundCoordinate(bottom - top + 70)}" rx="8"/><rect x="828" y="${roundCoordinate(top - 34)}" width="34" height="${roundCoordinate(bottom - top + 70)}" rx="8"/></g><path d="M144 ${roundCoordinate(top - 26)}H856" stroke="#b98a58" stroke-width="7" stroke-linecap="round"/>`,
  );
  c.add(
    `<g transform="rotate(-6 480 ${roundCoordinate(done - 30)})"><path d="M330 ${roundCoordinate(done - 34)}q150-34 300 0q-150 34-300 0Z" fill="#b98a58"/><rect x="400" y="${roundCoordinate(done - 42)}" width="160" height="17" rx="8" fill="${main}"/></g>`,
  );
}

/** Draws cloth close up: woven drafts, colour knitting, crochet squares, yarn on a rail, a frame loom. */
export function drawWeave(c: Canvas, o: Weave): void {
  const dye = weaveDyes[o.dye];
  const [main, light, mid, dark] = dye;
  switch (o.cloth) {
    case 'twill':
      cloth(
        c,
        44,
        (i, j) => (((i - j) % 4) + 4) % 4 < 2,
        () => main,
        (j) => (j % 22 < 2 ? mid : light),
      );
      break;
    case 'herringbone':
      cloth(
        c,
        48,
        (i, j) => (((Math.floor(i / 8) % 2 ? i - j : i + j) % 4) + 4) % 4 < 2,
        () => mix(main, light, 0.15),
        () => light,
      );
      break;
    case 'houndstooth':
      cloth(
        c,
        48,
        (i, j) => (((i - j) % 4) + 4) % 4 < 2,
        (i) => (i % 8 < 4 ? dark : light),
        (j) => (j % 8 < 4 ? dark : light),
      );
      break;
    case 'plaid': {
      const sett = (k: number) => {
        const m = k % 26;
        return m < 8 ? main : m < 10 ? light : m < 18 ? dark : m < 20 ? mid : main;
      };
      cloth(c, 52, (i, j) => (((i - j) % 4) + 4) % 4 < 2, sett, sett);
      break;
    }
    case 'fair-isle':
      knit(c, dye);
      break;
    case 'granny':
      granny(c, dye);
      break;
    case 'skeins':
      skeins(c, dye);
      break;
    case 'loom':
      loom(c, dye);
      break;
  }
  vignette(c, 0.26, '#1a0f0a');
  grain(c, 0.05);
}
