import { backdrop, type Canvas, grain, roundCoordinate } from './canvas.ts';
import { catHead } from './cat.ts';
import { darken, lighten, mix } from './colour.ts';

export type Motif =
  | 'camera'
  | 'loaf'
  | 'telescope'
  | 'feather'
  | 'jar'
  | 'reed'
  | 'nib'
  | 'pad'
  | 'sprout'
  | 'skein'
  | 'bubble'
  | 'reel'
  | 'tongues'
  | 'hut'
  | 'cat'
  | 'books'
  | 'compass'
  | 'shuttle'
  | 'wave'
  | 'moth';

export interface Emblem {
  style: 'emblem';
  motif: Motif;
  ground: string;
  figure: string;
}

/** Draws a motif that fills a 1,000-unit square around (500, 500); recognisable at 24 pixels. */
function motif(c: Canvas, kind: Motif, fig: string, ground: string): string {
  const dark = darken(fig, 0.4);
  const pale = lighten(fig, 0.35);
  const back = mix(ground, fig, 0.2);
  switch (kind) {
    case 'camera':
      return `<path d="M210 360H340L390 280H610L660 360H790Q840 360 840 410V690Q840 740 790 740H210Q160 740 160 690V410Q160 360 210 360Z" fill="${fig}"/><path d="M160 470H840V560H160Z" fill="${dark}" opacity=".25"/><circle cx="500" cy="540" r="150" fill="${dark}"/><circle cx="500" cy="540" r="112" fill="${lighten(ground, 0.35)}"/><path d="M400 590Q450 520 500 570T600 560V640H400Z" fill="${ground}"/><circle cx="540" cy="500" r="26" fill="#fff4cf"/><circle cx="740" cy="420" r="26" fill="${pale}"/>`;
    case 'loaf':
      return `<path d="M180 660C150 420 300 290 500 290S850 420 820 660Q810 720 740 720H260Q190 720 180 660Z" fill="${fig}"/><path d="M820 660C850 420 700 290 500 290C640 330 720 480 690 720H740Q810 720 820 660Z" fill="${dark}" opacity=".35"/><path d="M300 560Q420 380 640 400Q480 440 380 600Z" fill="${lighten(fig, 0.6)}"/><path d="M300 560Q420 380 640 400" fill="none" stroke="${dark}" stroke-width="22" stroke-linecap="round"/>`;
    case 'telescope':
      return `<circle cx="690" cy="300" r="130" fill="${pale}"/><circle cx="740" cy="270" r="112" fill="${ground}"/><g transform="rotate(-38 470 520)"><rect x="250" y="460" width="330" height="130" rx="20" fill="${fig}"/><rect x="560" y="440" width="190" height="170" rx="20" fill="${pale}"/><rect x="190" y="490" width="70" height="70" rx="12" fill="${dark}"/><path d="M330 460v130M500 460v130" stroke="${dark}" stroke-width="16"/></g><path d="M470 560L360 850M480 570V860M500 560L620 850" stroke="${fig}" stroke-width="34" stroke-linecap="round"/><path d="M250 250l12 34 34 12-34 12-12 34-12-34-34-12 34-12zM840 560l10 28 28 10-28 10-10 28-10-28-28-10 28-10z" fill="#fff"/>`;
    case 'feather':
      return `<path d="M250 800C300 560 420 280 780 180C800 470 620 660 360 690" fill="${fig}"/><path d="M360 690C620 660 800 470 780 180C700 420 520 580 330 700Z" fill="${dark}" opacity=".35"/><path d="M220 860C300 640 460 420 700 270" fill="none" stroke="${pale}" stroke-width="22" stroke-linecap="round"/><path d="M420 560l-90-30M500 470l-90-40M590 380l-80-50" stroke="${ground}" stroke-width="16" stroke-linecap="round"/>`;
    case 'jar':
      return `<path d="M400 250H600C590 330 790 380 780 560C770 700 660 780 600 790H400C340 780 230 700 220 560C210 380 410 330 400 250Z" fill="${fig}"/><path d="M600 250C590 330 790 380 780 560C770 700 660 780 600 790H520C640 740 700 620 660 500C630 400 520 350 540 250Z" fill="${dark}" opacity=".35"/><path d="M228 520Q300 600 380 540T540 560T700 530T778 540C790 400 590 330 600 250H400C410 330 220 380 228 520Z" fill="${pale}" opacity=".65"/><ellipse cx="500" cy="252" rx="104" ry="22" fill="${dark}"/>`;
    case 'reed':
      return `<path d="M230 300C240 560 360 690 560 670C720 650 800 560 790 400" fill="none" stroke="${fig}" stroke-width="92"/><path d="M500 180l74 74-74 74-74-74zM640 250l60 60-60 60-60-60zM360 250l60 60-60 60-60-60z" fill="${pale}"/><path d="M500 780l56 56-56 56-56-56z" fill="${pale}"/>`;
    case 'nib':
      return `<path d="M500 140L690 500C680 620 600 680 580 720H420C400 680 320 620 310 500Z" fill="${fig}"/><path d="M500 140L690 500C680 620 600 680 580 720H500Z" fill="${dark}" opacity=".3"/><path d="M500 150V480" stroke="${ground}" stroke-width="18"/><circle cx="500" cy="500" r="40" fill="${ground}"/><rect x="400" y="740" width="200" height="120" rx="20" fill="${pale}"/>`;
    case 'pad': {
      const rows = [
        '..##...##..',
        '.####.####.',
        '##########.',
        '###########',
        '.#########.',
        '..#######..',
        '...#####...',
        '....###....',
        '.....#.....',
      ];
      let d = '';
      rows.forEach((row, j) => {
        [...row].forEach((ch, i) => {
          if (ch === '#') d += `M${170 + i * 60} ${230 + j * 60}h60v60h-60z`;
        });
      });
      return `<path d="${d}" fill="${fig}"/><path d="M290 290h60v60h-60zM230 350h60v60h-60z" fill="${lighten(fig, 0.6)}"/><path d="M650 470h60v60h-60zM590 530h60v60h-60zM530 590h60v60h-60z" fill="${dark}" opacity=".4"/>`;
    }
    case 'sprout':
      return `<path d="M500 800C490 640 500 560 500 440" stroke="${fig}" stroke-width="46" stroke-linecap="round" fill="none"/><path d="M500 470C330 480 220 380 210 220C390 210 500 310 500 470Z" fill="${fig}"/><path d="M500 520C640 520 760 430 790 270C620 260 510 370 500 520Z" fill="${pale}"/><path d="M260 800Q380 700 500 760T740 800V860H260Z" fill="${darken(ground, 0.45)}"/>`;
    case 'skein': {
      let strands = '';
      for (const [a, o] of [
        [-35, 0],
        [-35, 1],
        [-35, 2],
        [38, 0],
        [38, 1],
        [85, 0],
      ] as const)
        strands += `<ellipse cx="500" cy="470" rx="${roundCoordinate(250 - o * 14)}" ry="${roundCoordinate(80 + o * 62)}" transform="rotate(${a} 500 470)"/>`;
      const clip = c.def((id) => `<clipPath id="${id}"><circle cx="500" cy="470" r="270"/></clipPath>`);
      return `<circle cx="500" cy="470" r="270" fill="${fig}"/><g clip-path="${clip}" fill="none" stroke="${lighten(fig, 0.55)}" stroke-width="24">${strands}</g><path d="M640 700Q760 800 640 840T300 830Q200 820 230 760" fill="none" stroke="${fig}" stroke-width="34" stroke-linecap="round"/>`;
    }
    case 'bubble':
      return `<path d="M180 260H700Q760 260 760 320V540Q760 600 700 600H440L300 730V600H180Q120 600 120 540V320Q120 260 180 260Z" fill="${fig}"/><circle cx="300" cy="430" r="36" fill="${ground}"/><circle cx="440" cy="430" r="36" fill="${ground}"/><circle cx="580" cy="430" r="36" fill="${ground}"/><path d="M560 660H800Q860 660 860 720V790Q860 850 800 850H780L790 920L700 850H560Q500 850 500 790V720Q500 660 560 660Z" fill="${pale}"/>`;
    case 'reel':
      return `<circle cx="480" cy="480" r="310" fill="${fig}"/>${[0, 72, 144, 216, 288].map((a) => `<circle cx="480" cy="300" r="78" fill="${ground}" transform="rotate(${a} 480 480)"/>`).join('')}<circle cx="480" cy="480" r="46" fill="${ground}"/><path d="M480 790H860" stroke="${fig}" stroke-width="70"/><path d="M580 790h40M670 790h40M760 790h40" stroke="${ground}" stroke-width="34"/>`;
    case 'tongues':
      return `<path d="M160 240H560Q610 240 610 290V500Q610 550 560 550H380L260 660V550H160Q110 550 110 500V290Q110 240 160 240Z" fill="${fig}"/><path d="M210 350h300M210 440h190" stroke="${ground}" stroke-width="34" stroke-linecap="round"/><path d="M470 470H850Q900 470 900 520V700Q900 750 850 750H800V860L690 750H470Q420 750 420 700V520Q420 470 470 470Z" fill="${pale}"/><path d="M520 570q50-50 100 0t100 0 100 0M520 660q50-50 100 0t100 0" fill="none" stroke="${ground}" stroke-width="30" stroke-linecap="round"/>`;
    case 'hut':
      return `<path d="M0 760L260 380L420 580L620 280L1000 800V1000H0Z" fill="${back}"/><path d="M620 280L720 420L650 400L600 460L550 390Z" fill="#fff" opacity=".8"/><path d="M290 860V620L500 460L710 620V860Z" fill="${fig}"/><path d="M240 640L500 430L760 640L720 690L500 510L280 690Z" fill="${dark}"/><rect x="440" y="680" width="120" height="110" fill="#ffd36a"/><path d="M500 680v110M440 735h120" stroke="${dark}" stroke-width="14"/><rect y="850" width="1000" height="150" fill="${lighten(ground, 0.5)}"/>`;
    case 'cat':
      return `<g transform="translate(500 570) scale(3.4)">${catHead('tuxedo', 'sceptical')}</g>`;
    case 'books':
      return `<rect x="220" y="640" width="560" height="120" rx="14" fill="${fig}"/><rect x="270" y="520" width="500" height="120" rx="14" fill="${pale}"/><rect x="230" y="400" width="470" height="120" rx="14" fill="${dark}"/><path d="M300 640v120M720 640v120M350 520v120M300 400v120" stroke="${ground}" stroke-width="18"/><path d="M380 400V330Q380 300 410 300H520Q550 300 550 330V400Z" fill="#fff4e0"/><path d="M550 330q60 0 50 36t-50 20" fill="none" stroke="#fff4e0" stroke-width="18"/><path d="M430 270q-30-40 0-70M500 270q-30-40 0-70" fill="none" stroke="#fff" stroke-width="14" opacity=".6" stroke-linecap="round"/>`;
    case 'compass':
      return `<circle cx="500" cy="500" r="330" fill="none" stroke="${fig}" stroke-width="44"/>${[0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 500 500)"><path d="M500 130L560 500H500Z" fill="${a === 0 ? '#d9483b' : fig}"/><path d="M500 130L440 500H500Z" fill="${pale}"/></g>`).join('')}${[45, 135, 225, 315].map((a) => `<path d="M500 300L530 470H470Z" fill="${fig}" transform="rotate(${a} 500 500)"/>`).join('')}<circle cx="500" cy="500" r="34" fill="${ground}"/>`;
    case 'shuttle':
      return `${[0, 1, 2, 3, 4, 5].map((i) => `<path d="M0 ${210 + i * 120}H1000" stroke="${i % 2 ? back : mix(ground, fig, 0.35)}" stroke-width="56"/>`).join('')}<g transform="rotate(-24 500 500)"><path d="M120 500Q500 320 880 500Q500 680 120 500Z" fill="${fig}"/><path d="M290 500Q500 420 710 500Q500 580 290 500Z" fill="${ground}"/><rect x="340" y="470" width="320" height="60" rx="26" fill="${pale}"/></g>`;
    case 'wave':
      return `<circle cx="600" cy="360" r="150" fill="${pale}"/><path d="M0 620C160 470 280 470 380 590S620 700 760 560S940 500 1000 560V1000H0Z" fill="${fig}"/><path d="M0 760C140 650 260 660 380 750S640 820 780 710S940 670 1000 710V1000H0Z" fill="${dark}"/>`;
    case 'moth':
      return `<path d="M490 480C380 250 180 230 130 300C100 420 240 560 480 560ZM510 480C620 250 820 230 870 300C900 420 760 560 520 560Z" fill="${fig}"/><path d="M480 560C330 560 240 640 290 760C360 800 470 720 492 600ZM520 560C670 560 760 640 710 760C640 800 530 720 508 600Z" fill="${pale}"/><circle cx="280" cy="400" r="50" fill="${ground}"/><circle cx="720" cy="400" r="50" fill="${ground}"/><path d="M500 400V740" stroke="${dark}" stroke-width="60" stroke-linecap="round"/><path d="M490 400Q450 280 380 250M510 400Q550 280 620 250" fill="none" stroke="${dark}" stroke-width="18" stroke-linecap="round"/>`;
  }
}

/** Draws a bold symbol for an avatar. */
export function drawEmblem(c: Canvas, o: Emblem): void {
  backdrop(
    c,
    c.linear(
      [
        [0, lighten(o.ground, 0.1)],
        [1, darken(o.ground, 0.16)],
      ],
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ),
  );
  const k = c.h / 1000;
  c.add(
    `<g transform="translate(${roundCoordinate(500 - 500 * k)} 0) scale(${k})">${motif(c, o.motif, o.figure, o.ground)}</g>`,
  );
  grain(c, 0.05);
}
