import type { BlogAppearance } from '#src/entities/blog/appearance.ts';

/** A colour preset. */
export interface Dye {
  id: string;
  colours: Pick<BlogAppearance, 'backgroundColor' | 'titleColor' | 'linkColor'>;
}

function dye(id: string, backgroundColor: string, titleColor: string, linkColor: string): Dye {
  return { id, colours: { backgroundColor, titleColor, linkColor } };
}

/** Presets, light ones first, then dark ones. */
export const DYES: readonly Dye[] = [
  dye('paper', '#fafafa', '#1b1f3b', '#3b5bdb'),
  dye('oat', '#f5eee6', '#3a2030', '#8a3b5c'),
  dye('moss', '#eef3e6', '#22381f', '#2f6b3c'),
  dye('sky', '#e8f1fa', '#12304f', '#1761a8'),
  dye('blush', '#fdeef0', '#4a1730', '#b02a5b'),
  dye('straw', '#fff6d8', '#43340a', '#8a5a00'),
  dye('ink', '#171a2e', '#f4f1e8', '#ff9a6c'),
  dye('pine', '#10251f', '#e9f5ec', '#6fd3a2'),
  dye('plum', '#2a1430', '#fbeaff', '#f08fd0'),
  dye('night', '#000000', '#ffffff', '#7cc4ff'),
  dye('brick', '#3b1512', '#fff0ea', '#ffb199'),
  dye('slate', '#26323b', '#f2f6f8', '#8fd0e8'),
];
