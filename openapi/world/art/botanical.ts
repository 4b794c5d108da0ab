import { backdrop, type Canvas, grain, type Point, roundCoordinate, smooth, vignette } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';

export type Plant =
  | 'fern'
  | 'eucalyptus'
  | 'monstera'
  | 'poppy'
  | 'daisy'
  | 'dahlia'
  | 'carrot'
  | 'beetroot'
  | 'mushrooms'
  | 'seedlings'
  | 'oak'
  | 'bean'
  | 'sunflower'
  | 'garlic'
  | 'thistle';

export interface Botanical {
  style: 'botanical';
  plants: readonly Plant[];
  paper?: 'cream' | 'night' | 'blush' | 'sage' | 'sky' | 'soil';
}

export const botanicalPapers = {
  cream: ['#f6eedd', '#efe2c8', '#3f5d43'],
  night: ['#1f2b2c', '#151e20', '#8fb08a'],
  blush: ['#f5ddd2', '#edc8ba', '#44614c'],
  sage: ['#d9e1cc', '#c2cfb2', '#33553f'],
  sky: ['#d7e5e8', '#bcd2d8', '#335a4f'],
  soil: ['#6a4a36', '#4a3224', '#7fa860'],
} as const;

/** Draws one leaf from its stalk at (0,0) growing upwards, with a lit and a shaded half and a midrib. */
function leaf(x: number, y: number, angle: number, len: number, width: number, colour: string): string {
  const half = (side: number) =>
    `M0 0C${roundCoordinate(side * width)} ${roundCoordinate(-len * 0.25)} ${roundCoordinate(side * width * 0.9)} ${roundCoordinate(-len * 0.72)} 0 ${roundCoordinate(-len)}Z`;
  return `<g transform="translate(${roundCoordinate(x)} ${roundCoordinate(y)}) rotate(${roundCoordinate(angle)})"><path d="${half(-1)}" fill="${lighten(colour, 0.13)}"/><path d="${half(1)}" fill="${darken(colour, 0.12)}"/><path d="M0 0V${roundCoordinate(-len * 0.96)}" stroke="${darken(colour, 0.3)}" stroke-width="1.600" opacity=".6"/></g>`;
}

function stem(points: readonly Point[], colour: string, width: number): string {
  return `<path d="${smooth(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

function petals(
  x: number,
  y: number,
  count: number,
  len: number,
  width: number,
  colour: string,
  twist = 0,
): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * 360 + twist;
    out += `<path transform="translate(${roundCoordinate(x)} ${roundCoordinate(y)}) rotate(${roundCoordinate(a)})" d="M0 0C${roundCoordinate(-width)} ${roundCoordinate(-len * 0.4)} ${roundCoordinate(-width * 0.8)} ${roundCoordinate(-len)} 0 ${roundCoordinate(-len)}S${roundCoordinate(width)} ${roundCoordinate(-len * 0.4)} 0 0Z" fill="${mix(colour, i % 2 ? '#ffffff' : '#2a0d1a', i % 2 ? 0.1 : 0.07)}"/>`;
  }
  return out;
}

/** Draws a plant rooted at (0, 0), about `size` units high. */
function plant(c: Canvas, kind: Plant, size: number, green: string, dark: boolean): string {
  const r = c.rnd;
  const bend = r.range(-0.12, 0.12) * size;
  const spine: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t) => ({ x: bend * Math.sin(t * 2.2), y: -t * size }));
  const on = (t: number): Point => ({ x: bend * Math.sin(t * 2.2), y: -t * size });
  const line = mix(green, '#5b4a2c', 0.35);
  let out = '';
  const sides = (
    from: number,
    to: number,
    step: number,
    make: (p: Point, side: number, t: number) => string,
  ) => {
    for (let t = from; t <= to; t += step)
      for (const side of [-1, 1]) out += make(on(t + (side > 0 ? step / 2 : 0)), side, t);
  };
  switch (kind) {
    case 'fern':
      out += stem(spine, line, 5);
      sides(0.1, 0.96, 0.052, (p, side, t) => {
        const len = size * 0.3 * Math.sin(Math.PI * (0.18 + t * 0.78)) + 8;
        let frond = '';
        for (let k = 1; k <= 6; k += 1)
          frond += leaf(
            p.x + (side * len * k) / 7,
            p.y - (len * 0.35 * k) / 7,
            side * 20,
            len * 0.2,
            len * 0.06,
            mix(green, '#c8c46a', t * 0.35),
          );
        return leaf(p.x, p.y, side * 70, len, len * 0.09, mix(green, '#c8c46a', t * 0.3)) + frond;
      });
      return out;
    case 'eucalyptus':
      out += stem(spine, '#9a7b62', 5);
      sides(0.14, 0.94, 0.11, (p, side, t) =>
        leaf(
          p.x,
          p.y,
          side * (62 - t * 25),
          size * (0.2 - t * 0.09),
          size * (0.11 - t * 0.05),
          mix('#7fa093', green, r.next() * 0.5),
        ),
      );
      return out + leaf(on(1).x, on(1).y, 4, size * 0.09, size * 0.035, '#8fb0a2');
    case 'oak':
      out += stem(spine, '#6b4b34', 6);
      sides(0.2, 0.9, 0.16, (p, side) => {
        const len = size * r.range(0.2, 0.28);
        const colour = r.pick(['#b5622b', '#c98a35', '#8f4a2a', '#a3782f']);
        return leaf(p.x, p.y, side * r.range(48, 66), len, len * 0.34, colour);
      });
      out += leaf(on(1).x, on(1).y, 6, size * 0.2, size * 0.07, '#c98a35');
      for (const x of [-26, 22])
        out += `<g transform="translate(${x} ${roundCoordinate(-size * 0.12)})"><ellipse cy="16" rx="15" ry="21" fill="#a9803c"/><path d="M-18 6Q0-20 18 6Q0 14-18 6Z" fill="#5d4029"/></g>`;
      return out;
    case 'monstera': {
      for (const [a, k] of [
        [-38, 0.78],
        [30, 0.9],
        [-4, 1],
      ] as const) {
        const len = size * 0.5 * k;
        const rad = (a * Math.PI) / 180;
        const tip = { x: Math.sin(rad) * size * 0.5 * k, y: -Math.cos(rad) * size * 0.5 * k };
        out += `<path d="M0 0Q${roundCoordinate(tip.x * 0.3)} ${roundCoordinate(tip.y * 0.8)} ${roundCoordinate(tip.x)} ${roundCoordinate(tip.y)}" fill="none" stroke="${line}" stroke-width="7"/>`;
        const colour = mix(green, '#1d4a35', 1 - k);
        const gap = dark ? '#192426' : '#efe6d2';
        let cuts = '';
        for (let i = 0; i < 4; i += 1)
          for (const s of [-1, 1])
            cuts += `<path d="M${roundCoordinate(s * len * 0.13)} ${roundCoordinate(-len * (0.3 + i * 0.16))}L${roundCoordinate(s * len * 0.62)} ${roundCoordinate(-len * (0.14 + i * 0.2))}L${roundCoordinate(s * len * 0.62)} ${roundCoordinate(-len * (0.21 + i * 0.2))}Z" fill="${gap}"/>`;
        const edge = `M0 0C${roundCoordinate(-len * 0.62)} ${roundCoordinate(len * 0.12)} ${roundCoordinate(-len * 0.66)} ${roundCoordinate(-len * 0.6)} 0 ${roundCoordinate(-len)}C${roundCoordinate(len * 0.66)} ${roundCoordinate(-len * 0.6)} ${roundCoordinate(len * 0.62)} ${roundCoordinate(len * 0.12)} 0 0Z`;
        const clip = c.def((id) => `<clipPath id="${id}"><path d="${edge}"/></clipPath>`);
        out += `<g transform="translate(${roundCoordinate(tip.x)} ${roundCoordinate(tip.y)}) rotate(${roundCoordinate(a * 1.1)})"><g clip-path="${clip}"><path d="M0 0C${roundCoordinate(-len * 0.62)} ${roundCoordinate(len * 0.12)} ${roundCoordinate(-len * 0.66)} ${roundCoordinate(-len * 0.6)} 0 ${roundCoordinate(-len)}C${roundCoordinate(len * 0.66)} ${roundCoordinate(-len * 0.6)} ${roundCoordinate(len * 0.62)} ${roundCoordinate(len * 0.12)} 0 0Z" fill="${colour}"/><path d="M0 0C${roundCoordinate(len * 0.62)} ${roundCoordinate(len * 0.12)} ${roundCoordinate(len * 0.66)} ${roundCoordinate(-len * 0.6)} 0 ${roundCoordinate(-len)}Z" fill="${darken(colour, 0.2)}" opacity=".6"/>${cuts}</g><path d="M0 0V${roundCoordinate(-len * 0.96)}" stroke="${lighten(colour, 0.35)}" stroke-width="4" opacity=".7"/></g>`;
      }
      return out;
    }
    case 'poppy':
    case 'daisy':
    case 'dahlia':
    case 'sunflower':
    case 'thistle': {
      const top = on(1);
      out += stem(spine, line, 6);
      for (const [t, s] of [
        [0.22, -1],
        [0.4, 1],
        [0.58, -1],
      ] as const)
        out += leaf(on(t).x, on(t).y, s * 58, size * 0.26, size * 0.06, green);
      const hue = {
        poppy: '#d9472f',
        daisy: '#fbf6ea',
        dahlia: r.pick(['#b8406a', '#d9703f', '#8a3f7d']),
        sunflower: '#eaa827',
        thistle: '#8a5fb0',
      }[kind];
      const rad = size * { poppy: 0.2, daisy: 0.17, dahlia: 0.21, sunflower: 0.24, thistle: 0.13 }[kind];
      if (kind === 'poppy')
        out +=
          petals(top.x, top.y, 5, rad, rad * 0.72, hue, 10) +
          petals(top.x, top.y, 4, rad * 0.7, rad * 0.5, darken(hue, 0.12), 30);
      else if (kind === 'daisy') out += petals(top.x, top.y, 16, rad, rad * 0.17, hue);
      else if (kind === 'sunflower')
        out +=
          petals(top.x, top.y, 20, rad, rad * 0.17, hue) +
          petals(top.x, top.y, 20, rad * 0.86, rad * 0.15, darken(hue, 0.1), 9);
      else if (kind === 'thistle')
        out +=
          petals(top.x, top.y, 15, rad * 1.2, rad * 0.1, hue, 2) +
          `<path d="M${roundCoordinate(top.x - rad * 0.55)} ${roundCoordinate(top.y)}Q${roundCoordinate(top.x)} ${roundCoordinate(top.y + rad * 1.3)} ${roundCoordinate(top.x + rad * 0.55)} ${roundCoordinate(top.y)}Z" fill="${green}"/>`;
      else
        for (let k = 5; k > 0; k -= 1)
          out += petals(
            top.x,
            top.y,
            6 + k * 2,
            (rad * k) / 5,
            (rad * k) / 17,
            mix(hue, '#fff0d8', (5 - k) * 0.12),
            k * 13,
          );
      if (kind !== 'dahlia' && kind !== 'thistle')
        out += `<circle cx="${roundCoordinate(top.x)}" cy="${roundCoordinate(top.y)}" r="${roundCoordinate(rad * (kind === 'sunflower' ? 0.46 : 0.27))}" fill="${kind === 'daisy' ? '#e5b53a' : '#2f1d16'}"/>`;
      return out;
    }
    case 'carrot':
    case 'beetroot': {
      const colour = kind === 'carrot' ? '#df7a2b' : '#7d2348';
      const body = size * (kind === 'carrot' ? 0.52 : 0.3);
      const w = size * (kind === 'carrot' ? 0.1 : 0.15);
      const top = -body;
      for (let i = 0; i < 5; i += 1) {
        const a = (i - 2) * 13 + r.range(-4, 4);
        const len = size * r.range(0.36, 0.46);
        const rad = (a * Math.PI) / 180;
        const tip = { x: Math.sin(rad) * len, y: top - Math.cos(rad) * len };
        out += `<path d="M0 ${roundCoordinate(top)}Q${roundCoordinate(tip.x * 0.3)} ${roundCoordinate(top - len * 0.6)} ${roundCoordinate(tip.x)} ${roundCoordinate(tip.y)}" fill="none" stroke="${kind === 'carrot' ? green : '#a0345a'}" stroke-width="4"/>`;
        if (kind === 'carrot')
          for (let k = 3; k < 10; k += 1)
            for (const s of [-1, 1])
              out += leaf(
                (tip.x * k) / 10,
                top - (Math.cos(rad) * len * k) / 10,
                a + s * 50,
                len * 0.16,
                len * 0.035,
                green,
              );
        else
          out += leaf(
            tip.x * 0.45,
            top - Math.cos(rad) * len * 0.45,
            a,
            len * 0.7,
            len * 0.2,
            mix(green, '#7d2348', 0.14),
          );
      }
      const fill = c.linear(
        [
          [0, lighten(colour, 0.2)],
          [0.5, colour],
          [1, darken(colour, 0.4)],
        ],
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      );
      out +=
        kind === 'carrot'
          ? `<path d="M${roundCoordinate(-w)} ${roundCoordinate(top + 6)}Q0 ${roundCoordinate(top - 16)} ${roundCoordinate(w)} ${roundCoordinate(top + 6)}Q${roundCoordinate(w * 0.75)} ${roundCoordinate(top * 0.4)} 6 0Q0 8-4 0Q${roundCoordinate(-w * 0.75)} ${roundCoordinate(top * 0.4)} ${roundCoordinate(-w)} ${roundCoordinate(top + 6)}Z" fill="${fill}"/><path d="M${roundCoordinate(-w * 0.8)} ${roundCoordinate(top * 0.8)}h${roundCoordinate(w * 0.7)}M${roundCoordinate(w * 0.1)} ${roundCoordinate(top * 0.62)}h${roundCoordinate(w * 0.6)}M${roundCoordinate(-w * 0.6)} ${roundCoordinate(top * 0.42)}h${roundCoordinate(w * 0.5)}" stroke="${darken(colour, 0.35)}" stroke-width="3" opacity=".5" stroke-linecap="round"/>`
          : `<path d="M0 ${roundCoordinate(top)}C${roundCoordinate(w * 1.5)} ${roundCoordinate(top)} ${roundCoordinate(w * 1.4)} ${roundCoordinate(top * 0.2)} 6 ${roundCoordinate(top * 0.12)}Q2 ${roundCoordinate(size * 0.05)}-3 ${roundCoordinate(size * 0.08)}Q2 ${roundCoordinate(top * 0.1)}-6 ${roundCoordinate(top * 0.12)}C${roundCoordinate(-w * 1.4)} ${roundCoordinate(top * 0.2)} ${roundCoordinate(-w * 1.5)} ${roundCoordinate(top)} 0 ${roundCoordinate(top)}Z" fill="${fill}"/>`;
      return out;
    }
    case 'garlic':
      return `<path d="M-6 ${roundCoordinate(-size * 0.95)}Q-14 ${roundCoordinate(-size * 0.6)}-12 ${roundCoordinate(-size * 0.42)}H12Q16 ${roundCoordinate(-size * 0.6)} 14 ${roundCoordinate(-size * 0.9)}Z" fill="#d9cfae"/><path d="M0 ${roundCoordinate(-size * 0.46)}C${roundCoordinate(-size * 0.3)} ${roundCoordinate(-size * 0.4)} ${roundCoordinate(-size * 0.26)} 0 0 0S${roundCoordinate(size * 0.3)} ${roundCoordinate(-size * 0.4)} 0 ${roundCoordinate(-size * 0.46)}Z" fill="#f4ecdf"/><path d="M-4 ${roundCoordinate(-size * 0.44)}Q${roundCoordinate(-size * 0.2)} ${roundCoordinate(-size * 0.2)}-4 0M4 ${roundCoordinate(-size * 0.44)}Q${roundCoordinate(size * 0.2)} ${roundCoordinate(-size * 0.2)} 4 0M0 ${roundCoordinate(-size * 0.44)}V0" fill="none" stroke="#b58aa0" stroke-width="3" opacity=".7"/><path d="M-16 0l-10 22M-4 2l-3 24M8 2l6 22M18 0l14 16" stroke="#cbbf9d" stroke-width="3"/>`;
    case 'mushrooms':
      for (const [x, k] of [
        [-0.18, 0.62],
        [0.2, 0.5],
        [0, 0.92],
      ] as const) {
        const h = size * k;
        const w = h * 0.34;
        const cap = r.pick(['#b5492f', '#c98f4d', '#8a5a3c']);
        out += `<g transform="translate(${roundCoordinate(x * size)} 0)"><path d="M${roundCoordinate(-w * 0.26)} 0Q${roundCoordinate(-w * 0.14)} ${roundCoordinate(-h * 0.5)} ${roundCoordinate(-w * 0.2)} ${roundCoordinate(-h * 0.72)}H${roundCoordinate(w * 0.2)}Q${roundCoordinate(w * 0.14)} ${roundCoordinate(-h * 0.5)} ${roundCoordinate(w * 0.3)} 0Z" fill="#efe3cc"/><path d="M${roundCoordinate(w * 0.02)} 0V${roundCoordinate(-h * 0.72)}H${roundCoordinate(w * 0.2)}Q${roundCoordinate(w * 0.14)} ${roundCoordinate(-h * 0.5)} ${roundCoordinate(w * 0.3)} 0Z" fill="#c9b697" opacity=".6"/><path d="M${roundCoordinate(-w)} ${roundCoordinate(-h * 0.68)}C${roundCoordinate(-w * 0.9)} ${roundCoordinate(-h * 1.08)} ${roundCoordinate(w * 0.9)} ${roundCoordinate(-h * 1.08)} ${roundCoordinate(w)} ${roundCoordinate(-h * 0.68)}Q0 ${roundCoordinate(-h * 0.58)} ${roundCoordinate(-w)} ${roundCoordinate(-h * 0.68)}Z" fill="${c.linear(
          [
            [0, lighten(cap, 0.2)],
            [1, darken(cap, 0.25)],
          ],
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        )}"/>${[
          [-0.5, 0.78, 0.1],
          [0.1, 0.88, 0.13],
          [0.5, 0.76, 0.08],
          [-0.1, 0.72, 0.07],
        ]
          .map(
            ([a = 0, b = 0, s = 0]) =>
              `<ellipse cx="${roundCoordinate(a * w)}" cy="${roundCoordinate(-b * h)}" rx="${roundCoordinate(s * w)}" ry="${roundCoordinate(s * w * 0.7)}" fill="#fbf1dc"/>`,
          )
          .join('')}</g>`;
      }
      return out;
    case 'seedlings':
      for (let i = -1; i <= 1; i += 1) {
        const h = size * r.range(0.3, 0.46);
        out += `<g transform="translate(${roundCoordinate(i * size * 0.22)} 0)">${stem(
          [
            { x: 0, y: 0 },
            { x: i * 6, y: -h * 0.5 },
            { x: 0, y: -h },
          ],
          mix(green, '#dfe8b0', 0.3),
          5,
        )}${leaf(0, -h, -58, h * 0.6, h * 0.2, green)}${leaf(0, -h, 58, h * 0.6, h * 0.2, lighten(green, 0.1))}</g>`;
      }
      return out;
    case 'bean':
      out += `<path d="M0 0C60 ${roundCoordinate(-size * 0.2)}-60 ${roundCoordinate(-size * 0.4)} 0 ${roundCoordinate(-size * 0.6)}S${roundCoordinate(40)} ${roundCoordinate(-size * 0.86)} 0 ${roundCoordinate(-size)}" fill="none" stroke="${line}" stroke-width="5"/><path d="M14 20V${roundCoordinate(-size * 1.02)}" stroke="#9b7a55" stroke-width="7"/>`;
      for (let i = 0; i < 7; i += 1) {
        const t = 0.12 + i * 0.13;
        const side = i % 2 ? 1 : -1;
        out += leaf(
          side * 16,
          -t * size,
          side * 68,
          size * 0.22,
          size * 0.09,
          mix(green, '#b9cf7a', t * 0.4),
        );
        if (i % 2 === 0)
          out += `<path d="M${roundCoordinate(side * 20)} ${roundCoordinate(-t * size)}q${roundCoordinate(side * 34)} ${roundCoordinate(size * 0.06)} ${roundCoordinate(side * 22)} ${roundCoordinate(size * 0.17)}" fill="none" stroke="${lighten(green, 0.22)}" stroke-width="11" stroke-linecap="round"/>`;
      }
      return out;
  }
}

/** Draws plants side by side on tinted paper or in soil, as in an old field guide. */
export function drawBotanical(c: Canvas, o: Botanical): void {
  const paper = o.paper ?? 'cream';
  const [light, deep, green] = botanicalPapers[paper];
  const soil = paper === 'soil';
  if (soil) {
    const horizon = c.h * 0.42;
    backdrop(
      c,
      c.linear([
        [0, '#a9c7d4'],
        [0.42, '#eef0dc'],
      ]),
    );
    c.add(
      `<rect y="${roundCoordinate(horizon)}" width="1000" height="${roundCoordinate(c.h - horizon)}" fill="${c.linear(
        [
          [0, light],
          [1, deep],
        ],
      )}"/>`,
    );
    for (let i = 0; i < 5; i += 1) {
      const y = horizon + (c.h - horizon) * (0.1 + i * 0.2);
      c.add(
        `<path d="M-20 ${roundCoordinate(y)}q260 ${roundCoordinate(-16 - i * 3)} 520 0t520 0v${roundCoordinate(26 + i * 7)}h-1040z" fill="${darken(deep, 0.2)}" opacity=".5"/>`,
      );
    }
  } else
    backdrop(
      c,
      c.radial(
        [
          [0, lighten(light, 0.1)],
          [1, deep],
        ],
        0.45,
        0.4,
        0.8,
      ),
    );
  const count = o.plants.length;
  const slot = 900 / count;
  const size =
    Math.min(c.h * (count === 1 ? 0.76 : 0.7), slot * (count === 1 ? 1.2 : 2.1)) * (soil ? 0.8 : 1);
  o.plants.forEach((kind, i) => {
    const x = 50 + slot * (i + 0.5);
    const y = c.h * (soil ? 0.86 : 0.5) + (soil ? 0 : size * 0.5);
    c.add(
      `<g transform="translate(${roundCoordinate(x)} ${roundCoordinate(y)})">${soil ? `<ellipse cy="6" rx="${roundCoordinate(size * 0.3)}" ry="14" fill="#1c110a" opacity=".4"/>` : ''}${plant(c, kind, size, mix(green, '#6f9a4c', c.rnd.range(0, 0.3)), paper === 'night')}</g>`,
    );
  });
  vignette(c, paper === 'night' ? 0.4 : 0.2, '#2a1a10');
  grain(c, 0.06);
}
