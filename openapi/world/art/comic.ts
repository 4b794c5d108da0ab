import { backdrop, type Canvas, grain, roundCoordinate } from './canvas.ts';
import { darken, lighten } from './colour.ts';

/** One panel: its figures, their expressions and thoughts. */
export interface Panel {
  who: readonly ('pim' | 'kettle' | 'moth' | 'snail')[];
  face?: 'happy' | 'flat' | 'shock' | 'sad' | 'sleep';
  /** Symbol in the speech bubble. */
  says?: 'tea' | 'heart' | 'question' | 'moon' | 'sun' | 'dots' | 'note' | 'leaf' | 'bang';
  where?: 'room' | 'hill' | 'night' | 'rain' | 'table';
}

export interface Comic {
  style: 'comic';
  panels: readonly Panel[];
  tint?: 'peach' | 'mint' | 'lilac' | 'lemon';
}

export const comicTints = {
  peach: ['#ffd9c2', '#f29f7f', '#7a3f4a'],
  mint: ['#cfeede', '#7fc9ae', '#2c5a56'],
  lilac: ['#e2d8f5', '#a990d9', '#4a3a78'],
  lemon: ['#fff0b8', '#f0c255', '#7a5a26'],
} as const;
const INK = '#2a2230';

const line = (d: string, w = 6, fill = 'none') =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;

function look(face: NonNullable<Panel['face']>, y: number, gap: number): string {
  const eye = (x: number) =>
    face === 'sleep'
      ? line(`M${x - 9} ${y}q9 9 18 0`, 5)
      : face === 'shock'
        ? `<circle cx="${x}" cy="${y}" r="12" fill="#fff" stroke="${INK}" stroke-width="5"/><circle cx="${x}" cy="${y}" r="4" fill="${INK}"/>`
        : face === 'flat'
          ? line(`M${x - 9} ${y}h18`, 6)
          : `<circle cx="${x}" cy="${y}" r="7" fill="${INK}"/>`;
  const mouth = {
    happy: `M-14 ${y + 22}q14 16 28 0`,
    flat: `M-12 ${y + 26}h24`,
    shock: `M0 ${y + 22}a8 10 0 1 0 .1 0`,
    sad: `M-12 ${y + 32}q12-14 24 0`,
    sleep: `M-6 ${y + 26}q6 5 12 0`,
  }[face];
  return eye(-gap) + eye(gap) + line(mouth, 5);
}

/** Draws a recurring figure, standing on y = 0. */
function figure(
  who: Panel['who'][number],
  face: NonNullable<Panel['face']>,
  tint: readonly [string, string, string],
): string {
  switch (who) {
    case 'pim':
      return `${line('M-62 0C-76-90-70-176 0-180S76-90 62 0Q46-16 30 0T0 0T-30 0T-62 0Z', 7, '#ffffff')}<ellipse cx="-38" cy="-92" rx="13" ry="8" fill="#f2a59a" opacity=".8"/><ellipse cx="38" cy="-92" rx="13" ry="8" fill="#f2a59a" opacity=".8"/>${look(face, -116, 24)}${line('M-64-70q-26 4-30 26M64-70q26 4 30 26', 7)}`;
    case 'kettle':
      return `${line('M-58-10C-74-60-56-112 0-112S74-60 58-10Q0 6-58-10Z', 7, tint[1])}${line('M58-62Q96-74 98-110', 9)}${line('M-40-108Q0-172 40-108', 8)}${line('M-14-116h28', 10)}${look(face, -68, 20)}`;
    case 'moth':
      return `<g transform="translate(0 -150)">${line('M-6 0C-40-70-96-60-92-14C-88 24-30 22-6 8ZM6 0C40-70 96-60 92-14C88 24 30 22 6 8Z', 6, lighten(tint[1], 0.45))}${line('M0-26C-16-26-16 34 0 40S16-26 0-26Z', 6, darken(tint[1], 0.2))}${line('M-5-26Q-18-52-34-50M5-26Q18-52 34-50', 5)}<circle cx="-7" cy="-10" r="5" fill="#fff"/><circle cx="7" cy="-10" r="5" fill="#fff"/></g>`;
    case 'snail':
      return `${line('M-90 0Q-100-30-70-34H40Q60-34 62-64M40-34Q92-30 90 0Z', 7, '#f3e4c2')}${line('M-64-30C-84-110 24-130 34-50C36-10-40-10-34-50C-30-80 0-74-4-52', 7, tint[1])}${line('M62-62l-8-40M70-62l14-36', 6)}<circle cx="54" cy="-104" r="8" fill="${INK}"/><circle cx="86" cy="-100" r="8" fill="${INK}"/>${line('M74-22q8 6 14-2', 5)}`;
  }
}

function sign(kind: NonNullable<Panel['says']>): string {
  switch (kind) {
    case 'tea':
      return (
        line('M-26-10h46l-5 32h-36zM20-4q20 0 12 16h-14', 6) + line('M-10-22q-8-10 0-18M6-22q-8-10 0-18', 4)
      );
    case 'heart':
      return line('M0 24C-44-6-24-34 0-12C24-34 44-6 0 24Z', 5, '#e2564f');
    case 'question':
      return `${line('M-14-14q2-20 18-18t12 24q-14 8-14 20', 8)}<circle cx="3" cy="26" r="5.500" fill="${INK}"/>`;
    case 'moon':
      return line('M10-28A30 30 0 1 0 10 28A24 24 0 0 1 10-28Z', 5, '#f7d774');
    case 'sun':
      return `<circle r="17" fill="#f7b84a" stroke="${INK}" stroke-width="5"/>${line('M0-34v-6M0 34v6M-34 0h-6M34 0h6M-24-24l-4-4M24 24l4 4M24-24l4-4M-24 24l-4 4', 5)}`;
    case 'dots':
      return `<circle cx="-22" r="6.500" fill="${INK}"/><circle r="6.500" fill="${INK}"/><circle cx="22" r="6.500" fill="${INK}"/>`;
    case 'note':
      return (
        line('M-8 18V-26L22-34V10', 6) +
        `<ellipse cx="-16" cy="20" rx="11" ry="8" fill="${INK}"/><ellipse cx="14" cy="12" rx="11" ry="8" fill="${INK}"/>`
      );
    case 'leaf':
      return line('M-20 24C-30-20 10-34 28-30C32 2 8 26-20 24ZM-20 24L14-14', 5, '#9ccf7a');
    case 'bang':
      return `${line('M0-30V6', 10)}<circle cy="26" r="6.500" fill="${INK}"/>`;
  }
}

function panel(
  c: Canvas,
  p: Panel,
  x: number,
  y: number,
  w: number,
  h: number,
  tint: readonly [string, string, string],
): void {
  const clip = c.def(
    (id) =>
      `<clipPath id="${id}"><rect x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" width="${roundCoordinate(w)}" height="${roundCoordinate(h)}" rx="6"/></clipPath>`,
  );
  const where = p.where ?? 'room';
  const floor = y + h * 0.84;
  const k = Math.min(w / 330, h / 330);
  const night = where === 'night';
  let out = `<rect x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" width="${roundCoordinate(w)}" height="${roundCoordinate(h)}" fill="${night ? tint[2] : where === 'rain' ? '#c3ced8' : tint[0]}"/>`;
  if (where === 'room')
    out += `<rect x="${roundCoordinate(x)}" y="${roundCoordinate(floor)}" width="${roundCoordinate(w)}" height="${roundCoordinate(h)}" fill="${tint[1]}"/>${line(`M${roundCoordinate(x + w * 0.66)} ${roundCoordinate(y + h * 0.2)}h${roundCoordinate(w * 0.2)}v${roundCoordinate(h * 0.24)}h${roundCoordinate(-w * 0.2)}zM${roundCoordinate(x + w * 0.76)} ${roundCoordinate(y + h * 0.2)}v${roundCoordinate(h * 0.24)}`, 5, '#ffffff')}`;
  if (where === 'table')
    out += `<rect x="${roundCoordinate(x)}" y="${roundCoordinate(floor)}" width="${roundCoordinate(w)}" height="${roundCoordinate(h)}" fill="#d9a873"/>${line(`M${roundCoordinate(x)} ${roundCoordinate(floor)}h${roundCoordinate(w)}`, 6)}`;
  if (where === 'hill' || night || where === 'rain')
    out += `<path d="M${roundCoordinate(x)} ${roundCoordinate(floor - 10)}Q${roundCoordinate(x + w * 0.4)} ${roundCoordinate(floor - h * 0.16)} ${roundCoordinate(x + w)} ${roundCoordinate(floor - 4)}V${roundCoordinate(y + h)}H${roundCoordinate(x)}Z" fill="${night ? darken(tint[2], 0.4) : '#8fbf7a'}"/>`;
  if (where === 'hill')
    out += `<circle cx="${roundCoordinate(x + w * 0.8)}" cy="${roundCoordinate(y + h * 0.22)}" r="${roundCoordinate(22 * k)}" fill="#fff3b0"/>`;
  if (night) {
    out += `<circle cx="${roundCoordinate(x + w * 0.78)}" cy="${roundCoordinate(y + h * 0.24)}" r="${roundCoordinate(30 * k)}" fill="#fff0b8"/>`;
    for (let i = 0; i < 16; i += 1)
      out += `<circle cx="${roundCoordinate(c.rnd.range(x, x + w))}" cy="${roundCoordinate(c.rnd.range(y, y + h * 0.6))}" r="${roundCoordinate(c.rnd.range(1.5, 3.5))}" fill="#fff"/>`;
  }
  if (where === 'rain') {
    let d = '';
    for (let i = 0; i < 34; i += 1)
      d += `M${roundCoordinate(c.rnd.range(x, x + w))} ${roundCoordinate(c.rnd.range(y, y + h))}l-5 20`;
    out += `<path d="${d}" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;
  }
  p.who.forEach((who, i) => {
    const px = x + w * (p.who.length === 1 ? 0.48 : 0.3 + i * 0.4);
    out += `<g transform="translate(${roundCoordinate(px)} ${roundCoordinate(floor + 4)}) scale(${roundCoordinate(k * (i % 2 ? -1 : 1))} ${roundCoordinate(k)})">${figure(who, p.face ?? 'happy', tint)}</g>`;
  });
  if (p.says) {
    const bx = x + w * (p.who.length === 1 ? 0.74 : 0.5);
    const by = y + h * 0.22;
    out += `<path d="M${roundCoordinate(bx - 30 * k)} ${roundCoordinate(by + 36 * k)}L${roundCoordinate(bx - 52 * k)} ${roundCoordinate(by + 78 * k)}L${roundCoordinate(bx - 4 * k)} ${roundCoordinate(by + 44 * k)}" fill="#fff" stroke="${INK}" stroke-width="5"/><ellipse cx="${roundCoordinate(bx)}" cy="${roundCoordinate(by)}" rx="${roundCoordinate(64 * k)}" ry="${roundCoordinate(52 * k)}" fill="#fff" stroke="${INK}" stroke-width="5"/><path d="M${roundCoordinate(bx - 27 * k)} ${roundCoordinate(by + 36 * k)}L${roundCoordinate(bx - 6 * k)} ${roundCoordinate(by + 44 * k)}" stroke="#fff" stroke-width="12"/><g transform="translate(${roundCoordinate(bx)} ${roundCoordinate(by)}) scale(${roundCoordinate(k * 0.86)})">${sign(p.says)}</g>`;
  }
  c.add(
    `<g clip-path="${clip}">${out}</g><rect x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" width="${roundCoordinate(w)}" height="${roundCoordinate(h)}" rx="6" fill="none" stroke="${INK}" stroke-width="7"/>`,
  );
}

/** Draws a wordless comic of one to four panels, in a row when wide, in a square when not. */
export function drawComic(c: Canvas, o: Comic): void {
  const tint = comicTints[o.tint ?? 'peach'];
  backdrop(c, '#fbf7ee');
  const count = o.panels.length;
  const across = c.h > 640 ? (count === 1 ? 1 : 2) : count;
  const down = Math.ceil(count / across);
  const gap = 26;
  const w = (1000 - gap * (across + 1)) / across;
  const h = (c.h - gap * (down + 1)) / down;
  o.panels.forEach((p, i) => {
    panel(c, p, gap + (i % across) * (w + gap), gap + Math.floor(i / across) * (h + gap), w, h, tint);
  });
  grain(c, 0.045);
}
