import { type Canvas, roundCoordinate } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';

export type Item =
  | 'boule'
  | 'baguette'
  | 'slice'
  | 'croissant'
  | 'bun'
  | 'tin-loaf'
  | 'burnt'
  | 'pear'
  | 'lemon'
  | 'apple'
  | 'plums'
  | 'squash'
  | 'jug'
  | 'mug'
  | 'bowl'
  | 'jar'
  | 'candle'
  | 'bottle'
  | 'flour'
  | 'tomatoes'
  | 'cake'
  | 'egg'
  | 'starter'
  | 'vase'
  | 'pie';

/** Draws each item standing on y = 0, about `size` units wide, lit from the left. */
export const itemSizes: Record<Item, number> = {
  boule: 250,
  baguette: 330,
  slice: 150,
  croissant: 210,
  bun: 140,
  'tin-loaf': 240,
  burnt: 240,
  pear: 110,
  lemon: 110,
  apple: 110,
  plums: 170,
  squash: 200,
  jug: 170,
  mug: 130,
  bowl: 210,
  jar: 120,
  candle: 70,
  bottle: 90,
  flour: 150,
  tomatoes: 190,
  cake: 230,
  egg: 120,
  starter: 120,
  vase: 130,
  pie: 250,
};

/** Returns a fill that is lit from the left and shaded on the right. */
function round(c: Canvas, colour: string, contrast = 0.5): string {
  return c.linear(
    [
      [0, mix(colour, '#fff3dc', 0.16)],
      [0.28, lighten(colour, 0.14)],
      [0.62, colour],
      [1, darken(colour, contrast)],
    ],
    { x: 0, y: 0.2 },
    { x: 1, y: 0.5 },
  );
}

function crust(c: Canvas, w: number, h: number, colour: string, cuts: string): string {
  const shape = `M${roundCoordinate(-w / 2)} -8C${roundCoordinate(-w * 0.56)} ${roundCoordinate(-h * 0.62)} ${roundCoordinate(-w * 0.28)} ${roundCoordinate(-h)} 0 ${roundCoordinate(-h)}S${roundCoordinate(w * 0.56)} ${roundCoordinate(-h * 0.62)} ${roundCoordinate(w / 2)} -8Q${roundCoordinate(w * 0.46)} 0 ${roundCoordinate(w * 0.3)} 0H${roundCoordinate(-w * 0.3)}Q${roundCoordinate(-w * 0.46)} 0 ${roundCoordinate(-w / 2)} -8Z`;
  let flour = '';
  for (let i = 0; i < 90; i += 1) {
    const x = c.rnd.bell() * w * 0.18 - w * 0.06;
    const y = -h * (0.55 + c.rnd.bell() * 0.16);
    flour += `M${roundCoordinate(x)} ${roundCoordinate(y)}h${roundCoordinate(c.rnd.range(1, 4))}v${roundCoordinate(c.rnd.range(1, 3))}h-2z`;
  }
  return `<path d="${shape}" fill="${round(c, colour, 0.55)}"/>${cuts}<path d="${flour}" fill="#fff6e4" opacity=".55"/>`;
}

export function drawItem(c: Canvas, item: Item): string {
  const r = c.rnd;
  switch (item) {
    case 'boule':
      return crust(
        c,
        250,
        165,
        '#b8752f',
        '<path d="M-74-70Q-10-150 78-104Q8-112-52-48Z" fill="#f0cf95"/><path d="M-74-70Q-10-150 78-104" fill="none" stroke="#7a4417" stroke-width="6" stroke-linecap="round"/><path d="M-96-40q10-24 26-34M70-60q18 8 28 22" fill="none" stroke="#7a4417" stroke-width="4" opacity=".6" stroke-linecap="round"/>',
      );
    case 'burnt':
      return crust(
        c,
        235,
        128,
        '#3b2a22',
        '<path d="M-60-64Q0-108 66-74Q6-78-40-46Z" fill="#7b5a3c"/><path d="M20-124c-10-22 14-30 2-56" fill="none" stroke="#d9d2c8" stroke-width="6" opacity=".35" stroke-linecap="round"/>',
      );
    case 'bun':
      return crust(
        c,
        140,
        96,
        '#cf8a3c',
        '<path d="M-10-94C-4-70 6-60 4-38M-44-76C-20-66 14-62 48-70" fill="none" stroke="#fbe9c6" stroke-width="8" stroke-linecap="round"/>',
      );
    case 'tin-loaf':
      return `<path d="M-112 0V-72C-132-120-96-146-60-140Q0-166 62-140C98-146 132-120 112-72V0Z" fill="${round(c, '#c07f3a', 0.5)}"/><path d="M-90-118Q0-150 92-116" fill="none" stroke="#f1d29b" stroke-width="12" stroke-linecap="round"/><path d="M-112-70H112" stroke="#8a5523" stroke-width="3" opacity=".4"/>`;
    case 'baguette': {
      let cuts = '';
      for (let i = -2; i <= 2; i += 1)
        cuts += `<path d="M${i * 58 - 26} -38Q${i * 58 + 4}-66 ${i * 58 + 34} -58Q${i * 58}-50 ${i * 58 - 26}-38Z" fill="#f2d6a0"/>`;
      return `<g transform="rotate(-7)"><path d="M-172-20C-172-52-120-70 0-70S172-52 172-22C172 4 110 6 0 6S-172 6-172-20Z" fill="${round(c, '#c4823c', 0.5)}"/>${cuts}</g>`;
    }
    case 'slice':
      return `<path d="M-66 0V-78C-84-104-60-126-34-118Q0-136 34-118C60-126 84-104 66-78V0Z" fill="#a9672d"/><path d="M-56-8V-76C-70-98-50-112-30-106Q0-122 30-106C50-112 70-98 56-76V-8Z" fill="#f3dfb8"/>${Array.from({ length: 16 }, () => `<ellipse cx="${roundCoordinate(r.range(-44, 44))}" cy="${roundCoordinate(r.range(-98, -20))}" rx="${roundCoordinate(r.range(2, 7))}" ry="${roundCoordinate(r.range(2, 5))}" fill="#d8b985"/>`).join('')}`;
    case 'croissant': {
      let d = '';
      for (let i = -2; i <= 2; i += 1) {
        const k = 1 - Math.abs(i) * 0.2;
        d += `<ellipse cx="${i * 42}" cy="${roundCoordinate(-38 * k + Math.abs(i) * -2)}" rx="${roundCoordinate(34 * k + 4)}" ry="${roundCoordinate(44 * k)}" transform="rotate(${i * 20} ${i * 42} ${roundCoordinate(-38 * k)})" fill="${round(c, i % 2 ? '#d58f3d' : '#c27a2e', 0.45)}"/>`;
      }
      return `<path d="M-96-4Q0-40 96-4Q50 6 0-2T-96-4Z" fill="#8d5520" opacity=".5"/>${d}`;
    }
    case 'pie':
      return `<path d="M-125-46H125L100 0H-100Z" fill="${round(c, '#b9b3ab', 0.5)}"/><path d="M-132-46C-120-84 120-84 132-46Q66-36 0-40T-132-46Z" fill="${round(c, '#d99a4a', 0.4)}"/><path d="M-96-50L-30-72M-50-48L30-74M0-46L84-66M96-50L30-72M50-48L-30-74M0-46L-84-66" stroke="#f3cf8b" stroke-width="9"/>`;
    case 'cake':
      return `<path d="M-100-14V-92H100V-14Q0 8-100-14Z" fill="${round(c, '#c98a4c', 0.45)}"/><path d="M-100-50Q0-34 100-50V-40Q0-24-100-40Z" fill="#fbeed9"/><ellipse cy="-92" rx="100" ry="22" fill="#fff6e8"/><path d="M-100-92Q-92-60-80-80T-56-72T-30-66T0-72T30-64T58-74T82-68T100-92Z" fill="#fff6e8"/>${[-50, -12, 30, 62].map((x, i) => `<circle cx="${x}" cy="${-98 + (i % 2) * 8}" r="13" fill="#c1364d"/><circle cx="${x - 4}" cy="${-102 + (i % 2) * 8}" r="4" fill="#f08b95"/>`).join('')}<ellipse cy="0" rx="130" ry="12" fill="#e9e4da"/>`;
    case 'pear':
      return `<path d="M0-138C-22-138-20-96-34-78C-66-46-52 0 0 0S66-46 34-78C20-96 22-138 0-138Z" fill="${round(c, '#b9b24a', 0.45)}"/><path d="M2-136Q4-152 14-162" stroke="#5b4023" stroke-width="6" fill="none" stroke-linecap="round"/>`;
    case 'lemon':
      return `<path d="M-60-44C-52-84 30-92 54-54Q66-48 68-40Q60-32 54-28C28 8-48 8-60-44Z" fill="${round(c, '#eccb3e', 0.35)}"/>`;
    case 'apple':
      return `<path d="M0-88C-40-108-66-74-56-40S-20 4 0-2S46 0 56-40S40-108 0-88Z" fill="${round(c, '#b83a34', 0.45)}"/><path d="M0-86Q0-106 10-118" stroke="#4a3320" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M8-108Q34-124 44-104Q26-96 8-108Z" fill="#6f8f46"/>`;
    case 'plums':
      return [
        [-50, 0],
        [18, 0],
        [-16, -46],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<g transform="translate(${x} ${y})"><path d="M0-70C-34-72-42-36-38-24S-14 0 0 0S34-6 38-24S34-72 0-70Z" fill="${round(c, '#5b3a6e', 0.5)}"/><path d="M2-68Q10-36 2-6" fill="none" stroke="#3a2148" stroke-width="3" opacity=".6"/></g>`,
        )
        .join('');
    case 'squash':
      return `<path d="M-96-50C-96-112-40-120 0-112S96-112 96-50S40 2 0 0S-96 12-96-50Z" fill="${round(c, '#d9812f', 0.45)}"/><path d="M0-112Q-70-60-30-2M0-112Q-20-56 0 0M0-112Q70-60 34-2" fill="none" stroke="#a55517" stroke-width="4" opacity=".55"/><path d="M-6-110Q-10-136 12-144L20-134Q8-126 10-110Z" fill="#6d7a45"/>`;
    case 'tomatoes':
      return [
        [-58, 0, 46],
        [30, 0, 54],
        [-12, -62, 42],
      ]
        .map(
          ([x = 0, y = 0, s = 0]) =>
            `<g transform="translate(${x} ${y})"><ellipse cy="${-s * 0.85}" rx="${s}" ry="${roundCoordinate(s * 0.88)}" fill="${round(c, '#cf3f2c', 0.4)}"/><path d="M0 ${roundCoordinate(-s * 1.66)}l-20-4 14 10-16 12 20-6 4 16 6-16 18 6-14-12 14-10-20 4z" fill="#5e7d3a"/></g>`,
        )
        .join('');
    case 'egg':
      return [
        [-28, 0],
        [30, 2],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<path transform="translate(${x} ${y})" d="M0-72C-22-72-34-44-34-26S-16 0 0 0S34-8 34-26S22-72 0-72Z" fill="${round(c, x < 0 ? '#ead2b5' : '#d9b391', 0.3)}"/>`,
        )
        .join('');
    case 'jug': {
      const fill = round(c, '#e7e2d6', 0.4);
      return `<path d="M62-150C120-150 124-60 56-56" fill="none" stroke="#b9b2a4" stroke-width="15"/><path d="M-50-200H46Q62-204 70-212Q66-180 54-166C76-120 84-60 54 0H-54C-86-60-76-128-50-166Z" fill="${fill}"/><path d="M-66-88Q0-72 70-88" fill="none" stroke="#4f6f8f" stroke-width="8"/>`;
    }
    case 'mug': {
      const colour = r.pick(['#5d7f86', '#c06a4b', '#e6ded0', '#d9a441']);
      return `<path d="M46-76C96-84 92-20 44-26" fill="none" stroke="${darken(colour, 0.3)}" stroke-width="12"/><path d="M-52-98H52L46 0H-46Z" fill="${round(c, colour, 0.45)}"/><ellipse cy="-98" rx="52" ry="11" fill="${darken(colour, 0.55)}"/><path d="M-10-116c-12-18 12-26 2-46M16-114c-10-16 12-22 4-40" fill="none" stroke="#fff" stroke-width="5" opacity=".3" stroke-linecap="round"/>`;
    }
    case 'bowl': {
      const colour = r.pick(['#47647d', '#d8cfbf', '#8d5b45']);
      return `<path d="M-104-84H104C98-30 60 0 34 0H-34C-60 0-98-30-104-84Z" fill="${round(c, colour, 0.5)}"/><ellipse cy="-84" rx="104" ry="17" fill="${darken(colour, 0.45)}"/><ellipse cy="-81" rx="92" ry="12" fill="#f0e2c3"/>`;
    }
    case 'starter':
      return `<path d="M-54-150H54V-14Q54 0 40 0H-40Q-54 0-54-14Z" fill="#dfe8e6" opacity=".5"/><path d="M-52-112Q-20-126 0-114T52-116V-14Q52 0 40 0H-40Q-52 0-52-14Z" fill="#f0e1c0"/>${Array.from({ length: 24 }, () => `<circle cx="${roundCoordinate(r.range(-44, 44))}" cy="${roundCoordinate(r.range(-104, -10))}" r="${roundCoordinate(r.range(2, 8))}" fill="#d8c093" opacity=".8"/>`).join('')}<path d="M-58-60H58" stroke="#c4473a" stroke-width="7"/><path d="M-54-150H54V-14Q54 0 40 0H-40Q-54 0-54-14Z" fill="none" stroke="#ffffff" stroke-width="4" opacity=".6"/><rect x="-60" y="-166" width="120" height="20" rx="6" fill="#b8c4c4"/>`;
    case 'jar':
      return `<path d="M-50-120H50V-12Q50 0 38 0H-38Q-50 0-50-12Z" fill="${round(c, '#8a3b3f', 0.4)}"/><rect x="-54" y="-142" width="108" height="26" rx="6" fill="${round(c, '#d9b15c', 0.4)}"/><rect x="-34" y="-88" width="68" height="48" fill="#f7efdf"/><path d="M-22-70h44M-22-58h30" stroke="#8a7c66" stroke-width="4"/><path d="M-40-104V-20" stroke="#fff" stroke-width="7" opacity=".35" stroke-linecap="round"/>`;
    case 'bottle':
      return `<path d="M-14-230H14V-160C44-138 42-120 42-100V-10Q42 0 32 0H-32Q-42 0-42-10V-100C-42-120-44-138-14-160Z" fill="${round(c, '#4d6b54', 0.55)}"/><path d="M-28-110V-20" stroke="#fff" stroke-width="7" opacity=".25" stroke-linecap="round"/><rect x="-42" y="-96" width="84" height="56" fill="#efe6d2" opacity=".9"/>`;
    case 'candle':
      return `<ellipse cx="0" cy="-4" rx="56" ry="12" fill="#8d7a55"/><path d="M-18-120H18V-6H-18Z" fill="${round(c, '#f1e6cc', 0.3)}"/><path d="M0-168C-20-142-12-124 0-122S20-142 0-168Z" fill="#ffd36a"/><path d="M0-150C-8-138-6-126 0-124S8-138 0-150Z" fill="#fff6dc"/>`;
    case 'flour':
      return `<path d="M-70 0L-62-150Q-40-162-20-150T20-152T62-148L70 0Z" fill="${round(c, '#e9dfc9', 0.3)}"/><path d="M-44-96H44V-40H-44Z" fill="#9d4b36"/><path d="M-26-80h52M-26-66h52M-14-52h28" stroke="#f3e8d3" stroke-width="5"/>`;
    case 'vase': {
      let stems = '';
      for (let i = 0; i < 6; i += 1) {
        const x = (i - 2.5) * 34 + r.range(-10, 10);
        const y = -260 - r.range(0, 70) + Math.abs(i - 2.5) * 18;
        stems += `<path d="M0-120Q${roundCoordinate(x * 0.3)} ${roundCoordinate(y * 0.7)} ${roundCoordinate(x)} ${roundCoordinate(y)}" fill="none" stroke="#5d7350" stroke-width="4"/>`;
        const petal = r.pick(['#e2725b', '#f0b35a', '#f3e3d0', '#b4576f']);
        for (let k = 0; k < 6; k += 1)
          stems += `<ellipse cx="${roundCoordinate(x)}" cy="${roundCoordinate(y - 17)}" rx="10" ry="18" fill="${mix(petal, '#ffffff', (k % 2) * 0.14)}" transform="rotate(${k * 60} ${roundCoordinate(x)} ${roundCoordinate(y)})"/>`;
        stems += `<circle cx="${roundCoordinate(x)}" cy="${roundCoordinate(y)}" r="8" fill="#6b4a2b"/>`;
      }
      return `${stems}<path d="M-22-150H22C22-120 62-104 56-50C52-14 30 0 0 0S-52-14-56-50C-62-104-22-120-22-150Z" fill="${round(c, '#3f6b72', 0.5)}"/>`;
    }
  }
}
