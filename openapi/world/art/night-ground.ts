import { noise1 } from '../random.ts';
import { type Canvas, type Point, poly, roundCoordinate } from './canvas.ts';
import { mix } from './colour.ts';

export type NightForeground = 'hills' | 'pines' | 'dome' | 'watcher' | 'roofs';

/** Draws the silhouette below a night sky. */
export function drawNightForeground(c: Canvas, kind: NightForeground, sky: readonly string[]): void {
  const noise = noise1(`${c.seed}:ground`, 4);
  const base = c.h * 0.88;
  const line: Point[] = [];
  for (let x = -10; x <= 1010; x += 10) line.push({ x, y: base - noise(x * 0.003) * 60 });
  const back = line.map((p) => ({ x: p.x, y: p.y - 34 - noise(p.x * 0.005 + 40) * 36 }));
  const fillBack = mix(sky[1] ?? '#000000', '#05060c', 0.3);
  const front = '#04050a';
  c.add(`<path d="${poly([...back, { x: 1010, y: c.h }, { x: -10, y: c.h }])}" fill="${fillBack}"/>`);
  if (kind === 'pines') {
    let d = '';
    for (let x = 0; x < 1000; x += c.rnd.range(10, 34)) {
      const h = c.rnd.range(40, 150) * (1 - Math.sin((x / 1000) * Math.PI) * 0.45);
      const y = (line[Math.round((x + 10) / 10)]?.y ?? base) + 10;
      d += `M${roundCoordinate(x)} ${roundCoordinate(y - h)}l${roundCoordinate(h * 0.1)} ${roundCoordinate(h * 0.34)}l${roundCoordinate(-h * 0.035)} 0l${roundCoordinate(h * 0.08)} ${roundCoordinate(h * 0.33)}l${roundCoordinate(-h * 0.04)} 0l${roundCoordinate(h * 0.08)} ${roundCoordinate(h * 0.33)}h${roundCoordinate(-h * 0.37)}l${roundCoordinate(h * 0.08)} ${roundCoordinate(-h * 0.33)}l${roundCoordinate(-h * 0.04)} 0l${roundCoordinate(h * 0.08)} ${roundCoordinate(-h * 0.33)}l${roundCoordinate(-h * 0.035)} 0z`;
    }
    c.add(`<path d="${d}" fill="${front}"/>`);
  }
  c.add(`<path d="${poly([...line, { x: 1010, y: c.h }, { x: -10, y: c.h }])}" fill="${front}"/>`);
  const y = line[70]?.y ?? base;
  if (kind === 'dome') {
    c.add(
      `<g transform="translate(690 ${roundCoordinate(y + 8)})"><rect x="-70" y="-62" width="140" height="70" fill="#11131f"/><path d="M-78-60A78 78 0 0 1 78-60Z" fill="#1d2133"/><path d="M4-136A78 78 0 0 1 40-126L18-60H-8Z" fill="#3a3f58"/><rect x="-46" y="-40" width="22" height="26" fill="#e8a04c" opacity=".85"/></g>`,
    );
  }
  if (kind === 'watcher') {
    c.add(
      `<g transform="translate(660 ${roundCoordinate(y + 6)})" fill="#020308"><circle cx="-26" cy="-92" r="11"/><path d="M-40-78Q-26-88-14-76L-12-40L-16 2H-24L-27-32L-32 2H-40L-42-42Z"/><path d="M-16-72L6-66L4-60L-18-62Z"/><path d="M0-58L58-112L68-100L10-48Z"/><path d="M30-78L10 2M34-78L62 2M32-78L36 2" stroke="#020308" stroke-width="5"/></g>`,
    );
  }
  if (kind === 'roofs') {
    let d = '';
    let lit = '';
    for (let x = -20; x < 1010; ) {
      const w = c.rnd.range(80, 170);
      const top = c.h - c.rnd.range(70, 165);
      const pitch = c.rnd.range(24, 60);
      d += `M${roundCoordinate(x)} ${roundCoordinate(c.h)}V${roundCoordinate(top)}L${roundCoordinate(x + w / 2)} ${roundCoordinate(top - pitch)}L${roundCoordinate(x + w)} ${roundCoordinate(top)}V${roundCoordinate(c.h)}Z`;
      if (c.rnd.chance(0.6))
        d += `M${roundCoordinate(x + w * 0.68)} ${roundCoordinate(top - 4)}v${roundCoordinate(-pitch - 6)}h14v${roundCoordinate(pitch + 12)}z`;
      if (c.rnd.chance(0.6))
        lit += `M${roundCoordinate(x + w * 0.3)} ${roundCoordinate(top + 24)}h16v20h-16z`;
      x += w;
    }
    c.add(`<path d="${d}" fill="#05060d"/><path d="${lit}" fill="#f3b45f" opacity=".9"/>`);
  }
}
