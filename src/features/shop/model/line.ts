/** Largest number of goods on one line. */
const MAX_GOODS = 6;
/** Depth of the line's lowest point below its knots, in pixels. */
const SAG_PX = 30;

/** Returns how far below its knots a line hangs where the middle of a good is, in pixels. */
export function dipOf(index: number, count: number): number {
  const share = (index + 0.5) / count;
  return Math.round(4 * SAG_PX * share * (1 - share));
}

/** Returns goods in lines of at most six, all about equally long: eleven are six and five. */
export function linesOf<Good>(goods: readonly Good[]): Good[][] {
  const count = Math.ceil(goods.length / MAX_GOODS);
  const length = Math.ceil(goods.length / count);
  return Array.from({ length: count }, (_, line) => goods.slice(line * length, (line + 1) * length));
}
