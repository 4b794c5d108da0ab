import { type Canvas, n } from './canvas.ts';

/** A lit disc with seas and craters; `lit` 1 = full, 0.5 = half, 0 = new, negative = lit from the left. */
export function moonDisc(c: Canvas, x: number, y: number, r: number, lit: number, detail = true): void {
  const clip = c.def(
    (id) => `<clipPath id="${id}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/></clipPath>`,
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
      marks += `<ellipse cx="${n(x + a * r)}" cy="${n(y + b * r)}" rx="${n(p * r)}" ry="${n(q * r)}" fill="#8f8778" opacity=".3"/><ellipse cx="${n(x + a * r + r * 0.05)}" cy="${n(y + b * r + r * 0.03)}" rx="${n(p * r * 0.7)}" ry="${n(q * r * 0.72)}" fill="#837b6d" opacity=".24"/>`;
    }
    for (let i = 0; i < 60; i += 1) {
      const a = c.rnd.range(0, Math.PI * 2);
      const d = Math.sqrt(c.rnd.next()) * 0.94;
      const s = r * (0.012 + 0.045 * c.rnd.next() ** 3) * (1.1 - d * 0.4);
      const px = x + Math.cos(a) * d * r;
      const py = y + Math.sin(a) * d * r;
      marks += `<circle cx="${n(px)}" cy="${n(py)}" r="${n(s)}" fill="#6f675b" opacity=".26"/><path d="M${n(px - s)} ${n(py)}a${n(s)} ${n(s)} 0 0 1 ${n(s * 2)} 0" fill="none" stroke="#fffaf0" stroke-width="${n(s * 0.3)}" opacity=".6"/>`;
    }
    const ty = y + r * 0.62;
    for (let i = 0; i < 14; i += 1) {
      const a = (i / 14) * Math.PI * 2 + 0.2;
      const l = r * c.rnd.range(0.25, 0.75);
      marks += `<path d="M${n(x)} ${n(ty)}L${n(x + Math.cos(a) * l)} ${n(ty + Math.sin(a) * l)}" stroke="#fffaf0" stroke-width="${n(r * 0.014)}" opacity=".3"/>`;
    }
    marks += `<circle cx="${n(x)}" cy="${n(ty)}" r="${n(r * 0.05)}" fill="#fffdf5"/>`;
  }
  c.add(`<g clip-path="${clip}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${body}"/>${marks}</g>`);
  const k = Math.abs(lit);
  if (k < 0.995) {
    const inner = r * Math.abs(1 - 2 * k);
    const sweep = k < 0.5 ? 0 : 1;
    const dir = lit >= 0 ? 1 : -1;
    const d = `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 ${dir > 0 ? 0 : 1} ${n(x)} ${n(y + r)}A${n(inner)} ${n(r)} 0 0 ${dir > 0 ? sweep : 1 - sweep} ${n(x)} ${n(y - r)}Z`;
    c.add(`<path d="${d}" fill="#0a0d18" opacity=".9" stroke="#0a0d18" stroke-width="1.500"/>`);
  }
}
