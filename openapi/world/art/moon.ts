import { type Canvas, roundCoordinate } from './canvas.ts';

/** Draws a lit disc with seas and craters; `lit` 1 = full, 0.5 = half, 0 = new, negative = lit from the left. */
export function moonDisc(c: Canvas, x: number, y: number, r: number, lit: number, detail = true): void {
  const clip = c.def(
    (id) =>
      `<clipPath id="${id}"><circle cx="${roundCoordinate(x)}" cy="${roundCoordinate(y)}" r="${roundCoordinate(r)}"/></clipPath>`,
  );
  const body = c.radial(
    [
      [0, '#fffaf0'],
      [0.7, '#e8dfcf'],
      [1, '#b9ae9f'],
    ],
    0.44,
    0.42,
    0.62,
  );
  let marks = '';
  if (detail) {
    const seas: number[][] = [
      [-0.32, -0.32, 0.34, 0.26],
      [0.14, -0.36, 0.26, 0.2],
      [0.34, -0.08, 0.22, 0.26],
      [-0.48, 0.06, 0.3, 0.36],
      [-0.1, 0.14, 0.24, 0.18],
      [0.56, 0.02, 0.12, 0.16],
      [-0.2, 0.42, 0.22, 0.14],
    ];
    for (const [a = 0, b = 0, p = 0, q = 0] of seas) {
      marks += `<ellipse cx="${roundCoordinate(x + a * r)}" cy="${roundCoordinate(y + b * r)}" rx="${roundCoordinate(p * r)}" ry="${roundCoordinate(q * r)}" fill="#8f8778" opacity=".3"/><ellipse cx="${roundCoordinate(x + a * r + r * 0.05)}" cy="${roundCoordinate(y + b * r + r * 0.03)}" rx="${roundCoordinate(p * r * 0.7)}" ry="${roundCoordinate(q * r * 0.72)}" fill="#837b6d" opacity=".24"/>`;
    }
    for (let i = 0; i < 60; i += 1) {
      const a = c.rnd.range(0, Math.PI * 2);
      const d = Math.sqrt(c.rnd.next()) * 0.94;
      const s = r * (0.012 + 0.045 * c.rnd.next() ** 3) * (1.1 - d * 0.4);
      const px = x + Math.cos(a) * d * r;
      const py = y + Math.sin(a) * d * r;
      marks += `<circle cx="${roundCoordinate(px)}" cy="${roundCoordinate(py)}" r="${roundCoordinate(s)}" fill="#6f675b" opacity=".26"/><path d="M${roundCoordinate(px - s)} ${roundCoordinate(py)}a${roundCoordinate(s)} ${roundCoordinate(s)} 0 0 1 ${roundCoordinate(s * 2)} 0" fill="none" stroke="#fffaf0" stroke-width="${roundCoordinate(s * 0.3)}" opacity=".6"/>`;
    }
    const ty = y + r * 0.62;
    for (let i = 0; i < 14; i += 1) {
      const a = (i / 14) * Math.PI * 2 + 0.2;
      const l = r * c.rnd.range(0.25, 0.75);
      marks += `<path d="M${roundCoordinate(x)} ${roundCoordinate(ty)}L${roundCoordinate(x + Math.cos(a) * l)} ${roundCoordinate(ty + Math.sin(a) * l)}" stroke="#fffaf0" stroke-width="${roundCoordinate(r * 0.014)}" opacity=".3"/>`;
    }
    marks += `<circle cx="${roundCoordinate(x)}" cy="${roundCoordinate(ty)}" r="${roundCoordinate(r * 0.05)}" fill="#fffdf5"/>`;
  }
  c.add(
    `<g clip-path="${clip}"><circle cx="${roundCoordinate(x)}" cy="${roundCoordinate(y)}" r="${roundCoordinate(r)}" fill="${body}"/>${marks}</g>`,
  );
  const k = Math.abs(lit);
  if (k < 0.995) {
    const inner = r * Math.abs(1 - 2 * k);
    const sweep = k < 0.5 ? 0 : 1;
    const dir = lit >= 0 ? 1 : -1;
    const d = `M${roundCoordinate(x)} ${roundCoordinate(y - r)}A${roundCoordinate(r)} ${roundCoordinate(r)} 0 0 ${dir > 0 ? 0 : 1} ${roundCoordinate(x)} ${roundCoordinate(y + r)}A${roundCoordinate(inner)} ${roundCoordinate(r)} 0 0 ${dir > 0 ? sweep : 1 - sweep} ${roundCoordinate(x)} ${roundCoordinate(y - r)}Z`;
    c.add(`<path d="${d}" fill="#0a0d18" opacity=".9" stroke="#0a0d18" stroke-width="1.500"/>`);
  }
}
