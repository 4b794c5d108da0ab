import type { Report } from '../model.ts';
import { percentOf, totalOf } from '../scores.ts';

/** Renders a badge with the share of passed checks and of offered operations. */
export function badge({ areas, contract, stopped }: Report): string {
  const total = totalOf(areas);
  const percent = stopped ? undefined : percentOf(total);
  const words =
    percent === undefined ? 'no result' : `${percent}% of ${total.offered}/${total.operations} calls`;
  const colour =
    percent === undefined ? '#6b6660' : percent === 100 ? '#2c6e49' : percent >= 90 ? '#8a6100' : '#a3301f';
  const left = `Skein ${contract}`;
  const [leftWidth, rightWidth] = [left, words].map((text) => text.length * 7 + 16) as [number, number];
  const width = leftWidth + rightWidth;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="22" role="img" aria-label="${left}: ${words}"><title>${left}: ${words}</title><rect width="${width}" height="22" rx="4" fill="#3a3733"/><path d="M${leftWidth} 0h${rightWidth - 4}a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-${rightWidth - 4}z" fill="${colour}"/><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle"><text x="${leftWidth / 2}" y="15">${left}</text><text x="${leftWidth + rightWidth / 2}" y="15">${words}</text></g></svg>\n`;
}
