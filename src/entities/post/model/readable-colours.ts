import { readableColour } from '#src/domain/appearance/colour.ts';

/**
 * The darkest surface of a light palette and the lightest surface of a dark one (palettes.css): a colour readable on
 * these is readable on all of them. `readable-colours.test.ts` checks them against the palettes.
 */
export const LIGHT_BACKGROUND = '#e8e9e7';
export const DARK_BACKGROUND = '#282b2f';

/** Minimum contrast of text (WCAG AA). Stricter than the minimum of 1.7 in spec 000 §5. */
const MIN_TEXT_CONTRAST = 4.5;

/**
 * Adjusts a member's text colour so that it is readable, once for light and once for dark palettes; the style sheet
 * selects one.
 */
export function readableColoursOf(hex: string): { light: string; dark: string } {
  return {
    light: readableColour(hex, LIGHT_BACKGROUND, MIN_TEXT_CONTRAST),
    dark: readableColour(hex, DARK_BACKGROUND, MIN_TEXT_CONTRAST),
  };
}
