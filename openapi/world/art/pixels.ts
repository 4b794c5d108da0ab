import { type Canvas, roundCoordinate } from './canvas.ts';
import { type Screen, screen } from './screen.ts';

export interface Pixels {
  style: 'pixels';
  scene:
    | 'sunset-sea'
    | 'castle'
    | 'space'
    | 'forest'
    | 'cave'
    | 'handheld'
    | 'rain-window'
    | 'cassette'
    | 'village'
    | 'title';
}

const SHIP = [
  '....a....',
  '...aba...',
  '...aba...',
  '..aabaa..',
  '..acbca..',
  '.aacbcaa.',
  'aa.aca.aa',
  'd..dad..d',
];
const KNIGHT = [
  '..aaa..',
  '.abbba.',
  '.aefea.',
  '..eee..',
  '.ccccc.',
  'dcccccd',
  '.ccccc.',
  '..c.c..',
  '..g.g..',
];
const TREE = ['...a...', '..aba..', '.aabba.', '..aba..', '.aabba.', 'aabbbba', '...c...', '...c...'];
const HOUSE = [
  '...rrrr...',
  '..rrrrrr..',
  '.rrrrrrrr.',
  'rrrrrrrrrr',
  '.wwwwwwww.',
  '.wyyww ddw.',
  '.wyyww ddw.',
  '.wwwwwwddw.',
];

function hills(
  c: Canvas,
  s: Screen,
  base: number,
  amp: number,
  colour: string,
  step = 0.09,
  floor = s.h,
): void {
  const phase = c.rnd.range(0, 9);
  for (let x = 0; x < s.w; x += 1) {
    const y = Math.round(
      base - amp * (0.6 * Math.sin(x * step + phase) + 0.4 * Math.sin(x * step * 2.3 + phase * 2)),
    );
    s.box(x, y, 1, floor - y, colour);
  }
}

function sprinkle(c: Canvas, s: Screen, count: number, bottom: number, colours: readonly string[]): void {
  for (let i = 0; i < count; i += 1) s.set(c.rnd.int(0, s.w - 1), c.rnd.int(0, bottom), c.rnd.pick(colours));
}

function paint(c: Canvas, o: Pixels, s: Screen, t: number): void {
  const r = c.rnd;
  const { w, h } = s;
  switch (o.scene) {
    case 'sunset-sea': {
      const sea = Math.floor(h * 0.62);
      s.fade(0, sea, ['#1b1447', '#4a2273', '#a33a7a', '#f0685f', '#ffb25e', '#ffe38a']);
      s.disc(w * 0.5, sea - 6, 15, '#fff2b0');
      for (let k = 0; k < 5; k += 1)
        s.box(w * 0.5 - 16, sea - 12 + k * 3 + Math.floor(k / 2), 33, 1, '#f0685f');
      s.fade(sea, h, ['#e0587a', '#6b2d7d', '#251a55', '#120f36']);
      for (let y = sea; y < h; y += 2)
        for (let x = 0; x < w; x += 1)
          if ((x * 7 + y * 13 + Math.floor(t * 8) * 5) % 23 < 3 + Math.max(0, 5 - Math.abs(x - w / 2) / 5))
            s.set(x, y, Math.abs(x - w / 2) < 18 ? '#ffd78a' : '#b0467f');
      hills(c, s, sea - 1, 3, '#3a1c5c', 0.07, sea + 1);
      s.sprite(
        Math.floor(w * 0.2),
        sea - 7 + (t > 0.5 ? 1 : 0),
        ['...a....', '...aa...', '..baaa..', '.bbaaaa.', '...c....', 'dddddddd', '.dddddd.'],
        { a: '#fff0d0', b: '#e8b98a', c: '#2a1740', d: '#2a1740' },
      );
      break;
    }
    case 'castle':
      s.fade(0, h, ['#0b1030', '#182357', '#2f3f86', '#6a5fa3']);
      sprinkle(c, s, 70, Math.floor(h * 0.6), ['#ffffff', '#a9b8ff', '#ffe7b0']);
      s.disc(w * 0.78, 14, 8, '#f6f0d0');
      s.disc(w * 0.78 + 3, 12, 6, '#182357');
      hills(c, s, h * 0.78, 5, '#1a2350');
      for (const [x, y, bw] of [
        [0.3, 30, 10],
        [0.42, 18, 14],
        [0.58, 26, 11],
        [0.24, 44, 40],
      ] as const) {
        const px = Math.floor(w * x);
        s.box(px, y, bw, h - y, '#2b2f5e');
        s.box(px, y, 2, h - y, '#3f4585');
        for (let k = 0; k < bw; k += 4) s.box(px + k, y - 2, 2, 2, '#2b2f5e');
        for (let k = y + 5; k < h - 14; k += 9)
          s.box(px + Math.floor(bw / 2), k, 2, 3, r.chance(0.7) ? '#ffcf6a' : '#14183a');
      }
      s.box(Math.floor(w * 0.46), h - 22, 8, 10, '#0d1130');
      hills(c, s, h * 0.88, 2, '#0d1330');
      s.sprite(Math.floor(w * 0.16), h - 17, KNIGHT, {
        a: '#b9c2d8',
        b: '#dfe6f5',
        c: '#b8433f',
        d: '#b9c2d8',
        e: '#f0c8a0',
        f: '#22203a',
        g: '#5a3a2a',
      });
      break;
    case 'space':
      s.fade(0, h, ['#05030f', '#0d0a26', '#1d1140', '#0d0a26', '#05030f']);
      sprinkle(c, s, 150, h, ['#ffffff', '#7f8cff', '#ffb3d9', '#56608f']);
      s.disc(w * 0.22, h * 0.36, 15, '#c9583f');
      s.disc(w * 0.22 - 3, h * 0.36 - 3, 11, '#e8835a');
      for (let i = 0; i < 5; i += 1)
        s.disc(w * 0.22 + r.int(-9, 9), h * 0.36 + r.int(-9, 9), r.int(0, 2), '#a8402f');
      for (let i = -24; i <= 24; i += 1)
        s.set(
          w * 0.22 + i,
          h * 0.36 + Math.round(i * -0.28),
          Math.abs(i) > 15 || i > -6 ? '#ffe0a8' : '#e8835a',
        );
      s.disc(w * 0.84, h * 0.2, 5, '#7fd1c9');
      s.sprite(Math.floor(w * 0.52), Math.floor(h * 0.62), SHIP, {
        a: '#dfe6ff',
        b: '#5fb0ff',
        c: '#8a93c9',
        d: t > 0.5 ? '#ffd24a' : '#ff7a3a',
      });
      for (let i = 0; i < 4; i += 1)
        s.box(w * 0.52 + 4, h * 0.2 + i * 9 - Math.floor(t * 8), 1, 3, '#ff5f7e');
      for (let i = 0; i < 5; i += 1)
        s.sprite(
          Math.floor(w * 0.46) + i * 10,
          6 + (i % 2) * 5,
          ['a.....a', '.a...a.', 'aaaaaaa', 'aabababa', 'a.aaa.a', '..a.a..'],
          { a: '#8cf06a', b: '#0d0a26' },
        );
      break;
    case 'forest':
    case 'village':
      s.fade(
        0,
        h,
        o.scene === 'forest'
          ? ['#7fd0e8', '#a9e4e0', '#e0f5c8', '#f8f0b8']
          : ['#5b8fd8', '#8fc4ee', '#cfeaf5', '#fdf3cf'],
      );
      s.disc(w * 0.8, 12, 6, '#fff7c8');
      for (let i = 0; i < 4; i += 1) {
        const x = r.int(0, w - 20);
        const y = r.int(4, 18);
        s.box(x, y, 16, 3, '#ffffff');
        s.box(x + 3, y - 2, 9, 2, '#ffffff');
      }
      hills(c, s, h * 0.6, 6, '#8fcf9a', 0.06);
      hills(c, s, h * 0.72, 4, '#5aae6a', 0.08);
      hills(c, s, h * 0.84, 2, '#3a8450', 0.1);
      for (let i = 0; i < (o.scene === 'forest' ? 16 : 7); i += 1)
        s.sprite(r.int(-2, w - 6), Math.floor(h * r.range(0.6, 0.8)) - 5, TREE, {
          a: '#1f5c40',
          b: '#2f8055',
          c: '#5a3a26',
        });
      if (o.scene === 'village')
        for (const [x, colour] of [
          [14, '#c9503f'],
          [34, '#d98a3a'],
          [56, '#7a5aa0'],
          [76, '#c9503f'],
        ] as const)
          s.sprite(x, Math.floor(h * 0.72) - 6 + (x % 3), HOUSE, {
            r: colour,
            w: '#f5e8d0',
            y: '#ffd25a',
            d: '#6a4326',
          });
      s.sprite(Math.floor(w * 0.42), h - 16, KNIGHT, {
        a: '#6a3f2a',
        b: '#8a5a3a',
        c: '#3f7fc9',
        d: '#f0c8a0',
        e: '#f0c8a0',
        f: '#22203a',
        g: '#4a2f20',
      });
      s.box(0, h - 6, w, 6, '#2f6a40');
      for (let x = 0; x < w; x += 3) s.set(x + r.int(0, 2), h - 7, '#4f9a5a');
      break;
    case 'cave':
      s.fade(0, h, ['#120b1e', '#22122f', '#3a1b3f', '#22122f']);
      for (let x = 0; x < w; x += 1) {
        s.box(
          x,
          0,
          1,
          Math.floor(6 + 5 * Math.abs(Math.sin(x * 0.21)) + ((x * 31) % 7 === 0 ? 9 : 0)),
          '#0a0612',
        );
        s.box(x, Math.floor(h - 9 - 3 * Math.sin(x * 0.15)), 1, 20, '#0a0612');
      }
      for (const [x, colour] of [
        [16, '#5fe0d0'],
        [44, '#f06aa8'],
        [70, '#8a7aff'],
        [84, '#5fe0d0'],
      ] as const) {
        const y = h - 12;
        for (let k = 0; k < 9; k += 1)
          s.box(
            x + Math.floor(k / 3),
            y - k,
            Math.max(1, 5 - Math.floor(k / 2)),
            1,
            k > 6 ? '#ffffff' : colour,
          );
      }
      s.sprite(Math.floor(w * 0.3), h - 20, KNIGHT, {
        a: '#c9a24a',
        b: '#f0d27a',
        c: '#3a6a8a',
        d: '#c9a24a',
        e: '#f0c8a0',
        f: '#22203a',
        g: '#5a3a2a',
      });
      s.disc(w * 0.3 + 9, h - 17, 2, t > 0.5 ? '#ffd24a' : '#ff9a3a');
      break;
    case 'handheld': {
      s.fade(0, h, ['#ef8e6b', '#f4b07a', '#f7d08f']);
      const x = Math.floor(w / 2) - 19;
      const y = Math.floor(h / 2) - 31;
      s.box(x + 2, y + 3, 38, 62, '#b5563f');
      s.box(x, y, 38, 62, '#d8d4cf');
      s.box(x, y, 38, 2, '#f3f0ea');
      s.box(x + 4, y + 5, 30, 26, '#55586a');
      s.box(x + 7, y + 8, 24, 20, '#9bbc4f');
      s.sprite(
        x + 12,
        y + 12,
        ['..aa..aa..', '.a..aa..a.', 'a........a', 'a.b....b.a', 'a........a', '.a.bbbb.a.', '..aaaaaa..'],
        { a: '#2f4a20', b: '#2f4a20' },
      );
      s.box(x + 7, y + 25, 24, 1, '#4f6a2a');
      s.box(x + 6, y + 41, 10, 4, '#33353f');
      s.box(x + 9, y + 38, 4, 10, '#33353f');
      s.disc(x + 30, y + 41, 2, '#a8324f');
      s.disc(x + 24, y + 45, 2, '#a8324f');
      for (let k = 0; k < 4; k += 1) s.box(x + 26 + k * 2, y + 53 + k, 1, 5, '#9a968f');
      s.box(x + 12, y + 54, 5, 1, '#77747a');
      s.box(x + 19, y + 54, 5, 1, '#77747a');
      break;
    }
    case 'cassette': {
      s.fade(0, h, ['#2b3a67', '#3f5a8a', '#6a8fb0']);
      const x = Math.floor(w / 2) - 36;
      const y = Math.floor(h / 2) - 22;
      s.box(x + 2, y + 3, 72, 46, '#1d2748');
      s.box(x, y, 72, 46, '#e8dcc8');
      s.box(x + 5, y + 5, 62, 26, '#d9573f');
      s.box(x + 5, y + 5, 62, 5, '#f3b14a');
      s.box(x + 5, y + 10, 62, 3, '#f7e3a8');
      s.box(x + 16, y + 15, 40, 12, '#2a2230');
      s.disc(x + 24, y + 21, 5, '#f3efe6');
      s.disc(x + 48, y + 21, 5, '#f3efe6');
      s.disc(x + 24, y + 21, 2, '#2a2230');
      s.disc(x + 48, y + 21, 2, '#2a2230');
      s.box(x + 32, y + 17, 9, 8, '#6a5a6a');
      s.box(x + 14, y + 36, 44, 10, '#c9bca6');
      for (const k of [20, 34, 50]) s.disc(x + k, y + 41, 1, '#2a2230');
      break;
    }
    case 'rain-window': {
      s.fade(0, h, ['#16223f', '#24365a', '#3a4f78', '#5a6a8a']);
      for (let i = 0; i < 9; i += 1) {
        const bx = i * 11 + r.int(-3, 2);
        const bh = r.int(18, 40);
        s.box(bx, h - bh, 10, bh, i % 2 ? '#141c34' : '#1b2644');
        for (let y = h - bh + 3; y < h - 3; y += 5)
          for (let x = bx + 2; x < bx + 9; x += 3)
            if (r.chance(0.5)) s.box(x, y, 2, 3, r.pick(['#ffcf6a', '#f59a5a', '#8fd0d8']));
      }
      for (let i = 0; i < 60; i += 1) {
        const x = r.int(0, w);
        const y = (r.int(0, h) + Math.floor(t * h)) % h;
        s.box(x, y, 1, 3, '#a9c4e8');
      }
      s.box(0, 0, w, 4, '#5a3a2a');
      s.box(0, 0, 4, h, '#5a3a2a');
      s.box(w - 4, 0, 4, h, '#5a3a2a');
      s.box(w / 2 - 1, 0, 3, h, '#6a4632');
      s.box(0, h - 8, w, 8, '#6a4632');
      s.box(0, h - 8, w, 1, '#8a6044');
      s.sprite(
        Math.floor(w * 0.66),
        h - 20,
        [
          'a...a.....',
          'aa.aa.....',
          'aaaaa.....',
          'abaaba....',
          'aaaaaaaa..',
          '.aaaaaaaa.',
          '.aaaaaaaaa',
          '.aaaaaaaaa',
          '.aa.aa.aaa',
          '........aa',
          '.......aa.',
          '......aa..',
        ],
        { a: '#14121c', b: '#e8d24a' },
      );
      s.box(Math.floor(w * 0.2), h - 15, 7, 7, '#c9573f');
      s.box(Math.floor(w * 0.2) + 7, h - 13, 2, 3, '#c9573f');
      break;
    }
    case 'title': {
      s.fade(0, h, ['#0a0f2c', '#1b2a63', '#3c4fa0', '#f0788a', '#ffc27a']);
      sprinkle(c, s, 50, Math.floor(h * 0.5), ['#ffffff', '#a9b8ff']);
      s.disc(w / 2, h * 0.5, Math.min(14, Math.floor(h * 0.3)), '#ffe08a');
      s.box(0, Math.floor(h * 0.66), w, h, '#160c33');
      for (let k = 0; k < 8; k += 1) {
        const y = Math.floor(h * 0.66) + Math.floor(k * k * 0.5);
        if (y < h) s.box(0, y, w, 1, '#c23f9a');
      }
      for (let k = -9; k <= 9; k += 1)
        for (let y = Math.floor(h * 0.66); y < h; y += 1)
          s.set(w / 2 + k * (2 + (y - h * 0.66) * 0.5), y, '#c23f9a');
      s.box(0, Math.floor(h * 0.66), w, 1, '#ff8ad0');
      hills(c, s, h * 0.66, 4, '#26124a', 0.16, Math.floor(h * 0.66));
      break;
    }
  }
}

/** Draws a scene on a coarse grid with ordered dithering; `t` in [0, 1) animates it. */
export function drawPixels(c: Canvas, o: Pixels, t = 0): void {
  const w = 96;
  const h = Math.round((96 * c.h) / 1000);
  const { s, cells } = screen(w, h);
  paint(c, o, s, t);
  const size = 1000 / w;
  const paths = new Map<string, string>();
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; ) {
      const colour = cells[y * w + x] ?? '#000000';
      let end = x + 1;
      while (end < w && cells[y * w + end] === colour) end += 1;
      paths.set(
        colour,
        `${paths.get(colour) ?? ''}M${roundCoordinate(x * size)} ${roundCoordinate(y * size)}h${roundCoordinate((end - x) * size)}v${roundCoordinate(size)}h${roundCoordinate((x - end) * size)}z`,
      );
      x = end;
    }
  }
  for (const [colour, d] of paths) c.add(`<path d="${d}" fill="${colour}" shape-rendering="crispEdges"/>`);
}
