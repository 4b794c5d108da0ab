import { backdrop, blob, type Canvas, grain, roundCoordinate } from './canvas.ts';
import { mix } from './colour.ts';

export interface Riso {
  style: 'riso';
  inks: 'coral-teal' | 'blue-yellow' | 'pink-green' | 'orange-navy' | 'violet-mint' | 'red-black';
  plan?: 'tiles' | 'orbits' | 'stack' | 'waves' | 'yarn';
}

export const risoInks: Record<Riso['inks'], readonly [paper: string, a: string, b: string, dark: string]> = {
  'coral-teal': ['#f7efe0', '#ff6f5e', '#2a9d96', '#22334a'],
  'blue-yellow': ['#f6f1e3', '#2f62c9', '#ffc52e', '#1b2347'],
  'pink-green': ['#faf2e8', '#ff7fa5', '#3f9b63', '#21382f'],
  'orange-navy': ['#f5ecdc', '#f58231', '#2c4f8a', '#152544'],
  'violet-mint': ['#f4f0e8', '#8757c9', '#5fcfae', '#2c1d49'],
  'red-black': ['#f3ece0', '#e23c32', '#f1b43c', '#1d1b1f'],
};

function halftone(c: Canvas, colour: string, gap: number, size: number): string {
  return c.def(
    (id) =>
      `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="${gap / 2}" cy="${gap / 2}" r="${size}" fill="${colour}"/></pattern>`,
  );
}

function tile(c: Canvas, x: number, y: number, s: number, ink: () => string, tone: () => string): string {
  const r = c.rnd;
  const turn = `rotate(${r.int(0, 3) * 90} ${roundCoordinate(x + s / 2)} ${roundCoordinate(y + s / 2)})`;
  const kind = r.int(0, 9);
  const a = ink();
  const b = ink();
  const box = (d: string, fill: string) => `<path transform="${turn}" d="${d}" fill="${fill}"/>`;
  switch (kind) {
    case 0:
      return box(
        `M${roundCoordinate(x)} ${roundCoordinate(y)}A${s} ${s} 0 0 1 ${roundCoordinate(x + s)} ${roundCoordinate(y + s)}H${roundCoordinate(x)}Z`,
        a,
      );
    case 1:
      return `<circle cx="${roundCoordinate(x + s / 2)}" cy="${roundCoordinate(y + s / 2)}" r="${roundCoordinate(s / 2)}" fill="${a}"/><circle cx="${roundCoordinate(x + s / 2)}" cy="${roundCoordinate(y + s / 2)}" r="${roundCoordinate(s / 4)}" fill="${b}"/>`;
    case 2:
      return (
        box(
          `M${roundCoordinate(x)} ${roundCoordinate(y + s / 2)}A${s / 2} ${s / 2} 0 0 1 ${roundCoordinate(x + s)} ${roundCoordinate(y + s / 2)}Z`,
          a,
        ) +
        box(
          `M${roundCoordinate(x)} ${roundCoordinate(y + s)}A${s / 2} ${s / 2} 0 0 1 ${roundCoordinate(x + s)} ${roundCoordinate(y + s)}Z`,
          b,
        )
      );
    case 3: {
      let d = '';
      for (let i = 0; i < 5; i += 1)
        d += `M${roundCoordinate(x)} ${roundCoordinate(y + (i * s) / 5)}h${s}v${roundCoordinate(s / 10)}h${-s}z`;
      return box(d, a);
    }
    case 4:
      return `<rect x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" width="${s}" height="${s}" fill="${tone()}"/>`;
    case 5:
      return (
        box(
          `M${roundCoordinate(x)} ${roundCoordinate(y)}L${roundCoordinate(x + s)} ${roundCoordinate(y)}L${roundCoordinate(x)} ${roundCoordinate(y + s)}Z`,
          a,
        ) +
        box(
          `M${roundCoordinate(x + s)} ${roundCoordinate(y + s)}L${roundCoordinate(x + s)} ${roundCoordinate(y + s * 0.4)}L${roundCoordinate(x + s * 0.4)} ${roundCoordinate(y + s)}Z`,
          b,
        )
      );
    case 6: {
      let out = '';
      for (let i = 4; i > 0; i -= 1)
        out += `<path transform="${turn}" d="M${roundCoordinate(x)} ${roundCoordinate(y + s)}v${roundCoordinate((-s * i) / 4)}a${roundCoordinate((s * i) / 4)} ${roundCoordinate((s * i) / 4)} 0 0 1 ${roundCoordinate((s * i) / 4)} ${roundCoordinate((s * i) / 4)}z" fill="${i % 2 ? a : b}"/>`;
      return out;
    }
    case 7: {
      let d = '';
      for (let i = 0; i < 4; i += 1)
        for (let j = 0; j < 4; j += 1)
          d += `M${roundCoordinate(x + (i + 0.5) * (s / 4) - s * 0.07)} ${roundCoordinate(y + (j + 0.5) * (s / 4))}a${roundCoordinate(s * 0.07)} ${roundCoordinate(s * 0.07)} 0 1 0 ${roundCoordinate(s * 0.14)} 0a${roundCoordinate(s * 0.07)} ${roundCoordinate(s * 0.07)} 0 1 0 ${roundCoordinate(-s * 0.14)} 0`;
      return `<path d="${d}" fill="${a}"/>`;
    }
    case 8:
      return box(
        `M${roundCoordinate(x)} ${roundCoordinate(y)}A${s} ${s} 0 0 1 ${roundCoordinate(x + s)} ${roundCoordinate(y + s)}A${s} ${s} 0 0 1 ${roundCoordinate(x)} ${roundCoordinate(y)}Z`,
        a,
      );
    default:
      return `${box(
        `M${roundCoordinate(x + s * 0.1)} ${roundCoordinate(y + s)}V${roundCoordinate(y + s / 2)}a${roundCoordinate(s * 0.4)} ${roundCoordinate(s * 0.4)} 0 0 1 ${roundCoordinate(s * 0.8)} 0V${roundCoordinate(y + s)}Z`,
        a,
      )}<circle cx="${roundCoordinate(x + s / 2)}" cy="${roundCoordinate(y + s / 2)}" r="${roundCoordinate(s * 0.14)}" fill="${b}"/>`;
  }
}

/** Draws two-ink abstract prints with halftones and a slight misregistration. */
export function drawRiso(c: Canvas, o: Riso): void {
  const [paper, a, b, dark] = risoInks[o.inks];
  const r = c.rnd;
  backdrop(c, paper);
  const dotsA = halftone(c, a, 17, 5.4);
  const dotsB = halftone(c, b, 13, 3.8);
  const ink = () => r.pick([a, b, dark, a, b]);
  const tone = () => r.pick([dotsA, dotsB]);
  // Blending whole layers is slow, so only the overlap is multiplied.
  const over = (markup: string, dx = 0, dy = 0) =>
    c.add(
      `<g style="mix-blend-mode:multiply" transform="translate(${roundCoordinate(dx)} ${roundCoordinate(dy)})">${markup}</g>`,
    );
  const lay = (markup: string, dx = 0, dy = 0) =>
    c.add(`<g transform="translate(${roundCoordinate(dx)} ${roundCoordinate(dy)})">${markup}</g>`);
  switch (o.plan ?? 'tiles') {
    case 'tiles': {
      const across = r.int(4, 5);
      const s = 880 / across;
      const down = Math.max(2, Math.floor((c.h - 100) / s));
      const top = (c.h - down * s) / 2;
      for (let j = 0; j < down; j += 1)
        for (let i = 0; i < across; i += 1)
          lay(tile(c, 60 + i * s, top + j * s, s, ink, tone), r.range(-2, 2), r.range(-2, 2));
      break;
    }
    case 'orbits': {
      const cx = 500;
      const cy = c.h / 2;
      const big = Math.min(340, c.h * 0.4);
      over(`<circle cx="${cx - 70}" cy="${roundCoordinate(cy)}" r="${roundCoordinate(big)}" fill="${a}"/>`);
      over(
        `<circle cx="${cx + 120}" cy="${roundCoordinate(cy + 40)}" r="${roundCoordinate(big * 0.78)}" fill="${b}"/>`,
        5,
        -3,
      );
      over(
        `<circle cx="${cx + 120}" cy="${roundCoordinate(cy + 40)}" r="${roundCoordinate(big * 0.78)}" fill="${dotsA}"/>`,
      );
      for (let i = 0; i < 7; i += 1)
        lay(
          `<ellipse cx="${cx}" cy="${roundCoordinate(cy)}" rx="${roundCoordinate(big * (0.7 + i * 0.16))}" ry="${roundCoordinate(big * (0.2 + i * 0.07))}" fill="none" stroke="${dark}" stroke-width="3" transform="rotate(-22 ${cx} ${roundCoordinate(cy)})"/>`,
        );
      for (let i = 0; i < 6; i += 1)
        lay(
          `<circle cx="${roundCoordinate(r.range(120, 880))}" cy="${roundCoordinate(r.range(0.12, 0.88) * c.h)}" r="${roundCoordinate(r.range(10, 34))}" fill="${ink()}"/>`,
        );
      break;
    }
    case 'stack': {
      let y = c.h * 0.93;
      for (let i = 0; i < 6 && y > c.h * 0.2; i += 1) {
        const w = r.range(180, 420);
        const h = r.range(0.09, 0.15) * c.h;
        over(
          `<path d="${blob(r, 500 + r.range(-40, 40), y - h, w * 0.8, h, 0.1, 9)}" fill="${i % 2 ? a : b}"/>`,
          r.range(-3, 3),
          r.range(-3, 3),
        );
        if (i % 2 === 0) over(`<path d="${blob(r, 500, y - h, w * 0.6, h * 0.7, 0.1, 9)}" fill="${dotsA}"/>`);
        y -= h * 1.65;
      }
      over(
        `<circle cx="${roundCoordinate(r.range(640, 780))}" cy="${roundCoordinate(c.h * 0.2)}" r="${roundCoordinate(c.h * 0.1)}" fill="${dark}"/>`,
      );
      break;
    }
    case 'waves':
      lay(
        `<circle cx="${roundCoordinate(r.range(330, 700))}" cy="${roundCoordinate(c.h * 0.34)}" r="${roundCoordinate(c.h * 0.2)}" fill="${a}"/>`,
      );
      for (let i = 0; i < 7; i += 1) {
        const y = c.h * (0.38 + i * 0.09);
        const amp = 18 + i * 5;
        const shift = r.range(0, 250);
        let d = `M${roundCoordinate(-250 - shift)} ${roundCoordinate(y)}`;
        for (let k = 0; k < 8; k += 1) d += `q62 ${roundCoordinate(-amp * 2)} 125 0t125 0`;
        d += `V${roundCoordinate(c.h)}H-600Z`;
        const wash = mix(mix(paper, b, 0.35 + i * 0.07), dark, Math.max(0, i - 3) * 0.2);
        c.add(`<path d="${d}" fill="${wash}"/>`);
        c.add(`<path d="${d}" fill="${dotsB}" opacity="${i % 2 ? 0.4 : 0.1}"/>`);
      }
      break;
    case 'yarn':
      for (let k = 0; k < 3; k += 1) {
        const x = [300, 650, 500][k] ?? 500;
        const y = c.h * ([0.6, 0.66, 0.32][k] ?? 0.5);
        const rad = Math.min(210, c.h * 0.26) * ([1, 0.85, 0.8][k] ?? 1);
        const colour = [a, b, dark][k] ?? a;
        const clip = c.def(
          (id) =>
            `<clipPath id="${id}"><circle cx="${x}" cy="${roundCoordinate(y)}" r="${roundCoordinate(rad)}"/></clipPath>`,
        );
        let strands = '';
        for (let g = 0; g < 5; g += 1) {
          const angle = r.range(0, 180);
          for (let i = -5; i <= 5; i += 1)
            strands += `<ellipse cx="${x}" cy="${roundCoordinate(y)}" rx="${roundCoordinate(rad * 1.15)}" ry="${roundCoordinate(rad * Math.abs(i) * 0.11 + 2)}" transform="rotate(${roundCoordinate(angle)} ${x} ${roundCoordinate(y)}) translate(${roundCoordinate(rad * 0.5)} ${roundCoordinate(i * rad * 0.03)})"/>`;
        }
        over(
          `<circle cx="${x}" cy="${roundCoordinate(y)}" r="${roundCoordinate(rad)}" fill="${colour}"/><g clip-path="${clip}" fill="none" stroke="${paper}" stroke-width="3.500" opacity=".75">${strands}</g>`,
        );
        lay(
          `<path d="M${roundCoordinate(x + rad * 0.5)} ${roundCoordinate(y + rad * 0.8)}q120 60 60 120t140 60" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`,
        );
      }
      break;
  }
  grain(c, 0.1);
}
