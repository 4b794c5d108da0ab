import { noise1 } from '../random.ts';
import { backdrop, type Canvas, glow, grain, type Point, poly, roundCoordinate, vignette } from './canvas.ts';
import { darken, mix } from './colour.ts';
import { heightAt, type Landscape, type Look, landscapeLooks } from './landscape-looks.ts';
import { drawForegroundObject } from './landscape-things.ts';

function ridgeLine(c: Canvas, o: Landscape, index: number, count: number, base: number): Point[] {
  const noise = noise1(`${c.seed}:ridge${index}`, o.land === 'dunes' ? 2 : 5);
  const near = index / Math.max(1, count - 1);
  const points: Point[] = [];
  const step = 8;
  const sharp = o.land === 'peaks';
  const reach =
    (o.land === 'dunes' ? 50 : o.land === 'cliffs' ? 80 : sharp ? 190 : 90) *
    (sharp ? 1.15 - near * 0.8 : 0.6 + near * 0.3);
  const scale = o.land === 'dunes' ? 0.0026 : sharp ? 0.0042 : 0.0034;
  for (let x = -16; x <= 1016; x += step) {
    let v = noise(x * scale * (1 + near * 0.7) + index * 31.7);
    if (sharp) v = 0.72 - 1.7 * Math.abs(v) ** 0.8 + noise(x * 0.021 + 9) * 0.1;
    if (o.land === 'cliffs') v = v + (near > 0.5 ? 1.4 * Math.max(0, (x - 560) / 440) ** 0.6 : 0) - 0.2;
    points.push({ x, y: base - v * reach });
  }
  return points;
}

function pines(c: Canvas, line: readonly Point[], size: number, floor: number): string {
  let d = '';
  const clump = noise1(`${c.seed}:clump${size}`, 3);
  for (let x = -10; x < 1010; x += size * c.rnd.range(0.16, 0.42)) {
    const density = clump(x * 0.008);
    if (density < -0.25 && c.rnd.chance(0.85)) continue;
    const h = size * c.rnd.range(0.55, 1.15) * (density > 0.2 ? 1.15 : 0.9);
    const y = heightAt(line, x) + 6;
    if (y > floor + 5) continue;
    const half = h * c.rnd.range(0.15, 0.2);
    d += `M${roundCoordinate(x)} ${roundCoordinate(y - h)}`;
    for (let k = 1; k <= 4; k += 1) {
      const yy = y - h + (h * k) / 4;
      d += `L${roundCoordinate(x + (half * k) / 4)} ${roundCoordinate(yy)}L${roundCoordinate(x + (half * (k - 0.55)) / 4)} ${roundCoordinate(yy - h * 0.03)}`;
    }
    for (let k = 4; k >= 1; k -= 1) {
      const yy = y - h + (h * k) / 4;
      d += `L${roundCoordinate(x - (half * (k - 0.55)) / 4)} ${roundCoordinate(yy - h * 0.03)}L${roundCoordinate(x - (half * k) / 4)} ${roundCoordinate(yy)}`;
    }
    d += 'Z';
  }
  return d;
}

/** Draws long lens-shaped clouds, each built from a few overlapping translucent ones. */
function clouds(c: Canvas, look: Look, horizon: number): void {
  const banks = c.rnd.int(4, 6);
  for (let i = 0; i < banks; i += 1) {
    const depth = (i + 0.6) / banks;
    const y = (0.04 + depth * 0.82) * horizon;
    const cx = c.rnd.range(40, 960);
    const fill = mix(look.light, look.sky[2] ?? look.light, 0.15 + depth * 0.25);
    const shade = mix(look.sky[0] ?? look.near, look.sky[1] ?? look.near, 0.6);
    for (let k = 0; k < 9; k += 1) {
      const w = c.rnd.range(120, 420) * (1.15 - depth * 0.45);
      const t = c.rnd.range(6, 19) * (1.25 - depth * 0.85);
      const x = cx + c.rnd.bell() * 130;
      const yy = y + c.rnd.bell() * t * 0.9;
      const d = `M${roundCoordinate(x - w)} ${roundCoordinate(yy)}C${roundCoordinate(x - w * 0.5)} ${roundCoordinate(yy - t * 1.3)} ${roundCoordinate(x + w * 0.4)} ${roundCoordinate(yy - t * 1.6)} ${roundCoordinate(x + w)} ${roundCoordinate(yy)}C${roundCoordinate(x + w * 0.4)} ${roundCoordinate(yy + t * 0.5)} ${roundCoordinate(x - w * 0.6)} ${roundCoordinate(yy + t * 0.7)} ${roundCoordinate(x - w)} ${roundCoordinate(yy)}Z`;
      c.add(`<path d="${d}" fill="${k % 4 === 3 ? shade : fill}" opacity="${k % 4 === 3 ? 0.1 : 0.17}"/>`);
    }
  }
}

function water(c: Canvas, o: Landscape, look: Look, top: number, sunX: number | undefined): void {
  const h = c.h - top;
  const fill = c.linear([
    [0, mix(look.sky[3] ?? '#ffffff', look.mist, 0.3)],
    [0.25, mix(look.sky[2] ?? '#ffffff', look.near, 0.12)],
    [1, mix(look.sky[0] ?? '#000000', look.near, 0.45)],
  ]);
  c.add(`<rect y="${roundCoordinate(top)}" width="1000" height="${roundCoordinate(h)}" fill="${fill}"/>`);
  let light = '';
  let dark = '';
  const rows = 46;
  for (let i = 0; i < rows; i += 1) {
    const k = (i + 1) / rows;
    const y = top + h * k * k + 2;
    const marks = 3 + Math.round(k * 4);
    for (let j = 0; j < marks; j += 1) {
      const len = c.rnd.range(10, 60) * (0.4 + k * 1.7);
      const thick = 0.8 + k * 2.6;
      if (sunX !== undefined && j < 3) {
        const x = sunX + c.rnd.bell() * (16 + k * 70) - len / 2;
        light += `M${roundCoordinate(x)} ${roundCoordinate(y)}h${roundCoordinate(len)}v${roundCoordinate(thick)}h${roundCoordinate(-len)}z`;
      } else {
        const x = c.rnd.range(-40, 1000);
        dark += `M${roundCoordinate(x)} ${roundCoordinate(y)}h${roundCoordinate(len)}v${roundCoordinate(thick)}h${roundCoordinate(-len)}z`;
      }
    }
  }
  c.add(`<path d="${dark}" fill="${look.near}" opacity="${o.mood === 'snow' ? 0.05 : 0.13}"/>`);
  c.add(`<path d="${light}" fill="${look.light}" opacity=".6"/>`);
}

/** Draws layered hills, peaks or dunes under a wide sky, with haze between the ridges. */
export function drawLandscape(c: Canvas, o: Landscape): void {
  const look = landscapeLooks[o.mood];
  const waterTop = c.h * (1 - (o.water ?? 0));
  const horizon = o.water ? waterTop - c.h * 0.02 : c.h * 0.62;
  backdrop(c, c.linear(look.sky.map((s, i) => [(i / 3) * (horizon / c.h) * 1.02, s] as const)));
  let sunX: number | undefined;
  if (o.sun !== undefined) {
    sunX = 60 + o.sun * 880;
    const y = horizon - c.h * (0.04 + (o.sunHeight ?? 0.25) * 0.5);
    glow(c, sunX, y, 420, look.light, 0.85);
    c.add(
      `<circle cx="${roundCoordinate(sunX)}" cy="${roundCoordinate(y)}" r="${o.mood === 'blue' ? 26 : 38}" fill="${look.light}" opacity=".96"/>`,
    );
  }
  if (o.clouds) clouds(c, look, horizon);
  if (o.birds) {
    let d = '';
    const bx = c.rnd.range(180, 620);
    const by = horizon * c.rnd.range(0.25, 0.5);
    for (let i = 0; i < 7; i += 1) {
      const s = c.rnd.range(8, 15);
      const x = bx + i * 34 + c.rnd.range(-14, 14);
      const y = by + Math.abs(i - 3) * 12 + c.rnd.range(-8, 8);
      d += `M${roundCoordinate(x - s)} ${roundCoordinate(y - s * 0.3)}q${roundCoordinate(s * 0.55)} ${roundCoordinate(-s * 0.3)} ${roundCoordinate(s)} ${roundCoordinate(s * 0.4)}q${roundCoordinate(s * 0.45)} ${roundCoordinate(-s * 0.7)} ${roundCoordinate(s)} ${roundCoordinate(-s * 0.4)}`;
    }
    c.add(
      `<path d="${d}" fill="none" stroke="${o.mood === 'snow' ? '#3a4658' : look.near}" stroke-width="2.600" stroke-linecap="round"/>`,
    );
  }
  const count = o.ridges ?? 5;
  const floor = o.water ? waterTop : c.h;
  let line: Point[] = [];
  if (o.water) water(c, o, look, waterTop, sunX);
  for (let i = 0; i < count; i += 1) {
    const k = count === 1 ? 1 : i / (count - 1);
    const spread = o.water ? c.h * 0.1 : c.h * 0.44;
    const base =
      horizon +
      (o.water ? -c.h * 0.06 : -c.h * 0.08) +
      spread * k ** 1.25 +
      (o.thing && k === 1 ? -c.h * 0.07 : 0);
    line = ridgeLine(c, o, i, count, o.water ? Math.min(base, waterTop - 4) : base);
    const front = mix(look.far, look.near, k ** 1.1);
    const own = mix(front, look.mist, (1 - k) * 0.28);
    const fill = c.linear([
      [0, own],
      [1, mix(own, look.mist, o.mood === 'mist' ? 0.75 : k === 1 && !o.water ? 0.06 : 0.55)],
    ]);
    if (o.trees && k > 0.45) {
      c.add(
        `<path d="${pines(c, line, (34 + 80 * (k - 0.4)) * (c.h / 750), floor)}" fill="${mix(own, darken(look.near, o.mood === 'snow' ? 0.75 : 0.3), 0.75)}"/>`,
      );
    }
    const shape = poly([
      ...line.map((p) => ({ x: p.x, y: Math.min(p.y, floor) })),
      { x: 1016, y: floor },
      { x: -16, y: floor },
    ]);
    c.add(`<path d="${shape}" fill="${fill}"/>`);
    if (o.mood === 'snow' || (o.land === 'peaks' && k < 0.7)) {
      const side = line.map((p, j) => {
        const q = line[j + 1];
        return q && q.y > p.y
          ? `M${roundCoordinate(p.x)} ${roundCoordinate(p.y)}L${roundCoordinate(q.x)} ${roundCoordinate(q.y)}L${roundCoordinate(q.x + 4)} ${roundCoordinate(q.y + 46)}L${roundCoordinate(p.x + 4)} ${roundCoordinate(p.y + 46)}Z`
          : '';
      });
      c.add(`<path d="${side.join('')}" fill="${darken(own, 0.5)}" opacity=".1"/>`);
    }
  }
  if (o.water) {
    const mistFill = c.linear([
      [0, look.mist, 0],
      [0.5, look.mist, 0.7],
      [1, look.mist, 0],
    ]);
    c.add(`<rect y="${roundCoordinate(waterTop - 26)}" width="1000" height="56" fill="${mistFill}"/>`);
  }
  drawForegroundObject(c, o, look, line, waterTop);
  vignette(c, 0.3);
  grain(c, o.mood === 'mono' ? 0.11 : 0.06);
}
