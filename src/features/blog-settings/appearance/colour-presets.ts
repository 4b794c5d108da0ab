import type { BlogAppearance } from '#src/entities/blog/appearance.ts';

/** A colour preset. */
export interface ColourPreset {
  id: string;
  colours: Pick<BlogAppearance, 'backgroundColor' | 'titleColor' | 'linkColor'>;
}

function preset(id: string, backgroundColor: string, titleColor: string, linkColor: string): ColourPreset {
  return { id, colours: { backgroundColor, titleColor, linkColor } };
}

/** Presets, light ones first, then dark ones. */
export const COLOUR_PRESETS: readonly ColourPreset[] = [
  preset('paper', '#fafafa', '#1b1f3b', '#3b5bdb'),
  preset('oat', '#f5eee6', '#3a2030', '#8a3b5c'),
  preset('moss', '#eef3e6', '#22381f', '#2f6b3c'),
  preset('sky', '#e8f1fa', '#12304f', '#1761a8'),
  preset('blush', '#fdeef0', '#4a1730', '#b02a5b'),
  preset('straw', '#fff6d8', '#43340a', '#8a5a00'),
  preset('ink', '#171a2e', '#f4f1e8', '#ff9a6c'),
  preset('pine', '#10251f', '#e9f5ec', '#6fd3a2'),
  preset('plum', '#2a1430', '#fbeaff', '#f08fd0'),
  preset('night', '#000000', '#ffffff', '#7cc4ff'),
  preset('brick', '#3b1512', '#fff0ea', '#ffb199'),
  preset('slate', '#26323b', '#f2f6f8', '#8fd0e8'),
];
