import type { CSSProperties } from 'react';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';

/** Which part of a picture is shown: how far from the left and the top (0 to 1), and how much nearer (1 and more). */
export interface Focus {
  x: number;
  y: number;
  zoom: number;
}

export const CENTRED: Focus = { x: 0.5, y: 0.5, zoom: 1 };

interface Size {
  width: number;
  height: number;
}

/** How many times as wide as high the part is that a theme keeps of its header: between a phone's and a desktop's. */
const BANNER_RATIO = 3;

/** The largest part of a picture that has the banner's shape. */
function wholeBanner({ width, height }: Size): Size {
  const wide = Math.min(width, height * BANNER_RATIO);
  return { width: wide, height: wide / BANNER_RATIO };
}

const placeOf = (from: number, room: number): number => (room > 0.5 ? Math.min(1, from / room) : 0.5);

/** The crop of a header as a theme keeps it: the edges `top,right,bottom,left`, in pixels of the whole picture. */
export function boundsOf({ x, y, zoom }: Focus, picture: Size): string {
  const whole = wholeBanner(picture);
  const [wide, high] = [whole.width / zoom, whole.height / zoom];
  const [left, top] = [x * (picture.width - wide), y * (picture.height - high)];
  return [top, left + wide, top + high, left].map(Math.round).join(',');
}

/** The focus that a theme's crop stands for; the middle for one without a crop, or a crop outside of the picture. */
export function focusOf({
  headerBounds = '',
  headerFullWidth: width = 0,
  headerFullHeight: height = 0,
}: Pick<BlogTheme, 'headerBounds' | 'headerFullWidth' | 'headerFullHeight'>): Focus {
  const [top = 0, right = 0, bottom = 0, left = 0] = headerBounds.split(',').map(Number);
  const isInside = right > left && bottom > top && right <= width && bottom <= height;
  if (!isInside) return CENTRED;
  return {
    x: placeOf(left, width - (right - left)),
    y: placeOf(top, height - (bottom - top)),
    zoom: Math.max(1, wholeBanner({ width, height }).width / (right - left)),
  };
}

/** A picture that covers its place with the focus in view, in whatever shape the place has. */
export function viewOf({ x, y, zoom }: Focus): CSSProperties {
  const place = `${(x * 100).toFixed(2)}% ${(y * 100).toFixed(2)}%`;
  return zoom === 1
    ? { objectPosition: place }
    : { objectPosition: place, transform: `scale(${zoom.toFixed(3)})`, transformOrigin: place };
}
