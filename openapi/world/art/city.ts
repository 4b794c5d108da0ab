import { backdrop, type Canvas, glow, grain, roundCoordinate, vignette } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';

export interface City {
  style: 'city';
  view: 'facade' | 'skyline' | 'street' | 'shop';
  weather?: 'clear' | 'rain' | 'snow';
  hour?: 'night' | 'dusk';
  /** Goods in the window of a `shop`. */
  shop?: 'bakery' | 'books' | 'pots' | 'records';
}

const ROOMS = ['#ffd27a', '#ffb85c', '#f7e3b0', '#ff9f6b', '#bfe0d8', '#f4a6a0', '#ffe9c2'];

function pane(c: Canvas, x: number, y: number, w: number, h: number, wall: string): string {
  const r = c.rnd;
  const on = r.chance(0.62);
  const room = on ? r.pick(ROOMS) : mix('#2a3350', wall, 0.3);
  const fill = on
    ? c.linear([
        [0, lighten(room, 0.25)],
        [1, darken(room, 0.22)],
      ])
    : c.linear([
        [0, lighten(room, 0.1)],
        [1, darken(room, 0.35)],
      ]);
  const dark = darken(on ? room : wall, on ? 0.62 : 0.5);
  const id = c.def(
    (i) =>
      `<clipPath id="${i}"><rect x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" width="${roundCoordinate(w)}" height="${roundCoordinate(h)}"/></clipPath>`,
  );
  let inside = `<rect x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" width="${roundCoordinate(w)}" height="${roundCoordinate(h)}" fill="${fill}"/>`;
  const mid = x + w / 2;
  const floor = y + h;
  switch (on ? r.int(0, 8) : 9) {
    case 0:
      inside += `<path d="M${roundCoordinate(x)} ${roundCoordinate(y)}h${roundCoordinate(w * 0.3)}q${roundCoordinate(-w * 0.04)} ${roundCoordinate(h * 0.6)} ${roundCoordinate(-w * 0.22)} ${roundCoordinate(h)}h${roundCoordinate(-w * 0.1)}zM${roundCoordinate(x + w)} ${roundCoordinate(y)}h${roundCoordinate(-w * 0.3)}q${roundCoordinate(w * 0.04)} ${roundCoordinate(h * 0.6)} ${roundCoordinate(w * 0.22)} ${roundCoordinate(h)}h${roundCoordinate(w * 0.1)}z" fill="${mix(room, '#b0413e', 0.6)}"/>`;
      break;
    case 1:
      inside += `<path d="M${roundCoordinate(mid)} ${roundCoordinate(y)}v${roundCoordinate(h * 0.3)}" stroke="${dark}" stroke-width="2.500"/><path d="M${roundCoordinate(mid - w * 0.18)} ${roundCoordinate(y + h * 0.44)}l${roundCoordinate(w * 0.08)} ${roundCoordinate(-h * 0.15)}h${roundCoordinate(w * 0.2)}l${roundCoordinate(w * 0.08)} ${roundCoordinate(h * 0.15)}z" fill="${dark}"/>`;
      break;
    case 2:
      inside += `<path d="M${roundCoordinate(mid - w * 0.1)} ${roundCoordinate(floor)}v${roundCoordinate(-h * 0.18)}h${roundCoordinate(w * 0.2)}v${roundCoordinate(h * 0.18)}z" fill="#8d4a32"/>${[-40, -18, 6, 28, 48].map((a) => `<ellipse cx="${roundCoordinate(mid)}" cy="${roundCoordinate(floor - h * 0.34)}" rx="${roundCoordinate(w * 0.055)}" ry="${roundCoordinate(h * 0.2)}" fill="#3f6b4a" transform="rotate(${a} ${roundCoordinate(mid)} ${roundCoordinate(floor - h * 0.18)})"/>`).join('')}`;
      break;
    case 3:
      inside += `<path d="M${roundCoordinate(mid - w * 0.16)} ${roundCoordinate(floor)}q${roundCoordinate(-w * 0.02)} ${roundCoordinate(-h * 0.34)} ${roundCoordinate(w * 0.1)} ${roundCoordinate(-h * 0.34)}l${roundCoordinate(-w * 0.05)} ${roundCoordinate(-h * 0.14)} ${roundCoordinate(w * 0.1)} ${roundCoordinate(h * 0.05)} ${roundCoordinate(w * 0.1)} ${roundCoordinate(-h * 0.05)} ${roundCoordinate(-w * 0.03)} ${roundCoordinate(h * 0.15)}q${roundCoordinate(w * 0.08)} ${roundCoordinate(h * 0.04)} ${roundCoordinate(w * 0.06)} ${roundCoordinate(h * 0.33)}z" fill="${dark}"/>`;
      break;
    case 4:
      inside += `<circle cx="${roundCoordinate(mid)}" cy="${roundCoordinate(y + h * 0.42)}" r="${roundCoordinate(w * 0.12)}" fill="${dark}"/><path d="M${roundCoordinate(mid - w * 0.26)} ${roundCoordinate(floor)}q0 ${roundCoordinate(-h * 0.42)} ${roundCoordinate(w * 0.26)} ${roundCoordinate(-h * 0.42)}t${roundCoordinate(w * 0.26)} ${roundCoordinate(h * 0.42)}z" fill="${dark}"/>`;
      break;
    case 5: {
      let blinds = '';
      for (let i = 0; i < 9; i += 1)
        blinds += `M${roundCoordinate(x)} ${roundCoordinate(y + (i * h) / 11)}h${roundCoordinate(w)}`;
      inside += `<path d="${blinds}" stroke="${mix(room, '#ffffff', 0.4)}" stroke-width="${roundCoordinate(h * 0.045)}" opacity=".8"/>`;
      break;
    }
    case 6: {
      let books = '';
      for (let s = 0; s < 3; s += 1) {
        const sy = y + h * (0.36 + s * 0.3);
        books += `<path d="M${roundCoordinate(x)} ${roundCoordinate(sy)}h${roundCoordinate(w)}" stroke="${dark}" stroke-width="3"/>`;
        for (let bx = x + 3; bx < x + w - 6; bx += r.range(5, 10))
          books += `<path d="M${roundCoordinate(bx)} ${roundCoordinate(sy)}v${roundCoordinate(-h * r.range(0.13, 0.22))}" stroke="${r.pick(['#8d3b3b', '#37546b', '#c28a3e', '#4f6b4a', dark])}" stroke-width="5"/>`;
      }
      inside += books;
      break;
    }
    case 7:
      inside += `<path d="M${roundCoordinate(x)} ${roundCoordinate(y + h * 0.16)}${Array.from({ length: 5 }, () => `q${roundCoordinate(w * 0.1)} ${roundCoordinate(h * 0.12)} ${roundCoordinate(w * 0.2)} 0`).join('')}" fill="none" stroke="${dark}" stroke-width="2"/>${[0.1, 0.3, 0.5, 0.7, 0.9].map((k, i) => `<circle cx="${roundCoordinate(x + w * k)}" cy="${roundCoordinate(y + h * 0.23)}" r="3.600" fill="${['#ff6f61', '#7fd1b9', '#fff1b8'][i % 3]}"/>`).join('')}`;
      break;
    default:
  }
  const frame = darken(wall, 0.35);
  return `<g clip-path="${id}">${inside}</g><path d="M${roundCoordinate(x)} ${roundCoordinate(y)}h${roundCoordinate(w)}v${roundCoordinate(h)}h${roundCoordinate(-w)}zM${roundCoordinate(mid)} ${roundCoordinate(y)}v${roundCoordinate(h)}M${roundCoordinate(x)} ${roundCoordinate(y + h * 0.42)}h${roundCoordinate(w)}" fill="none" stroke="${frame}" stroke-width="4"/><rect x="${roundCoordinate(x - 6)}" y="${roundCoordinate(floor)}" width="${roundCoordinate(w + 12)}" height="8" fill="${lighten(wall, 0.15)}"/>`;
}

function weather(c: Canvas, kind: City['weather']): void {
  if (kind === 'rain') {
    let d = '';
    for (let i = 0; i < 240; i += 1) {
      const l = c.rnd.range(14, 46);
      d += `M${roundCoordinate(c.rnd.range(-20, 1020))} ${roundCoordinate(c.rnd.range(-20, c.h))}l${roundCoordinate(-l * 0.2)} ${roundCoordinate(l)}`;
    }
    c.add(`<path d="${d}" stroke="#dbe8f5" stroke-width="1.600" opacity=".3"/>`);
  }
  if (kind === 'snow') {
    let d = '';
    for (let i = 0; i < 260; i += 1) {
      const s = c.rnd.range(1.5, 5.5);
      d += `M${roundCoordinate(c.rnd.range(0, 1000))} ${roundCoordinate(c.rnd.range(0, c.h))}a${roundCoordinate(s)} ${roundCoordinate(s)} 0 1 0 ${roundCoordinate(s * 2)} 0a${roundCoordinate(s)} ${roundCoordinate(s)} 0 1 0 ${roundCoordinate(-s * 2)} 0`;
    }
    c.add(`<path d="${d}" fill="#fff" opacity=".75"/>`);
  }
}

function sky(c: Canvas, hour: City['hour']): readonly string[] {
  const s =
    hour === 'dusk'
      ? ['#2b2a5a', '#6a4f8c', '#c9748a', '#f3a97c']
      : ['#070b1c', '#111a3a', '#1f2f5c', '#41507f'];
  backdrop(c, c.linear(s.map((x, i) => [i / 3, x] as const)));
  return s;
}

function skyline(c: Canvas, o: City, bottom: number): void {
  const s = sky(c, o.hour);
  if (o.weather !== 'rain') {
    glow(c, 760, c.h * 0.2, 190, '#fff1d0', 0.6);
    c.add(`<circle cx="760" cy="${roundCoordinate(c.h * 0.2)}" r="36" fill="#fff4da"/>`);
  }
  for (let layer = 0; layer < 4; layer += 1) {
    const k = layer / 3;
    const colour = mix(s[2] ?? '#333366', '#0a0c18', 0.25 + k * 0.7);
    let d = '';
    let lit = '';
    let dim = '';
    for (let x = -30; x < 1020; ) {
      const w = c.rnd.range(50, 110) * (0.8 + k * 0.5);
      const h = bottom * c.rnd.range(0.22, 0.62) * (1.05 - k * 0.42);
      const top = bottom - h;
      d += `M${roundCoordinate(x)} ${roundCoordinate(bottom)}V${roundCoordinate(top)}h${roundCoordinate(w)}V${roundCoordinate(bottom)}z`;
      const extra = c.rnd.int(0, 5);
      if (extra === 0) d += `M${roundCoordinate(x + w / 2 - 2)} ${roundCoordinate(top)}v-46h4v46z`;
      if (extra === 1)
        d += `M${roundCoordinate(x)} ${roundCoordinate(top)}l${roundCoordinate(w / 2)} -36 ${roundCoordinate(w / 2)} 36z`;
      if (extra === 2)
        d += `M${roundCoordinate(x + w * 0.2)} ${roundCoordinate(top)}v-18h${roundCoordinate(w * 0.6)}v18z`;
      const gap = 13 + k * 7;
      for (let wy = top + gap; wy < bottom - gap; wy += gap * 1.25)
        for (let wx = x + gap * 0.6; wx < x + w - gap * 0.8; wx += gap) {
          if (c.rnd.chance(0.36)) {
            const pane = `M${roundCoordinate(wx)} ${roundCoordinate(wy)}h${roundCoordinate(gap * 0.42)}v${roundCoordinate(gap * 0.55)}h${roundCoordinate(-gap * 0.42)}z`;
            if (c.rnd.chance(0.3)) dim += pane;
            else lit += pane;
          }
        }
      x += w + c.rnd.range(-6, 16);
    }
    c.add(
      `<path d="${d}" fill="${colour}"/><path d="${lit}" fill="#ffd07a" opacity="${roundCoordinate(0.4 + k * 0.5)}"/><path d="${dim}" fill="#9fd0d8" opacity="${roundCoordinate(0.3 + k * 0.4)}"/>`,
    );
  }
}

function shopFront(c: Canvas, o: City): void {
  const walls = { bakery: '#2f4a4a', books: '#6b2f36', pots: '#3d4a63', records: '#3a3346' };
  const kind = o.shop ?? 'bakery';
  const wall = walls[kind];
  backdrop(
    c,
    c.linear([
      [0, lighten(wall, 0.08)],
      [1, darken(wall, 0.45)],
    ]),
  );
  const top = c.h * 0.3;
  const low = c.h * 0.76;
  c.add(
    `<rect x="90" y="${roundCoordinate(top)}" width="560" height="${roundCoordinate(low - top)}" fill="${c.linear(
      [
        [0, '#fff0c4'],
        [1, '#f2a85a'],
      ],
    )}"/><rect x="700" y="${roundCoordinate(top)}" width="200" height="${roundCoordinate(c.h * 0.9 - top)}" fill="${darken(wall, 0.35)}"/><rect x="724" y="${roundCoordinate(top + 30)}" width="152" height="${roundCoordinate((low - top) * 0.66)}" fill="${c.linear(
      [
        [0, '#ffe5ad'],
        [1, '#e89b50'],
      ],
    )}"/><circle cx="720" cy="${roundCoordinate(low - 20)}" r="8" fill="#e8c46a"/>`,
  );
  let awning = '';
  for (let i = 0; i < 10; i += 1)
    awning += `<path d="M${70 + i * 60} ${roundCoordinate(top - 78)}h60l-4 84q-28 26-56 0z" fill="${i % 2 ? '#f3e6d0' : mix(wall, '#d9573f', 0.75)}"/>`;
  c.add(awning);
  c.add(
    `<rect x="60" y="${roundCoordinate(top - 120)}" width="880" height="44" fill="${darken(wall, 0.3)}"/><path d="M300 ${roundCoordinate(top - 98)}h140M460 ${roundCoordinate(top - 98)}h60M540 ${roundCoordinate(top - 98)}h160" stroke="#f0cf8a" stroke-width="11" stroke-linecap="round"/>`,
  );
  const shelf = (y: number) =>
    c.add(`<path d="M100 ${roundCoordinate(y)}h540" stroke="#7a4a26" stroke-width="9"/>`);
  for (const row of [0.42, 0.72, 1]) {
    const y = top + (low - top) * row - 6;
    for (let x = 130; x < 610; ) {
      const w = c.rnd.range(36, 74);
      if (kind === 'bakery')
        c.add(
          `<path d="M${roundCoordinate(x)} ${roundCoordinate(y)}q0 ${roundCoordinate(-w * 0.6)} ${roundCoordinate(w / 2)} ${roundCoordinate(-w * 0.6)}t${roundCoordinate(w / 2)} ${roundCoordinate(w * 0.6)}z" fill="${c.rnd.pick(['#a8642a', '#c98a45', '#8a4f22'])}"/>`,
        );
      else if (kind === 'books')
        c.add(
          `<rect x="${roundCoordinate(x)}" y="${roundCoordinate(y - w)}" width="${roundCoordinate(w * 0.5)}" height="${roundCoordinate(w)}" fill="${c.rnd.pick(['#2f4858', '#8d3b3b', '#4f6b4a', '#b5803a', '#5b3f66'])}"/>`,
        );
      else if (kind === 'pots')
        c.add(
          `<path d="M${roundCoordinate(x + w * 0.3)} ${roundCoordinate(y)}q${roundCoordinate(-w * 0.4)} ${roundCoordinate(-w * 0.6)} 0 ${roundCoordinate(-w)}h${roundCoordinate(w * 0.3)}q${roundCoordinate(w * 0.4)} ${roundCoordinate(w * 0.4)} 0 ${roundCoordinate(w)}z" fill="${c.rnd.pick(['#54747a', '#b56a4a', '#ddd0b8'])}"/>`,
        );
      else
        c.add(
          `<rect x="${roundCoordinate(x)}" y="${roundCoordinate(y - w)}" width="${roundCoordinate(w)}" height="${roundCoordinate(w)}" fill="${c.rnd.pick(['#c8503f', '#2f6f7a', '#e0a63f', '#5a4a8a'])}"/><circle cx="${roundCoordinate(x + w / 2)}" cy="${roundCoordinate(y - w / 2)}" r="${roundCoordinate(w * 0.3)}" fill="#191720"/>`,
        );
      x += w * (kind === 'books' ? 0.54 : 1.08);
    }
    shelf(y + 4);
  }
  c.add(
    `<path d="M90 ${roundCoordinate(top)}h560v${roundCoordinate(low - top)}h-560zM370 ${roundCoordinate(top)}V${roundCoordinate(low)}" fill="none" stroke="${darken(wall, 0.55)}" stroke-width="10"/>`,
  );
  c.add(
    `<rect y="${roundCoordinate(c.h * 0.9)}" width="1000" height="${roundCoordinate(c.h * 0.1)}" fill="#23262e"/><path d="M90 ${roundCoordinate(c.h * 0.9)}H650L740 ${roundCoordinate(c.h)}H20Z" fill="#ffcf80" opacity=".28"/>`,
  );
  glow(c, 370, (top + low) / 2, 520, '#ffcb76', 0.3);
}

/** Draws city windows at night: one facade close up, a skyline, a wet street or a lit shop. */
export function drawCity(c: Canvas, o: City): void {
  if (o.view === 'facade') {
    const wall = c.rnd.pick(['#7a4a44', '#4b5a66', '#6a6350', '#84604a', '#56506b']);
    backdrop(
      c,
      c.linear([
        [0, darken(wall, 0.15)],
        [1, darken(wall, 0.42)],
      ]),
    );
    let bricks = '';
    for (let y = 0; y < c.h; y += 24)
      for (let x = (y / 24) % 2 ? -30 : 0; x < 1000; x += 60)
        if (c.rnd.chance(0.5)) bricks += `M${x} ${y}h56v20h-56z`;
    c.add(`<path d="${bricks}" fill="${lighten(wall, 0.1)}" opacity=".14"/>`);
    const cols = 4;
    const rows = Math.max(2, Math.round(c.h / 260));
    const cw = 1000 / cols;
    const rh = c.h / rows;
    for (let j = 0; j < rows; j += 1)
      for (let i = 0; i < cols; i += 1)
        c.add(pane(c, i * cw + cw * 0.22, j * rh + rh * 0.16, cw * 0.56, rh * 0.62, wall));
    c.add(`<path d="M978 0V${roundCoordinate(c.h)}" stroke="${darken(wall, 0.6)}" stroke-width="12"/>`);
  } else if (o.view === 'shop') shopFront(c, o);
  else if (o.view === 'skyline') skyline(c, o, c.h);
  else {
    const ground = c.h * 0.74;
    skyline(c, o, ground);
    c.add(
      `<rect y="${roundCoordinate(ground)}" width="1000" height="${roundCoordinate(c.h - ground)}" fill="${c.linear(
        [
          [0, '#2a3350'],
          [1, '#0c1020'],
        ],
      )}"/>`,
    );
    let shine = '';
    for (let i = 0; i < 90; i += 1)
      shine += `<path d="M${roundCoordinate(c.rnd.range(0, 1000))} ${roundCoordinate(c.rnd.range(ground, c.h))}v${roundCoordinate(c.rnd.range(14, 70))}" stroke="${c.rnd.pick(['#ffd07a', '#ffb066', '#9fd0d8', '#f58a7a'])}" stroke-width="${roundCoordinate(c.rnd.range(2, 7))}" opacity="${roundCoordinate(c.rnd.range(0.08, 0.35))}"/>`;
    c.add(shine);
    for (const x of [170, 520, 860]) {
      const y = ground + 16;
      c.add(
        `<path d="M${x} ${roundCoordinate(y)}V${roundCoordinate(y - 230)}q0-34 40-34" fill="none" stroke="#0a0c16" stroke-width="8"/><path d="M${x + 32} ${roundCoordinate(y - 268)}h28l8 22h-44z" fill="#0a0c16"/>`,
      );
      glow(c, x + 46, y - 238, 150, '#ffd88f', 0.75);
      c.add(
        `<ellipse cx="${x + 46}" cy="${roundCoordinate(y + 50)}" rx="90" ry="16" fill="#ffd88f" opacity=".22"/>`,
      );
    }
    c.add(
      `<g transform="translate(395 ${roundCoordinate(ground + 66)})" fill="#080a12"><path d="M-64-116Q0-186 64-116Q48-124 32-114Q16-126 0-114Q-16-126-32-114Q-48-124-64-116Z" fill="#b23a3a"/><path d="M-2-150V-60" stroke="#080a12" stroke-width="4"/><circle cx="-10" cy="-92" r="12"/><path d="M-24-78Q-10-88 4-78L10-20L2 10H-8L-11-22L-16 10H-26L-24-30Z"/></g>`,
    );
  }
  weather(c, o.weather);
  vignette(c, 0.36, '#02030a');
  grain(c, 0.055);
}
