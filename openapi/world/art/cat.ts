import { backdrop, type Canvas, grain, roundCoordinate, vignette } from './canvas.ts';
import { darken, lighten } from './colour.ts';

export interface Cat {
  style: 'cat';
  pose: 'loaf' | 'sit' | 'box' | 'shelf' | 'keyboard' | 'sleep' | 'peek';
  coat?: 'black' | 'tabby' | 'grey' | 'tuxedo';
  mood?: 'sceptical' | 'wide' | 'shut';
  room?: 'plum' | 'teal' | 'ochre' | 'blush' | 'night';
}

export const catRooms = {
  plum: ['#6d4a6b', '#4b3049', '#c98f6a'],
  teal: ['#3f7a78', '#2a5658', '#d8b07a'],
  ochre: ['#e3b565', '#c58f43', '#8d5a36'],
  blush: ['#eec5b8', '#dba393', '#a86a58'],
  night: ['#26304f', '#161d36', '#5a4a52'],
} as const;

const COATS = { black: '#2a2730', tabby: '#c4813f', grey: '#8a8f98', tuxedo: '#2a2730' } as const;

/** Draws the head around (0, 0), 200 units wide. */
export function catHead(coat: NonNullable<Cat['coat']>, mood: NonNullable<Cat['mood']>): string {
  const fur = COATS[coat];
  const dark = darken(fur, 0.35);
  const eye = coat === 'tabby' ? '#8fae4f' : '#e3c14a';
  let out = `<path d="M-92-20L-96-118Q-94-130-82-122L-30-84ZM92-20L96-118Q94-130 82-122L30-84Z" fill="${fur}"/><path d="M-80-58L-82-104L-50-80ZM80-58L82-104L50-80Z" fill="#d99a94"/><path d="M0-92C-70-92-108-46-104 6C-100 58-54 80 0 80S100 58 104 6C108-46 70-92 0-92Z" fill="${fur}"/>`;
  if (coat === 'tabby')
    out += `<path d="M-18-90Q-10-66-14-46M0-92V-46M18-90Q10-66 14-46M-100-10Q-80-8-66-14M-102 10Q-82 8-68 4M100-10Q80-8 66-14M102 10Q82 8 68 4" fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round" opacity=".75"/>`;
  if (coat === 'tuxedo')
    out +=
      '<path d="M0-20C-14 0-62 18-60 44C-54 72-24 80 0 80S54 72 60 44C62 18 14 0 0-20Z" fill="#f4efe8"/>';
  if (coat === 'tabby')
    out += `<path d="M0 4C-30 10-56 26-52 48C-46 70-20 78 0 78S46 70 52 48C56 26 30 10 0 4Z" fill="${lighten(fur, 0.45)}"/>`;
  const lids =
    mood === 'sceptical'
      ? `<path d="M-72-36L-22-24V-52H-72ZM72-36L22-24V-52H72Z" fill="${fur}"/><path d="M-70-34L-24-23M70-34L24-23" stroke="${dark}" stroke-width="6" stroke-linecap="round"/>`
      : '';
  out +=
    mood === 'shut'
      ? `<path d="M-68-10Q-46 8-24-10M68-10Q46 8 24-10" fill="none" stroke="${coat === 'black' || coat === 'tuxedo' ? '#8a8592' : dark}" stroke-width="6" stroke-linecap="round"/>`
      : `<ellipse cx="-46" cy="-14" rx="24" ry="${mood === 'wide' ? 25 : 21}" fill="${eye}"/><ellipse cx="46" cy="-14" rx="24" ry="${mood === 'wide' ? 25 : 21}" fill="${eye}"/><ellipse cx="-44" cy="-13" rx="${mood === 'wide' ? 15 : 7}" ry="18" fill="#17131c"/><ellipse cx="48" cy="-13" rx="${mood === 'wide' ? 15 : 7}" ry="18" fill="#17131c"/><circle cx="-50" cy="-21" r="5" fill="#fff"/><circle cx="42" cy="-21" r="5" fill="#fff"/>${lids}`;
  out += `<path d="M-12 20H12L0 33Z" fill="#d98a86"/><path d="M0 33V44M0 44Q-14 ${mood === 'sceptical' ? 42 : 56}-26 ${mood === 'sceptical' ? 50 : 46}M0 44Q14 ${mood === 'sceptical' ? 42 : 56} 26 ${mood === 'sceptical' ? 50 : 46}" fill="none" stroke="${coat === 'tuxedo' || coat === 'tabby' ? '#5a4038' : '#8a8592'}" stroke-width="4.500" stroke-linecap="round"/><path d="M-40 34L-118 22M-40 42L-116 46M40 34L118 22M40 42L116 46" stroke="#f2ece4" stroke-width="2.600" opacity=".7" stroke-linecap="round"/>`;
  return out;
}

/** Draws a cat in a room. */
export function drawCat(c: Canvas, o: Cat): void {
  const [wall, deep, wood] = catRooms[o.room ?? 'teal'];
  const coat = o.coat ?? 'tuxedo';
  const fur = COATS[coat];
  const shade = darken(fur, 0.3);
  const mood = o.mood ?? 'sceptical';
  const floor = c.h * 0.78;
  const k = c.h / 760;
  backdrop(
    c,
    c.linear([
      [0, wall],
      [1, deep],
    ]),
  );
  let paper = '';
  for (let x = 40; x < 1000; x += 110)
    for (let y = 50; y < floor; y += 120)
      paper += `M${x + ((y / 120) % 2 ? 0 : 0)} ${y}q10-16 20 0q-10 16-20 0zM${x + 55} ${y + 60}q6-10 12 0q-6 10-12 0z`;
  c.add(`<path d="${paper}" fill="${lighten(wall, 0.2)}" opacity=".35"/>`);
  if (o.room === 'night')
    c.add(
      `<rect x="640" y="${roundCoordinate(c.h * 0.12)}" width="230" height="${roundCoordinate(c.h * 0.36)}" fill="#0d1430"/><circle cx="800" cy="${roundCoordinate(c.h * 0.22)}" r="34" fill="#f7efcf"/><path d="M640 ${roundCoordinate(c.h * 0.12)}h230v${roundCoordinate(c.h * 0.36)}h-230zM755 ${roundCoordinate(c.h * 0.12)}v${roundCoordinate(c.h * 0.36)}M640 ${roundCoordinate(c.h * 0.3)}h230" fill="none" stroke="#6a5560" stroke-width="12"/>`,
    );
  c.add(
    `<rect y="${roundCoordinate(floor)}" width="1000" height="${roundCoordinate(c.h - floor)}" fill="${c.linear(
      [
        [0, lighten(wood, 0.12)],
        [0.1, wood],
        [1, darken(wood, 0.35)],
      ],
    )}"/>`,
  );
  const shadow = c.radial([
    [0, '#000000', 0.45],
    [1, '#000000', 0],
  ]);
  const head = (x: number, y: number, s: number, tilt = 0) =>
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${s})">${catHead(coat, mood)}</g>`;
  const bib = coat === 'tuxedo' ? '#f4efe8' : lighten(fur, 0.12);
  let scene = '';
  switch (o.pose) {
    case 'loaf':
      scene = `<ellipse cx="0" cy="6" rx="270" ry="26" fill="${shadow}"/><path d="M-230 0C-260-150-120-210 30-200C190-200 260-110 226 0Z" fill="${fur}"/><path d="M226-6C270-30 262-90 214-110C244-60 220-20 150 0Z" fill="${shade}"/>${coat === 'tabby' ? `<path d="M30-198Q50-150 40-110M90-192Q112-150 104-110M150-172Q172-130 164-96" fill="none" stroke="${shade}" stroke-width="11" stroke-linecap="round" opacity=".7"/>` : ''}<path d="M-206 0Q-130-50-40 0Z" fill="${bib}"/>${head(-110, -170, 1.12)}`;
      break;
    case 'sit':
      scene = `<ellipse cx="20" cy="6" rx="220" ry="24" fill="${shadow}"/><path d="M150-8C260 0 290-90 236-140C270-70 220-50 130-60Z" fill="${shade}"/><path d="M-120 0C-150-120-100-250 0-290C110-250 190-110 160 0Z" fill="${fur}"/><path d="M-40-240Q-70-110-50 0H40Q60-120 30-240Z" fill="${bib}"/><path d="M-52 0q-2-34 22-36t26 36zM4 0q2-36 26-36t24 36z" fill="${lighten(fur, coat === 'tuxedo' ? 0.9 : 0.08)}"/>${head(0, -320, 1.05, mood === 'sceptical' ? -6 : 0)}`;
      break;
    case 'box':
      scene = `<ellipse cx="10" cy="8" rx="330" ry="28" fill="${shadow}"/><path d="M-210-180L-290-110L-240-96L-180-150ZM210-180L296-116L246-96L180-150Z" fill="#b98a52"/><path d="M-150-150C-150-260 150-260 150-150V-60H-150Z" fill="${fur}"/>${head(-10, -236, 1.15, 4)}<path d="M-220-170H220L204 0H-204Z" fill="#d0a068"/><path d="M0-170H220L204 0H0Z" fill="#bd8c55"/><path d="M-30-170h60v54h-60z" fill="#e6d3ae" opacity=".8"/><path d="M-150-40h90M-150-24h60" stroke="#8d6236" stroke-width="6"/><path d="M-110-170q0-34 28-34t28 34zM54-170q0-34 28-34t28 34z" fill="${bib}"/>`;
      break;
    case 'shelf':
      scene = `<rect x="-420" y="0" width="840" height="26" fill="${lighten(wood, 0.2)}"/><rect x="-420" y="20" width="840" height="14" fill="${darken(wood, 0.3)}"/><path d="M-220 0C-250-120-150-180-30-170C100-180 160-90 140 0Z" fill="${fur}"/><path d="M-220-10C-300 20-300 130-250 170C-262 100-230 60-170 0Z" fill="${shade}"/>${head(70, -150, 0.95, 8)}<path d="M120-30Q190-60 224-44Q236-30 216-20Q170-16 130 0Z" fill="${bib}"/><g transform="translate(290 -6) rotate(24)"><path d="M-38-84H38L32 0H-32Z" fill="#e9e2d4"/><path d="M36-64C70-70 68-20 32-24" fill="none" stroke="#cfc5b2" stroke-width="9"/><path d="M-36-54H36" stroke="#c0573f" stroke-width="8"/></g><g fill="#4f8a5a">${[-60, -30, 0, 30, 60].map((a) => `<ellipse cx="-340" cy="-120" rx="16" ry="62" transform="rotate(${a} -340 -60)"/>`).join('')}</g><path d="M-376-66H-304L-314 0H-366Z" fill="#b5603f"/>`;
      break;
    case 'keyboard':
      scene = `<rect x="-330" y="-330" width="420" height="270" rx="16" fill="#22242e"/><rect x="-312" y="-312" width="384" height="230" fill="#9cc3d8"/><path d="M-290-280h200M-290-250h140M-290-220h230M-290-190h90" stroke="#ffffff" stroke-width="10" opacity=".7"/><path d="M-160-60h80l14 50h-108z" fill="#33363f"/><rect x="-360" y="-20" width="520" height="36" rx="8" fill="#d9d5cd"/><path d="M-344-10h488M-344 2h488" stroke="#8f8b84" stroke-width="6" stroke-dasharray="18 8"/><path d="M-120 0C-150-130-30-170 90-160C230-160 290-80 262 6Z" fill="${fur}"/><path d="M262 0C330-10 340-80 300-120C316-60 290-40 220-10Z" fill="${shade}"/><path d="M-110 4Q-60-40 20 4Z" fill="${bib}"/>${head(-30, -140, 1)}`;
      break;
    case 'sleep':
      scene = `<ellipse cx="0" cy="4" rx="300" ry="60" fill="#a8443f"/><ellipse cx="0" cy="-8" rx="290" ry="52" fill="#c45f54"/><path d="M-210-20C-230-150-90-190 20-186C160-186 240-110 214-20C150 20-140 20-210-20Z" fill="${fur}"/><path d="M-200-20C-120 30 90 34 200-30C120-10-60 0-130-50Z" fill="${shade}"/>${head(-96, -76, 0.92, -14)}`;
      break;
    case 'peek':
      scene = `<path d="M-150 0C-160-120 160-120 150 0Z" fill="${fur}"/>${head(0, -90, 1.5)}`;
      break;
  }
  const y = o.pose === 'shelf' ? c.h * 0.56 : o.pose === 'peek' ? c.h * 0.99 : floor + (c.h - floor) * 0.42;
  c.add(
    `<g transform="translate(${o.pose === 'sit' ? 470 : 500} ${roundCoordinate(y)}) scale(${(k * (o.pose === 'peek' ? 1.7 : 1.25)).toFixed(3)})">${scene}</g>`,
  );
  vignette(c, 0.32);
  grain(c, 0.055);
}
