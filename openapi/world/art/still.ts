import { backdrop, type Canvas, grain, roundCoordinate, smooth, vignette } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { drawItem, type Item, itemSizes } from './still-items.ts';

export interface Still {
  style: 'still';
  items: readonly Item[];
  wall?: 'sage' | 'clay' | 'ink' | 'butter' | 'rose' | 'sky' | 'chalk';
  /** True for a patch of window light on the wall. */
  window?: boolean;
  cloth?: boolean;
}

export const stillWalls = {
  sage: ['#a9b79c', '#7d8f78', '#c9a97c'],
  clay: ['#d7a68a', '#a8705a', '#7d5240'],
  ink: ['#33414f', '#1b2530', '#5a4334'],
  butter: ['#f1dca4', '#d5b46d', '#a9794a'],
  rose: ['#e2b6b1', '#b98083', '#8a5a4e'],
  sky: ['#a9c6d3', '#7099ac', '#b08c66'],
  chalk: ['#ebe5da', '#cbc2b3', '#b59b7d'],
} as const;

/** Draws objects on a table by a wall, in the given order, lit from the left. */
export function drawStill(c: Canvas, o: Still): void {
  const [light, deep, wood] = stillWalls[o.wall ?? 'chalk'];
  const table = c.h * 0.72;
  backdrop(
    c,
    c.linear(
      [
        [0, light],
        [1, deep],
      ],
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ),
  );
  if (o.window) {
    const pane = (x: number, y: number) =>
      `M${x} ${roundCoordinate(y)}l120 -34v${roundCoordinate(c.h * 0.19)}l-120 34z`;
    const top = c.h * 0.16;
    c.add(
      `<path d="${pane(560, top)}${pane(694, top - 38)}${pane(560, top + c.h * 0.22)}${pane(694, top - 38 + c.h * 0.22)}" fill="#fff4d6" opacity=".34"/>`,
    );
  }
  c.add(
    `<rect y="${roundCoordinate(table)}" width="1000" height="${roundCoordinate(c.h - table)}" fill="${c.linear(
      [
        [0, lighten(wood, 0.18)],
        [0.06, wood],
        [1, darken(wood, 0.35)],
      ],
    )}"/>`,
  );
  let planks = '';
  for (let i = 0; i < 26; i += 1) {
    const y = c.rnd.range(table + 8, c.h);
    planks += `M${roundCoordinate(c.rnd.range(-50, 900))} ${roundCoordinate(y)}q${roundCoordinate(c.rnd.range(60, 200))} ${roundCoordinate(c.rnd.range(-5, 5))} ${roundCoordinate(c.rnd.range(140, 420))} 0`;
  }
  c.add(`<path d="${planks}" fill="none" stroke="${darken(wood, 0.45)}" stroke-width="2" opacity=".22"/>`);
  const count = o.items.length;
  const room = o.items.reduce((sum, item) => sum + itemSizes[item], 0) + (count - 1) * 26;
  const scale = Math.min(count < 2 ? 2.2 : 1.8, 880 / room, (c.h * 0.66) / 250);
  const foot = table + (c.h - table) * 0.4;
  if (o.cloth) {
    const y = foot - 8;
    const pts = [
      { x: 120, y },
      { x: 880, y: y - 10 },
      { x: 940, y: c.h + 40 },
      { x: 700, y: c.h + 60 },
      { x: 60, y: c.h + 40 },
    ];
    c.add(`<path d="${smooth(pts, true)}" fill="#efe9dd"/>`);
    let stripes = '';
    for (let i = 0; i < 9; i += 1)
      stripes += `M${roundCoordinate(180 + i * 80)} ${roundCoordinate(y)}L${roundCoordinate(120 + i * 96)} ${roundCoordinate(c.h + 20)}`;
    c.add(`<path d="${stripes}" stroke="#b6524a" stroke-width="5" opacity=".55"/>`);
  }
  let x = 500 - (room * scale) / 2;
  for (const [i, item] of o.items.entries()) {
    const w = itemSizes[item] * scale;
    const cx = x + w / 2;
    const y = foot + (i % 2 ? 16 : -6);
    const shadow = c.radial([
      [0, '#1a0f0a', 0.5],
      [0.6, '#1a0f0a', 0.22],
      [1, '#1a0f0a', 0],
    ]);
    c.add(
      `<ellipse cx="${roundCoordinate(cx + w * 0.22)}" cy="${roundCoordinate(y + 2)}" rx="${roundCoordinate(w * 0.72)}" ry="${roundCoordinate(20 * scale)}" fill="${shadow}"/>`,
    );
    c.add(
      `<g transform="translate(${roundCoordinate(cx)} ${roundCoordinate(y)}) scale(${scale.toFixed(3)})">${drawItem(c, item)}</g>`,
    );
    x += w + 26 * scale;
  }
  if (o.items.includes('flour') || o.items.includes('boule')) {
    let dust = '';
    for (let i = 0; i < 130; i += 1)
      dust += `M${roundCoordinate(500 + c.rnd.bell() * 260)} ${roundCoordinate(foot + 20 + Math.abs(c.rnd.bell()) * 26)}h${roundCoordinate(c.rnd.range(1, 5))}v${roundCoordinate(c.rnd.range(1, 2.5))}h-2z`;
    c.add(`<path d="${dust}" fill="#fffaf0" opacity=".5"/>`);
  }
  vignette(c, 0.34);
  grain(c, 0.055);
}
