import { readableColour } from '#src/domain/appearance/colour.ts';

/**
 * The darkest ground a light palette puts text on and the lightest ground of a dark one (surfaces of palettes.css):
 * what can be read there can be read on all of them. `ink.test.ts` holds them against the palettes.
 */
export const LIGHT_GROUND = '#e8e9e7';
export const DARK_GROUND = '#282b2f';

/** Contrast that text needs (WCAG AA). Stricter than the 1.7 that spec 000 §5 asks for at least. */
const TEXT = 4.5;

/** A member's colour, made readable once for light and once for dark palettes; the style sheet picks. */
export function inkOf(hex: string): { light: string; dark: string } {
  return {
    light: readableColour(hex, LIGHT_GROUND, TEXT),
    dark: readableColour(hex, DARK_GROUND, TEXT),
  };
}
