import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio, parseHex } from '#src/domain/appearance/colour.ts';
import { readableColoursOf } from './readable-colours.ts';

const css = readFileSync(new URL('../../../app/styles/palettes.css', import.meta.url), 'utf8');

/** Surface colours of the palettes that posts are rendered on. */
const surfaces = [...css.matchAll(/color-scheme: (light|dark);[^}]*/g)].flatMap(([block, scheme]) =>
  [...block.matchAll(/--color-surface(?:-raised|-sunken)?: (#[0-9a-f]{6})/g)].map(([, surface = '']) => ({
    scheme: scheme === 'light' ? ('light' as const) : ('dark' as const),
    surface,
  })),
);

function contrast(one: string, other: string): number {
  const [a, b] = [parseHex(one), parseHex(other)];
  return a && b ? contrastRatio(a, b) : 0;
}

describe('readableColoursOf', () => {
  it('readableColoursOf uses the surfaces of the palettes', () => {
    expect(surfaces.length).toBeGreaterThanOrEqual(36);
  });

  it.each(['#ffffff', '#000000', '#ffff00', '#ff492f', '#3a67ff', '#808080', '#f0f', 'not a colour'])(
    'readableColoursOf makes %s readable on every surface of every palette',
    (hex) => {
      const colours = readableColoursOf(hex);
      for (const { scheme, surface } of surfaces)
        expect(contrast(colours[scheme], surface)).toBeGreaterThanOrEqual(4.4);
    },
  );
});
