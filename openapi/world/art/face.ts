import { backdrop, type Canvas, grain, roundCoordinate } from './canvas.ts';
import { darken, lighten, oklch } from './colour.ts';

export interface Face {
  style: 'face';
  /** A person, or a creature that a person may use as avatar. */
  kind?: 'person' | 'frog' | 'ghost' | 'bird' | 'mushroom' | 'bear' | 'moon' | 'fish';
  hue: number;
}

const SKINS = ['#f3cfb3', '#e3ad85', '#c98a5e', '#a0653f', '#7a4a2e', '#5a3623'];
const HAIRS = ['#2a1d1a', '#5a3420', '#8d5a2b', '#c98f45', '#b9b3ad', '#a8432f', '#3a5f7a', '#7a4a86'];

function person(c: Canvas): string {
  const r = c.rnd;
  const skin = r.pick(SKINS);
  const hair = r.pick(HAIRS);
  const shirt = oklch(0.62, 0.13, r.range(0, 360));
  const dark = darken(skin, 0.22);
  const style = r.int(0, 6);
  let back = '';
  let front = '';
  if (style === 0) {
    back = `<path d="M270 480C240 200 400 170 500 170S760 200 730 480L760 800H240Z" fill="${hair}"/>`;
    front = `<path d="M300 430C300 240 400 220 500 220S700 240 700 430C640 330 520 300 470 290C420 340 340 360 300 430Z" fill="${hair}"/>`;
  }
  if (style === 1)
    front = `<path d="M290 430C270 200 420 170 520 180C680 180 740 300 710 440C680 350 620 330 560 320C470 330 350 330 290 430Z" fill="${hair}"/>`;
  if (style === 2) {
    for (let i = 0; i < 14; i += 1)
      front += `<circle cx="${roundCoordinate(500 + Math.cos(Math.PI + (i / 13) * Math.PI) * 215)}" cy="${roundCoordinate(390 + Math.sin(Math.PI + (i / 13) * Math.PI) * 190)}" r="${roundCoordinate(r.range(58, 84))}" fill="${hair}"/>`;
    back = `<circle cx="500" cy="340" r="240" fill="${hair}"/>`;
  }
  if (style === 3) {
    back = `<circle cx="500" cy="170" r="86" fill="${hair}"/>`;
    front = `<path d="M296 420C290 240 400 210 500 210S710 240 704 420C660 310 590 280 500 280S340 310 296 420Z" fill="${hair}"/>`;
  }
  if (style === 4) {
    const cap = oklch(0.55, 0.14, r.range(0, 360));
    front = `<path d="M280 400C270 210 400 160 500 160S730 210 720 400Z" fill="${cap}"/><path d="M262 380H738V440H262Z" fill="${lighten(cap, 0.2)}"/><circle cx="500" cy="150" r="46" fill="${lighten(cap, 0.4)}"/>`;
  }
  if (style === 5) {
    const veil = oklch(0.6, 0.1, r.range(0, 360));
    back = `<path d="M500 150C300 150 240 330 250 520C255 700 200 800 180 900H820C800 800 745 700 750 520C760 330 700 150 500 150Z" fill="${veil}"/><path d="M500 150C300 150 240 330 250 520L330 560C320 360 380 270 500 270S680 360 670 560L750 520C760 330 700 150 500 150Z" fill="${darken(veil, 0.15)}"/>`;
  }
  if (style === 6) {
    front = `<path d="M310 380Q320 260 500 240T690 380Q640 300 500 300T310 380Z" fill="${hair}" opacity=".9"/><path d="M330 560Q350 740 500 750T670 560Q640 660 500 640T330 560Z" fill="${hair}"/>`;
  }
  const glasses = r.chance(0.35)
    ? `<g fill="none" stroke="#2b2530" stroke-width="16"><circle cx="415" cy="480" r="62"/><circle cx="585" cy="480" r="62"/><path d="M477 476h46"/></g>`
    : '';
  const mouth = r.pick([
    'M440 600Q500 650 560 600',
    'M450 610H550',
    'M440 596Q500 668 560 596Z',
    'M450 612Q510 640 556 604',
  ]);
  return `${back}<path d="M180 1000C190 820 330 760 500 760S810 820 820 1000Z" fill="${shirt}"/><path d="M430 640H570V790Q500 850 430 790Z" fill="${dark}"/><path d="M500 230C370 230 310 330 312 470C316 620 400 700 500 700S684 620 688 470C690 330 630 230 500 230Z" fill="${skin}"/><ellipse cx="372" cy="560" rx="42" ry="26" fill="#e0695a" opacity=".3"/><ellipse cx="628" cy="560" rx="42" ry="26" fill="#e0695a" opacity=".3"/><circle cx="415" cy="480" r="19" fill="#2b2024"/><circle cx="585" cy="480" r="19" fill="#2b2024"/><path d="M372 418Q414 396 452 416M548 416Q588 396 628 418" fill="none" stroke="${darken(hair, 0.1)}" stroke-width="15" stroke-linecap="round"/><path d="M500 490Q484 545 506 556" fill="none" stroke="${dark}" stroke-width="14" stroke-linecap="round"/><path d="${mouth}" fill="${mouth.endsWith('Z') ? '#8d3a3a' : 'none'}" stroke="#7a3030" stroke-width="14" stroke-linecap="round"/>${front}${glasses}`;
}

/** Draws a head and shoulders, or a creature, for the avatars of readers. */
export function drawFace(c: Canvas, o: Face): void {
  const ground = oklch(0.78, 0.09, o.hue);
  const body = oklch(0.58, 0.13, (o.hue + 150) % 360);
  const shade = darken(body, 0.25);
  backdrop(
    c,
    c.linear([
      [0, lighten(ground, 0.2)],
      [1, darken(ground, 0.12)],
    ]),
  );
  const eyes = (x: number, y: number, r: number) =>
    `<circle cx="${500 - x}" cy="${y}" r="${r}" fill="#211a24"/><circle cx="${500 + x}" cy="${y}" r="${r}" fill="#211a24"/><circle cx="${500 - x + r * 0.3}" cy="${roundCoordinate(y - r * 0.3)}" r="${roundCoordinate(r * 0.3)}" fill="#fff"/><circle cx="${500 + x + r * 0.3}" cy="${roundCoordinate(y - r * 0.3)}" r="${roundCoordinate(r * 0.3)}" fill="#fff"/>`;
  const kinds = {
    person: () => person(c),
    frog: () =>
      `<ellipse cx="500" cy="700" rx="330" ry="260" fill="${body}"/><circle cx="340" cy="430" r="120" fill="${body}"/><circle cx="660" cy="430" r="120" fill="${body}"/><circle cx="340" cy="420" r="74" fill="#fff"/><circle cx="660" cy="420" r="74" fill="#fff"/>${eyes(160, 425, 40)}<path d="M300 680Q500 800 700 680" fill="none" stroke="${shade}" stroke-width="22" stroke-linecap="round"/>`,
    ghost: () =>
      `<path d="M240 880V480C240 300 370 190 500 190S760 300 760 480V880Q695 800 630 880Q565 800 500 880Q435 800 370 880Q305 800 240 880Z" fill="#f6f2ea"/><path d="M640 240C740 320 760 400 760 480V880Q695 800 630 880C700 700 690 400 640 240Z" fill="${lighten(body, 0.65)}"/>${eyes(90, 470, 36)}<ellipse cx="500" cy="580" rx="34" ry="44" fill="#211a24"/>`,
    bird: () =>
      `<path d="M230 640C200 380 360 240 520 250C700 260 800 420 770 620C750 800 620 880 480 870C340 860 250 780 230 640Z" fill="${body}"/><path d="M300 620Q420 560 480 700Q400 800 300 740Z" fill="${shade}"/><path d="M700 430L880 490L700 540Z" fill="#e9a23a"/><circle cx="600" cy="440" r="52" fill="#fff"/><circle cx="612" cy="444" r="28" fill="#211a24"/><path d="M500 250q-20-90 40-120M530 250q20-80 80-90" fill="none" stroke="${shade}" stroke-width="22" stroke-linecap="round"/>`,
    mushroom: () =>
      `<path d="M380 560H620L650 850Q500 900 350 850Z" fill="#f6ead4"/><path d="M160 580C170 330 330 200 500 200S830 330 840 580Q500 660 160 580Z" fill="${body}"/><circle cx="360" cy="400" r="62" fill="#fff6e8"/><circle cx="560" cy="320" r="46" fill="#fff6e8"/><circle cx="680" cy="470" r="56" fill="#fff6e8"/>${eyes(64, 700, 24)}<path d="M460 760Q500 790 540 760" fill="none" stroke="#6a4a3a" stroke-width="14" stroke-linecap="round"/>`,
    bear: () =>
      `<circle cx="300" cy="330" r="110" fill="${body}"/><circle cx="700" cy="330" r="110" fill="${body}"/><circle cx="300" cy="330" r="60" fill="${lighten(body, 0.4)}"/><circle cx="700" cy="330" r="60" fill="${lighten(body, 0.4)}"/><ellipse cx="500" cy="560" rx="320" ry="290" fill="${body}"/><ellipse cx="500" cy="660" rx="160" ry="130" fill="${lighten(body, 0.5)}"/>${eyes(130, 510, 32)}<path d="M450 600H550L500 660Z" fill="#2b2024"/><path d="M500 660V700M440 710Q500 760 560 710" fill="none" stroke="#2b2024" stroke-width="14" stroke-linecap="round"/>`,
    moon: () =>
      `<circle cx="500" cy="500" r="320" fill="#f7e7b4"/><circle cx="630" cy="440" r="270" fill="${darken(ground, 0.05)}"/><path d="M270 470q36 30 72 0" fill="none" stroke="#8a6a3a" stroke-width="20" stroke-linecap="round"/><path d="M290 620q50 46 96 20" fill="none" stroke="#8a6a3a" stroke-width="18" stroke-linecap="round"/><path d="M700 300l14 40 40 14-40 14-14 40-14-40-40-14 40-14zM790 560l10 28 28 10-28 10-10 28-10-28-28-10 28-10z" fill="#fffbe8"/>`,
    fish: () =>
      `<path d="M180 520C280 330 560 300 720 480L860 380V680L720 570C560 720 280 700 180 520Z" fill="${body}"/><path d="M420 400Q520 300 560 400M400 640Q480 740 540 640" fill="${shade}"/><circle cx="310" cy="490" r="46" fill="#fff"/><circle cx="304" cy="492" r="25" fill="#211a24"/><path d="M430 440Q480 520 430 610M520 440Q570 520 520 610" fill="none" stroke="${lighten(body, 0.3)}" stroke-width="16"/><circle cx="150" cy="360" r="26" fill="#fff" opacity=".6"/><circle cx="200" cy="270" r="16" fill="#fff" opacity=".6"/>`,
  };
  const k = c.h / 1000;
  c.add(
    `<g transform="translate(${roundCoordinate(500 - 500 * k)} 0) scale(${k})">${kinds[o.kind ?? 'person']()}</g>`,
  );
  grain(c, 0.045);
}
