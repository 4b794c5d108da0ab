/** Returns the width whose number of pixels is nearest. */
export function nearestWidth<Width extends string>(
  pixels: number,
  widths: Readonly<Record<Width, number>>,
): Width {
  const entries = Object.entries(widths) as [Width, number][];
  return entries.reduce((best, one) =>
    Math.abs(one[1] - pixels) < Math.abs(best[1] - pixels) ? one : best,
  )[0];
}
