import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blend, contrastRatio, parseHex } from '#src/domain/appearance/colour.ts';
import { PALETTES } from '#src/domain/appearance/palette.ts';
import { mixInOklab } from '#tests/support/mix-oklab.ts';

const palettes = readFileSync(new URL('./palettes.css', import.meta.url), 'utf8');

/** The shop's own palette, by day and by night, as two rules like those of the others. */
const madder = readFileSync(
  new URL('../../features/shop/components/Madder.module.css', import.meta.url),
  'utf8',
);
const LIGHT_DARK = /light-dark\((#\w+), (#\w+)\)/g;
const madderRule = /\{[^}]*\}/.exec(madder)?.[0] ?? '';
const css = [
  palettes,
  `[data-palette="madder by day"] ${madderRule.replace(LIGHT_DARK, '$1')}`,
  `[data-palette="madder by night"] ${madderRule.replace(LIGHT_DARK, '$2')}`,
].join('\n');
const OVERLAY_OPACITY = 0.85;

/** Foreground and background role of an active format button in the editor. */
const formatBar = readFileSync(
  new URL('../../features/compose/components/FormatBar.module.css', import.meta.url),
  'utf8',
);
const formatOn = /\.toggle\.on \{([^}]*)\}/.exec(formatBar)?.[1] ?? '';
function roleIn(property: string): string {
  const role = new RegExp(`(?<![\\w-])${property}: var\\(--color-([\\w-]+)\\)`);
  return role.exec(formatOn)?.[1] ?? '';
}

type Rgb = NonNullable<ReturnType<typeof parseHex>>;

function rolesOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No block for ${selector}`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']),
  );
}

const TEXT_GROUNDS = ['surface', 'surface-raised', 'surface-sunken'];
const UI_GROUNDS = ['surface', 'surface-raised', 'background'];
function cross(fronts: string[], backs: string[]): [string, string][] {
  return fronts.flatMap((front) => backs.map((back): [string, string] => [front, back]));
}

/** Pairs that carry running text: WCAG AA 4.5:1. */
const TEXT_PAIRS = [
  ...cross(['text', 'text-muted', 'link', 'danger', 'success', 'like', 'reblog'], TEXT_GROUNDS),
  ...cross(['text', 'link'], ['accent-soft']),
  ...cross(['on-background', 'on-background-muted'], ['background']),
  ...cross(['on-accent'], ['accent', 'accent-hover']),
  ...cross(['on-danger'], ['danger']),
  ...cross(['on-success'], ['success']),
];

/** Pairs that carry shapes and borders of controls: WCAG AA 3:1. */
const UI_PAIRS = [
  ...cross(['accent', 'focus'], UI_GROUNDS),
  ...cross(['border-strong'], TEXT_GROUNDS),
  ...cross(['like', 'reblog'], ['surface-sunken']),
];

/** Backgrounds palettes.css derives from the roles: first colour, its share, second colour. */
const GROUNDS: Record<string, [string, number, string]> = {
  'ground-1': ['on-background', 0.08, 'background'],
  'ground-2': ['on-background', 0.16, 'background'],
  'a touched row': ['text', 0.06, 'surface'],
};

/** Text on derived backgrounds. */
const DERIVED_PAIRS: [string, string][] = [
  ...cross(['on-background', 'on-background-muted'], ['ground-1']),
  ...cross(['on-background'], ['ground-2']),
  ...cross(['text', 'text-muted'], ['a touched row']),
];

describe.each([...PALETTES, 'madder by day', 'madder by night'])('palette %s [audience-15]', (palette) => {
  const roles = rolesOf(`[data-palette="${palette}"]`);
  const colour = (role: string): Rgb => {
    const rgb = parseHex(roles.get(role) ?? '');
    if (!rgb) throw new Error(`${palette} has no --color-${role}`);
    return rgb;
  };

  it('palette defines the same roles as every other palette', () => {
    expect([...roles.keys()]).toEqual([...rolesOf('[data-palette="trueBlue"]').keys()]);
  });

  it.each(TEXT_PAIRS)('palette text %s on %s is readable', (front, back) => {
    expect(contrastRatio(colour(front), colour(back))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(DERIVED_PAIRS)('palette derived text %s on %s is readable', (front, ground) => {
    const [one, share, other] = GROUNDS[ground] ?? ['', 0, ''];
    const back = mixInOklab(colour(one), colour(other), share);
    expect(contrastRatio(colour(front), back)).toBeGreaterThanOrEqual(4.5);
  });

  it("palette's active format button is readable", () => {
    const [sign, ground] = [colour(roleIn('color')), colour(roleIn('background'))];
    expect(contrastRatio(sign, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(colour('accent'), colour('surface'))).toBeGreaterThanOrEqual(3);
  });

  it("palette's faded rank is visible", () => {
    const rank = mixInOklab(colour('on-background'), colour('background'), 0.6);
    expect(contrastRatio(rank, colour('background'))).toBeGreaterThanOrEqual(3);
  });

  it.each(UI_PAIRS)('palette control %s on %s is visible', (front, back) => {
    expect(contrastRatio(colour(front), colour(back))).toBeGreaterThanOrEqual(3);
  });

  it.each(['background', 'surface'])("palette's backdrop text over %s is readable", (under) => {
    const glass = blend(colour('overlay'), colour(under), OVERLAY_OPACITY);
    expect(contrastRatio(colour('on-overlay'), glass)).toBeGreaterThanOrEqual(4.5);
  });
});
