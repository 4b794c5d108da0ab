/** Height of the drawing, in CSS pixels. */
export const LOOP_HEIGHT_PX = 64;
const START_PX = 24;
const LOOP_PX = 73;
const TAIL_PX = 118;

/** Returns the width of the thread of a celebration, in CSS pixels. */
export const loopsWidth = (loops: number): number => START_PX + loops * LOOP_PX + TAIL_PX;

/** Returns the path of a thread that makes some loops and ends in a curl. */
export function loopsPath(loops: number): string {
  const loop = 'c21 0 31-7 31-18.5 0-7.5-4.5-11.5-10.5-11.5s-10.5 4-10.5 11.5c0 11.5 10 18.5 31 18.5h32';
  return `M0 32h${START_PX}${loop.repeat(loops)}h70c17 0 20-15 9.5-15-8 0-8.5 12 3 12 8 0 15-3 22-5`;
}
