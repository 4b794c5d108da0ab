import { noise2 } from '../random.ts';
import { backdrop, type Canvas, grain, type Point, roundCoordinate, vignette } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { isoLines } from './iso-lines.ts';

export interface Chart {
  style: 'chart';
  kind: 'island' | 'coast' | 'contours' | 'strait';
  ink?: 'sepia' | 'blue' | 'walker' | 'night';
  ship?: boolean;
  serpent?: boolean;
}

export const chartInks = {
  sepia: {
    paper: '#f0e0bd',
    edge: '#d3b884',
    land: '#e4c88f',
    sea: '#d9dcc4',
    line: '#5a3c22',
    accent: '#a33c2a',
  },
  blue: {
    paper: '#eef0e6',
    edge: '#cfd8d2',
    land: '#f1e6c4',
    sea: '#bcd6dd',
    line: '#27506a',
    accent: '#c0473a',
  },
  walker: {
    paper: '#f3f0df',
    edge: '#dbdcc2',
    land: '#dfe6bf',
    sea: '#b9d9e4',
    line: '#a8703f',
    accent: '#b0332e',
  },
  night: {
    paper: '#16242f',
    edge: '#0d1820',
    land: '#24404a',
    sea: '#132430',
    line: '#9fc6b6',
    accent: '#e8a95a',
  },
} as const;

const trace = (lines: readonly Point[][]): string =>
  lines.map((l) => `M${l.map((p) => `${roundCoordinate(p.x)} ${roundCoordinate(p.y)}`).join('L')}`).join('');

function compass(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  line: string,
  accent: string,
  paper: string,
): void {
  let rays = '';
  for (let i = 0; i < 32; i += 1) {
    const a = (i / 32) * Math.PI * 2;
    rays += `M${roundCoordinate(x)} ${roundCoordinate(y)}L${roundCoordinate(x + Math.cos(a) * 1500)} ${roundCoordinate(y + Math.sin(a) * 1500)}`;
  }
  c.add(`<path d="${rays}" stroke="${line}" stroke-width="1" opacity=".22"/>`);
  let star = '';
  for (let i = 0; i < 8; i += 1) {
    const a = (i / 8) * 360;
    const len = i % 2 ? r * 0.62 : r;
    star += `<g transform="translate(${roundCoordinate(x)} ${roundCoordinate(y)}) rotate(${a})"><path d="M0 ${roundCoordinate(-len)}L${roundCoordinate(r * 0.14)} ${roundCoordinate(-r * 0.14)}L0 0Z" fill="${i === 0 ? accent : line}"/><path d="M0 ${roundCoordinate(-len)}L${roundCoordinate(-r * 0.14)} ${roundCoordinate(-r * 0.14)}L0 0Z" fill="${paper}" stroke="${line}" stroke-width="1.500"/></g>`;
  }
  c.add(
    `<circle cx="${roundCoordinate(x)}" cy="${roundCoordinate(y)}" r="${roundCoordinate(r * 0.82)}" fill="${paper}" fill-opacity=".7" stroke="${line}" stroke-width="2"/><circle cx="${roundCoordinate(x)}" cy="${roundCoordinate(y)}" r="${roundCoordinate(r * 0.7)}" fill="none" stroke="${line}" stroke-width="1"/>${star}`,
  );
}

/** Draws an imaginary country: coast with water lines, hills, woods, towns, rhumb lines; or contour lines. */
export function drawChart(c: Canvas, o: Chart): void {
  const ink = chartInks[o.ink ?? (o.kind === 'contours' ? 'walker' : 'sepia')];
  const step = 12.5;
  const cols = 1000 / step + 1;
  const rows = Math.ceil(c.h / step) + 1;
  const noise = noise2(`${c.seed}:land`, 5);
  const field: number[] = [];
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < cols; i += 1) {
      const x = (i * step) / 1000;
      const y = (j * step) / c.h;
      let v = noise(i * step * 0.0042, j * step * 0.0042) * 0.8;
      const dx = x - 0.48;
      const dy = y - 0.48;
      if (o.kind === 'island') v += 0.42 - (dx * dx * 4.6 + dy * dy * 4.2);
      if (o.kind === 'coast') v += 0.62 - x * 1.35;
      if (o.kind === 'strait') v += Math.abs(x - 0.5 + (y - 0.5) * 0.5) * 1.7 - 0.42;
      if (o.kind === 'contours') v = v * 1.2 + 0.25 - (dx * dx + dy * dy) * 0.8;
      field.push(v);
    }
  }
  const lines = (level: number) => isoLines(field, cols, rows, level, step);
  backdrop(
    c,
    c.radial(
      [
        [0, ink.paper],
        [0.7, ink.paper],
        [1, ink.edge],
      ],
      0.5,
      0.5,
      0.8,
    ),
  );
  const cells = (level: number) => {
    let d = '';
    for (let j = 0; j < rows; j += 1)
      for (let i = 0; i < cols; ) {
        if ((field[j * cols + i] ?? -1) <= level) {
          i += 1;
          continue;
        }
        let end = i;
        while (end < cols && (field[j * cols + end] ?? -1) > level) end += 1;
        d += `M${roundCoordinate((i - 0.5) * step)} ${roundCoordinate((j - 0.5) * step)}h${roundCoordinate((end - i) * step)}v${roundCoordinate(step + 0.5)}h${roundCoordinate((i - end) * step)}z`;
        i = end;
      }
    return d;
  };
  if (o.kind === 'contours') {
    for (let k = -4; k <= 9; k += 1)
      c.add(
        `<path d="${cells(k * 0.1)}" fill="${mix(ink.land, k > 4 ? '#f7f0dc' : '#b9cf95', Math.abs(k) * 0.07)}" opacity=".5"/>`,
      );
    c.add(`<path d="${cells(-9)}" fill="none"/>`);
    for (let k = -9; k <= 14; k += 1)
      c.add(
        `<path d="${trace(lines(k * 0.06))}" fill="none" stroke="${ink.line}" stroke-width="${k % 5 === 0 ? 3.2 : 1.4}" opacity="${k % 5 === 0 ? 0.85 : 0.6}" stroke-linejoin="round"/>`,
      );
    let path = `M-10 ${roundCoordinate(c.h * 0.8)}`;
    for (let x = 40; x < 1020; x += 40)
      path += `L${x} ${roundCoordinate(c.h * (0.8 - x / 2100) + noise(x * 0.006, 9) * 90)}`;
    c.add(
      `<path d="${path}" fill="none" stroke="${ink.accent}" stroke-width="5" stroke-dasharray="16 10" stroke-linecap="round"/>`,
    );
    for (let x = 0; x < 1000; x += 200)
      c.add(`<path d="M${x} 0V${roundCoordinate(c.h)}" stroke="#6a93a8" stroke-width="1.500" opacity=".4"/>`);
    for (let y = 0; y < c.h; y += 200)
      c.add(`<path d="M0 ${y}H1000" stroke="#6a93a8" stroke-width="1.500" opacity=".4"/>`);
    c.add(
      `<path d="M${roundCoordinate(500)} ${roundCoordinate(c.h * 0.44)}l16 28h-32z" fill="${ink.accent}"/>`,
    );
    vignette(c, 0.16, '#3a2a18');
    grain(c, 0.05);
    return;
  }
  backdrop(c, ink.sea);
  compass(
    c,
    o.kind === 'coast' ? 800 : 850,
    c.h * 0.78,
    Math.min(86, c.h * 0.12),
    ink.line,
    ink.accent,
    ink.paper,
  );
  const coast = lines(0);
  for (let k = 1; k <= 6; k += 1)
    c.add(
      `<path d="${trace(lines(-k * 0.035))}" fill="none" stroke="${ink.line}" stroke-width="1.200" opacity="${roundCoordinate(0.6 - k * 0.09)}"/>`,
    );
  c.add(
    `<path d="${trace(coast.map((l) => l))}" fill="${ink.land}" fill-rule="evenodd" stroke="none" opacity="${o.kind === 'island' ? 1 : 0}"/>`,
  );
  if (o.kind !== 'island') c.add(`<path d="${cells(0)}" fill="${ink.land}"/>`);
  c.add(
    `<path d="${trace(coast)}" fill="none" stroke="${ink.line}" stroke-width="${o.kind === 'island' ? 3 : 9}" stroke-linejoin="round" opacity="${o.kind === 'island' ? 1 : 0.25}"/><path d="${trace(coast)}" fill="none" stroke="${ink.line}" stroke-width="3" stroke-linejoin="round"/>`,
  );
  const value = (x: number, y: number) => field[Math.round(y / step) * cols + Math.round(x / step)] ?? -1;
  let hills = '';
  let shade = '';
  let woods = '';
  const towns: Point[] = [];
  for (let tries = 0; tries < 420; tries += 1) {
    const x = c.rnd.range(60, 940);
    const y = c.rnd.range(60, c.h - 60);
    const v = value(x, y);
    if (v > 0.34 && hills.length < 9000) {
      const s = 12 + (v - 0.3) * 60;
      hills += `M${roundCoordinate(x - s)} ${roundCoordinate(y)}Q${roundCoordinate(x - s * 0.3)} ${roundCoordinate(y - s * 1.1)} ${roundCoordinate(x)} ${roundCoordinate(y - s * 1.2)}Q${roundCoordinate(x + s * 0.4)} ${roundCoordinate(y - s * 0.9)} ${roundCoordinate(x + s)} ${roundCoordinate(y)}`;
      for (let k = 1; k < 4; k += 1)
        shade += `M${roundCoordinate(x + s * 0.2 * k)} ${roundCoordinate(y - s * (1.05 - k * 0.2))}l${roundCoordinate(s * 0.16)} ${roundCoordinate(s * 0.5)}`;
    } else if (v > 0.1 && v < 0.3 && tries % 2) {
      woods += `M${roundCoordinate(x)} ${roundCoordinate(y)}v-5m-6 0a7 7 0 1 1 12 0z`;
    } else if (
      v > 0.04 &&
      v < 0.12 &&
      towns.length < 9 &&
      towns.every((t) => Math.hypot(t.x - x, t.y - y) > 90)
    )
      towns.push({ x, y });
  }
  c.add(
    `<path d="${hills}" fill="${lighten(ink.land, 0.2)}" stroke="${ink.line}" stroke-width="2.200" stroke-linejoin="round"/><path d="${shade}" stroke="${ink.line}" stroke-width="1.500" opacity=".7"/><path d="${woods}" fill="${mix(ink.land, '#5f7a3c', 0.5)}" stroke="${ink.line}" stroke-width="1.200"/>`,
  );
  for (const t of towns)
    c.add(
      `<circle cx="${roundCoordinate(t.x)}" cy="${roundCoordinate(t.y)}" r="6" fill="${ink.accent}" stroke="${ink.line}" stroke-width="1.500"/><path d="M${roundCoordinate(t.x + 12)} ${roundCoordinate(t.y + 2)}q6-8 11 0t11 0 11 0${c.rnd.chance(0.5) ? ' 11 0' : ''}" fill="none" stroke="${ink.line}" stroke-width="2"/>`,
    );
  const seaSpot = (): Point => {
    for (let tries = 0; tries < 200; tries += 1) {
      const p = { x: c.rnd.range(120, 880), y: c.rnd.range(110, c.h - 130) };
      if (value(p.x, p.y) < -0.2 && value(p.x + 50, p.y) < -0.15 && value(p.x - 50, p.y) < -0.15) return p;
    }
    return { x: 860, y: 120 };
  };
  if (o.ship) {
    const p = seaSpot();
    c.add(
      `<g transform="translate(${roundCoordinate(p.x)} ${roundCoordinate(p.y)})" stroke="${ink.line}" stroke-width="2.200" stroke-linejoin="round"><path d="M-44 8Q-40 32-20 34H24Q42 30 50 2Q20 14-44 8Z" fill="${mix(ink.land, ink.line, 0.35)}"/><path d="M-18 8V-58M16 8V-64" fill="none"/><path d="M-40-46Q-18-56 2-46Q-4-22 2-2Q-18-10-38-2Q-32-24-40-46ZM4-54Q22-62 38-54Q32-28 38-4Q20-12 4-4Q10-28 4-54Z" fill="${ink.paper}"/><path d="M16-64l20-5-18-6zM-60 40q10-8 20 0t20 0 20 0 20 0 20 0" fill="none"/></g>`,
    );
  }
  if (o.serpent) {
    const p = seaSpot();
    c.add(
      `<g transform="translate(${roundCoordinate(p.x)} ${roundCoordinate(p.y)})" fill="${mix(ink.sea, '#4f7a5a', 0.6)}" stroke="${ink.line}" stroke-width="2.200"><path d="M-70 20C-70-50-20-50-20 20H-34C-34-22-56-22-56 20ZM-6 20C-6-40 36-40 36 20H22C22-14 8-14 8 20ZM50 20C50-60 64-82 92-70Q104-66 100-58L82-54Q66-50 64 20Z"/><circle cx="86" cy="-64" r="2.500" fill="${ink.line}"/><path d="M-84 24q12-10 24 0t24 0 24 0 24 0 24 0 24 0 24 0" fill="none"/></g>`,
    );
  }
  const m = 22;
  let scale = '';
  for (let x = m; x < 1000 - m; x += 80)
    scale += `M${x} ${m}h40v10h-40zM${x} ${roundCoordinate(c.h - m - 10)}h40v10h-40z`;
  for (let y = m; y < c.h - m - 40; y += 80)
    scale += `M${m} ${roundCoordinate(y)}h10v40h-10zM${1000 - m - 10} ${roundCoordinate(y)}h10v40h-10z`;
  c.add(
    `<path d="M0 0H1000V${roundCoordinate(c.h)}H0ZM${m} ${m}V${roundCoordinate(c.h - m)}H${1000 - m}V${m}Z" fill="${ink.paper}" fill-rule="evenodd"/><path d="M${m} ${m}H${1000 - m}V${roundCoordinate(c.h - m)}H${m}ZM${m + 10} ${m + 10}H${990 - m}V${roundCoordinate(c.h - m - 10)}H${m + 10}Z" fill="none" stroke="${ink.line}" stroke-width="2.500"/><path d="${scale}" fill="${ink.line}"/>`,
  );
  let folds = '';
  for (const k of [0.25, 0.5, 0.75])
    folds += `<path d="M${roundCoordinate(1000 * k)} 0V${roundCoordinate(c.h)}" stroke="${darken(ink.edge, 0.3)}" stroke-width="3" opacity=".16"/><path d="M${roundCoordinate(1000 * k + 3)} 0V${roundCoordinate(c.h)}" stroke="#fff" stroke-width="2" opacity=".18"/>`;
  c.add(
    `${folds}<path d="M0 ${roundCoordinate(c.h / 2)}H1000" stroke="${darken(ink.edge, 0.3)}" stroke-width="3" opacity=".16"/>`,
  );
  vignette(c, 0.3, '#4a2c10');
  grain(c, 0.06);
}
