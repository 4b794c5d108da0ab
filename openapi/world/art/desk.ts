import { backdrop, type Canvas, grain, roundCoordinate, vignette } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';

export interface Desk {
  style: 'desk';
  layout: 'spread' | 'swatches' | 'stamps' | 'letter' | 'tape' | 'index-cards';
  tone: 'matcha' | 'plum' | 'sea' | 'persimmon' | 'ink';
}

export const deskTones: Record<
  Desk['tone'],
  readonly [wood: string, a: string, b: string, c: string, ink: string]
> = {
  matcha: ['#c9ab82', '#8aa86a', '#d9c58a', '#e8a89a', '#33503c'],
  plum: ['#b99a8a', '#8a5a7d', '#d9b0c0', '#e0c07a', '#4a2a4a'],
  sea: ['#c4b59b', '#4f8a9a', '#a9cfc9', '#e6b86a', '#1f3f5a'],
  persimmon: ['#8f6f58', '#e0763f', '#f0c08a', '#6f9a8a', '#5a2f22'],
  ink: ['#3f4652', '#5a6f9a', '#c9c2b0', '#c2574a', '#20263a'],
};

const shadow = (markup: string) =>
  `<g transform="translate(7 10)" opacity=".22" fill="#140a05">${markup}</g>`;

function sheet(x: number, y: number, w: number, h: number, fill: string, turn = 0): string {
  const box = `<rect x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" width="${roundCoordinate(w)}" height="${roundCoordinate(h)}" rx="5"`;
  return `<g transform="rotate(${turn} ${roundCoordinate(x + w / 2)} ${roundCoordinate(y + h / 2)})">${shadow(`${box}/>`)}${box} fill="${fill}"/></g>`;
}

/** Draws unreadable handwriting. */
function script(c: Canvas, x: number, y: number, w: number, ink: string, size = 7): string {
  let d = `M${roundCoordinate(x)} ${roundCoordinate(y)}`;
  for (let at = 0; at < w; ) {
    const word = c.rnd.range(26, 74);
    for (let k = 0; k < word && at < w; k += size) {
      d += `q${roundCoordinate(size * 0.2)} ${roundCoordinate(-size * c.rnd.range(0.5, 1.7))} ${roundCoordinate(size * 0.5)} ${roundCoordinate(-size * 0.1)}t${roundCoordinate(size * 0.5)} ${roundCoordinate(c.rnd.range(-1.5, 1.5))}`;
      at += size;
    }
    d += `m${roundCoordinate(size * 1.7)} 0`;
    at += size * 1.7;
  }
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2.200" stroke-linecap="round" opacity=".82"/>`;
}

function tape(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  turn: number,
  pattern: 'stripe' | 'dot' | 'plain',
): string {
  let inner = '';
  if (pattern === 'stripe')
    for (let i = 0; i < w; i += 22)
      inner += `<path d="M${roundCoordinate(x + i)} ${roundCoordinate(y + h)}l${roundCoordinate(h)} ${roundCoordinate(-h)}h8l${roundCoordinate(-h)} ${roundCoordinate(h)}z" fill="#fff" opacity=".5"/>`;
  if (pattern === 'dot')
    for (let i = 12; i < w; i += 26)
      inner += `<circle cx="${roundCoordinate(x + i)}" cy="${roundCoordinate(y + h / 2)}" r="6" fill="#fff" opacity=".65"/>`;
  return `<g transform="rotate(${turn} ${roundCoordinate(x + w / 2)} ${roundCoordinate(y + h / 2)})"><path d="M${roundCoordinate(x)} ${roundCoordinate(y)}h${roundCoordinate(w)}l-5 ${roundCoordinate(h / 4)} 5 ${roundCoordinate(h / 4)}-5 ${roundCoordinate(h / 4)} 5 ${roundCoordinate(h / 4)}h${roundCoordinate(-w)}l5 ${roundCoordinate(-h / 4)}-5 ${roundCoordinate(-h / 4)} 5 ${roundCoordinate(-h / 4)}z" fill="${colour}" opacity=".86"/>${inner}</g>`;
}

function pen(x: number, y: number, turn: number, colour: string): string {
  const body = '<path d="M-190-13H60L150-3Q158 0 150 3L60 13H-190Q-206 0-190-13Z"/>';
  return `<g transform="translate(${x} ${roundCoordinate(y)}) rotate(${turn})">${shadow(body)}<path d="M-190-13H20V13H-190Q-206 0-190-13Z" fill="${colour}"/><path d="M-196-4H20" stroke="#fff" stroke-width="4" opacity=".4"/><rect x="14" y="-13" width="14" height="26" fill="#d9b15c"/><path d="M28-12H66L92-8V8L66 12H28Z" fill="${darken(colour, 0.4)}"/><path d="M92-8L156 0L92 8Z" fill="#e6cf8f"/><path d="M104 0H150" stroke="#6a5226" stroke-width="2"/></g>`;
}

function stamp(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  a: string,
  b: string,
  turn: number,
): string {
  let teeth = '';
  for (let i = 8; i < w; i += 16)
    teeth += `<circle cx="${roundCoordinate(x + i)}" cy="${roundCoordinate(y)}" r="5"/><circle cx="${roundCoordinate(x + i)}" cy="${roundCoordinate(y + h)}" r="5"/>`;
  for (let i = 8; i < h; i += 16)
    teeth += `<circle cx="${roundCoordinate(x)}" cy="${roundCoordinate(y + i)}" r="5"/><circle cx="${roundCoordinate(x + w)}" cy="${roundCoordinate(y + i)}" r="5"/>`;
  const id = c.def(
    (i) =>
      `<mask id="${i}"><rect x="${roundCoordinate(x - 9)}" y="${roundCoordinate(y - 9)}" width="${roundCoordinate(w + 18)}" height="${roundCoordinate(h + 18)}" fill="#fff"/><g fill="#000">${teeth}</g></mask>`,
  );
  const m = 13;
  const kinds = [
    `<circle cx="${roundCoordinate(x + w / 2)}" cy="${roundCoordinate(y + h * 0.42)}" r="${roundCoordinate(w * 0.2)}" fill="${lighten(b, 0.5)}"/><path d="M${roundCoordinate(x + m)} ${roundCoordinate(y + h * 0.7)}q${roundCoordinate(w * 0.2)} ${roundCoordinate(-h * 0.2)} ${roundCoordinate(w * 0.38)} 0t${roundCoordinate(w * 0.4)} 0V${roundCoordinate(y + h - m)}H${roundCoordinate(x + m)}Z" fill="${b}"/>`,
    `<path d="M${roundCoordinate(x + w / 2)} ${roundCoordinate(y + h * 0.78)}C${roundCoordinate(x + w * 0.1)} ${roundCoordinate(y + h * 0.5)} ${roundCoordinate(x + w * 0.3)} ${roundCoordinate(y + h * 0.2)} ${roundCoordinate(x + w / 2)} ${roundCoordinate(y + h * 0.36)}C${roundCoordinate(x + w * 0.7)} ${roundCoordinate(y + h * 0.2)} ${roundCoordinate(x + w * 0.9)} ${roundCoordinate(y + h * 0.5)} ${roundCoordinate(x + w / 2)} ${roundCoordinate(y + h * 0.78)}Z" fill="${b}"/>`,
    `<path d="M${roundCoordinate(x + w * 0.2)} ${roundCoordinate(y + h * 0.6)}q${roundCoordinate(w * 0.1)} ${roundCoordinate(-h * 0.28)} ${roundCoordinate(w * 0.4)} ${roundCoordinate(-h * 0.12)}l${roundCoordinate(w * 0.18)} ${roundCoordinate(-h * 0.12)}v${roundCoordinate(h * 0.26)}l${roundCoordinate(-w * 0.14)} ${roundCoordinate(-h * 0.06)}q${roundCoordinate(-w * 0.2)} ${roundCoordinate(h * 0.22)} ${roundCoordinate(-w * 0.44)} ${roundCoordinate(h * 0.04)}z" fill="${b}"/>`,
    `<path d="M${roundCoordinate(x + w * 0.5)} ${roundCoordinate(y + h * 0.2)}l${roundCoordinate(w * 0.24)} ${roundCoordinate(h * 0.5)}h${roundCoordinate(-w * 0.48)}zM${roundCoordinate(x + w * 0.44)} ${roundCoordinate(y + h * 0.7)}h${roundCoordinate(w * 0.12)}v${roundCoordinate(h * 0.1)}h${roundCoordinate(-w * 0.12)}z" fill="${b}"/>`,
  ];
  return `<g transform="rotate(${turn} ${roundCoordinate(x + w / 2)} ${roundCoordinate(y + h / 2)})"><rect x="${roundCoordinate(x + 3)}" y="${roundCoordinate(y + 6)}" width="${roundCoordinate(w + 6)}" height="${roundCoordinate(h + 4)}" fill="#140a05" opacity=".18"/><g mask="url(${id.slice(4, -1)})"><rect x="${roundCoordinate(x - 8)}" y="${roundCoordinate(y - 8)}" width="${roundCoordinate(w + 16)}" height="${roundCoordinate(h + 16)}" fill="#f7f1e3"/></g><rect x="${roundCoordinate(x + m)}" y="${roundCoordinate(y + m)}" width="${roundCoordinate(w - m * 2)}" height="${roundCoordinate(h - m * 2)}" fill="${a}"/>${c.rnd.pick(kinds)}</g>`;
}

function bottle(x: number, y: number, ink: string, label: string): string {
  const ring = `<circle cx="${x}" cy="${roundCoordinate(y)}" r="66"/>`;
  return `${shadow(ring)}<circle cx="${x}" cy="${roundCoordinate(y)}" r="66" fill="#dfe6e6"/><circle cx="${x}" cy="${roundCoordinate(y)}" r="60" fill="${mix(ink, '#dfe6e6', 0.25)}"/><circle cx="${x}" cy="${roundCoordinate(y)}" r="36" fill="#2b2b30"/><circle cx="${x}" cy="${roundCoordinate(y)}" r="29" fill="${label}"/><path d="M${x - 44} ${roundCoordinate(y - 26)}q14-24 40-30" fill="none" stroke="#fff" stroke-width="6" opacity=".7" stroke-linecap="round"/>`;
}

/** Draws a desk from above: notebook, ink, tape, stamps, letters. No readable writing. */
export function drawDesk(c: Canvas, o: Desk): void {
  const [wood, a, b, d, ink] = deskTones[o.tone];
  const r = c.rnd;
  backdrop(
    c,
    c.linear(
      [
        [0, lighten(wood, 0.1)],
        [1, darken(wood, 0.14)],
      ],
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ),
  );
  let veins = '';
  for (let i = 0; i < 34; i += 1) {
    const y = r.range(0, c.h);
    veins += `M-10 ${roundCoordinate(y)}Q${roundCoordinate(r.range(200, 400))} ${roundCoordinate(y + r.range(-14, 14))} ${roundCoordinate(r.range(480, 640))} ${roundCoordinate(y)}T1010 ${roundCoordinate(y + r.range(-20, 20))}`;
  }
  c.add(`<path d="${veins}" fill="none" stroke="${darken(wood, 0.4)}" stroke-width="2" opacity=".16"/>`);
  const paper = '#faf5e8';
  const mid = c.h / 2;
  const lines = (x: number, y: number, w: number, rows: number, gap: number) => {
    let out = '';
    for (let i = 0; i < rows; i += 1)
      out += script(c, x, y + i * gap, w * (i === rows - 1 ? 0.5 : r.range(0.82, 1)), ink);
    return out;
  };
  switch (o.layout) {
    case 'spread': {
      const w = 360;
      const h = Math.min(c.h * 0.74, 560);
      const top = mid - h / 2;
      let grid = '';
      for (let y = top + 30; y < top + h - 14; y += 22)
        for (let x = 150; x < 860; x += 22)
          if (Math.abs(x - 505) > 14) grid += `M${x} ${roundCoordinate(y)}h2v2h-2z`;
      c.add(
        sheet(130, top - 8, w * 2 + 20, h + 16, mix(a, ink, 0.35)) +
          sheet(140, top, w, h, paper) +
          sheet(500, top, w, h, paper),
      );
      c.add(
        `<path d="${grid}" fill="${ink}" opacity=".22"/><rect x="470" y="${roundCoordinate(top)}" width="60" height="${roundCoordinate(h)}" fill="${c.linear(
          [
            [0, '#000', 0],
            [0.5, '#3a2a1a', 0.22],
            [1, '#000', 0],
          ],
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        )}"/>`,
      );
      c.add(
        lines(176, top + 74, 260, 4, 34) +
          stamp(c, 210, top + h * 0.52, 120, 146, lighten(a, 0.2), ink, -5) +
          tape(356, top + h * 0.6, 120, 34, d, 14, 'stripe'),
      );
      c.add(
        `<circle cx="640" cy="${roundCoordinate(top + h * 0.3)}" r="76" fill="${b}" opacity=".75"/><circle cx="690" cy="${roundCoordinate(top + h * 0.36)}" r="54" fill="${a}" opacity=".6"/>` +
          lines(548, top + h * 0.62, 270, 4, 34) +
          tape(520, top + 14, 210, 32, a, -3, 'dot'),
      );
      c.add(pen(780, top + h * 0.9, -38, ink));
      break;
    }
    case 'swatches': {
      c.add(sheet(150, mid - c.h * 0.38, 520, c.h * 0.76, paper, -2));
      const rows = 6;
      for (let i = 0; i < rows; i += 1) {
        const y = mid - c.h * 0.3 + (i * c.h * 0.6) / (rows - 1) - 16;
        const colour = mix([a, b, d, ink, mix(a, ink, 0.5), mix(d, a, 0.5)][i] ?? a, '#ffffff', 0.06);
        for (let k = 0; k < 4; k += 1)
          c.add(
            `<path d="M205 ${roundCoordinate(y + k * 9)}q120 ${roundCoordinate(r.range(-9, 9))} 250 ${roundCoordinate(r.range(-4, 4))}" stroke="${darken(colour, k * 0.07)}" stroke-width="13" stroke-linecap="round" fill="none" opacity=".72"/>`,
          );
        c.add(script(c, 496, y + 22, 118, ink, 6));
      }
      c.add(
        bottle(790, mid - c.h * 0.24, ink, a) +
          bottle(840, mid + c.h * 0.02, a, d) +
          bottle(780, mid + c.h * 0.27, d, b) +
          pen(600, mid + c.h * 0.33, -64, d),
      );
      break;
    }
    case 'stamps':
      for (let i = 0; i < 12; i += 1) {
        const x = 90 + (i % 4) * 210 + r.range(-14, 14);
        const y = mid - c.h * 0.37 + Math.floor(i / 4) * c.h * 0.26 + r.range(-8, 8);
        c.add(
          stamp(
            c,
            x,
            y,
            150,
            Math.min(176, c.h * 0.22),
            lighten(r.pick([a, b, d]), 0.18),
            r.pick([ink, darken(a, 0.3), darken(d, 0.3)]),
            r.range(-8, 8),
          ),
        );
      }
      break;
    case 'letter':
      c.add(sheet(330, mid - c.h * 0.36, 470, c.h * 0.68, paper, 5));
      c.add(
        `<g transform="rotate(5 560 ${roundCoordinate(mid)})">${lines(376, mid - c.h * 0.27, 370, 7, 44)}</g>`,
      );
      c.add(
        `<g transform="rotate(-7 330 ${roundCoordinate(mid + c.h * 0.14)})">${sheet(110, mid + c.h * 0.02, 460, c.h * 0.3, lighten(b, 0.25))}<path d="M110 ${roundCoordinate(mid + c.h * 0.02)}L340 ${roundCoordinate(mid + c.h * 0.2)}L570 ${roundCoordinate(mid + c.h * 0.02)}" fill="${lighten(b, 0.38)}" stroke="${darken(b, 0.2)}" stroke-width="3"/><circle cx="340" cy="${roundCoordinate(mid + c.h * 0.185)}" r="34" fill="#a8322f"/><circle cx="340" cy="${roundCoordinate(mid + c.h * 0.185)}" r="23" fill="none" stroke="#7d1f1f" stroke-width="4"/><path d="M340 ${roundCoordinate(mid + c.h * 0.185 - 13)}q12 10 0 26q-12-16 0-26z" fill="#7d1f1f"/></g>`,
      );
      c.add(pen(770, mid + c.h * 0.26, -58, a) + tape(350, mid - c.h * 0.39, 150, 36, d, -6, 'stripe'));
      break;
    case 'tape':
      for (let i = 0; i < 7; i += 1) {
        const x = 190 + (i % 4) * 205 + (i > 3 ? 90 : 0);
        const y = mid + (i > 3 ? c.h * 0.2 : -c.h * 0.17);
        const colour = [a, b, d, mix(a, d, 0.5), lighten(ink, 0.35), mix(b, d, 0.4), lighten(a, 0.3)][i] ?? a;
        c.add(
          `${shadow(`<circle cx="${x}" cy="${roundCoordinate(y)}" r="88"/>`)}<circle cx="${x}" cy="${roundCoordinate(y)}" r="88" fill="${colour}"/>`,
        );
        for (let k = 0; k < 5; k += 1)
          c.add(
            `<circle cx="${x}" cy="${roundCoordinate(y)}" r="${84 - k * 8}" fill="none" stroke="#fff" stroke-width="1.500" opacity=".28"/>`,
          );
        c.add(
          `<circle cx="${x}" cy="${roundCoordinate(y)}" r="46" fill="#e9dcc2"/><circle cx="${x}" cy="${roundCoordinate(y)}" r="38" fill="${darken(wood, 0.15)}"/>`,
        );
        c.add(
          tape(x - 10, y + 62, 128, 30, colour, 8, (['stripe', 'dot', 'plain'] as const)[i % 3] ?? 'plain'),
        );
      }
      break;
    case 'index-cards':
      for (let i = 0; i < 6; i += 1) {
        const x = 90 + (i % 3) * 280 + r.range(-10, 10);
        const y = mid - c.h * 0.36 + Math.floor(i / 3) * c.h * 0.38 + r.range(-8, 8);
        const turn = r.range(-5, 5);
        c.add(sheet(x, y, 250, c.h * 0.3, i % 2 ? paper : lighten(b, 0.45), turn));
        c.add(
          `<g transform="rotate(${roundCoordinate(turn)} ${roundCoordinate(x + 125)} ${roundCoordinate(y + c.h * 0.15)})"><rect x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" width="250" height="16" fill="${r.pick([a, d, ink])}"/>${lines(x + 22, y + 58, 200, 4, Math.min(42, c.h * 0.055))}</g>`,
        );
      }
      c.add(pen(820, mid + c.h * 0.36, -28, d));
      break;
  }
  const light = c.linear(
    [
      [0, '#fff3d0', 0.28],
      [0.5, '#fff3d0', 0.05],
      [1, '#120a18', 0.16],
    ],
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  );
  backdrop(c, light);
  vignette(c, 0.24);
  grain(c, 0.05);
}
