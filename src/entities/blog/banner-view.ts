import type { CSSProperties } from 'react';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';

/** The visible part of a picture: offset from the left and the top (0 to 1) and zoom (1 and more). */
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

/**
 * Width divided by height of the part of the header that a theme stores: between the shapes of a phone's and a
 * desktop's banner.
 */
const BANNER_RATIO = 3;

/** Returns the largest area of a picture in the banner's shape. */
function wholeBanner({ width, height }: Size): Size {
  const wide = Math.min(width, height * BANNER_RATIO);
  return { width: wide, height: wide / BANNER_RATIO };
}

function objectPositionOf(from: number, slack: number): number {
  return slack > 0.5 ? Math.min(1, from / slack) : 0.5;
}

/**
 * Returns the crop of a header in the theme's format: the edges `top,right,bottom,left` in pixels of the whole picture.
 */
export function cropBoundsOf({ x, y, zoom }: Focus, picture: Size): string {
  const whole = wholeBanner(picture);
  const [wide, high] = [whole.width / zoom, whole.height / zoom];
  const [left, top] = [x * (picture.width - wide), y * (picture.height - high)];
  return [top, left + wide, top + high, left].map(Math.round).join(',');
}

/** Returns the focus for a theme's crop; the centre when there is no crop or it lies outside the picture. */
export function focusOf({
  headerBounds = '',
  headerFullWidth: width = 0,
  headerFullHeight: height = 0,
}: Pick<BlogTheme, 'headerBounds' | 'headerFullWidth' | 'headerFullHeight'>): Focus {
  const [top = 0, right = 0, bottom = 0, left = 0] = headerBounds.split(',').map(Number);
  const isInside = right > left && bottom > top && right <= width && bottom <= height;
  if (!isInside) return CENTRED;
  return {
    x: objectPositionOf(left, width - (right - left)),
    y: objectPositionOf(top, height - (bottom - top)),
    zoom: Math.max(1, wholeBanner({ width, height }).width / (right - left)),
  };
}

/** Returns the style of an image that covers its box with the focus in view, for any shape of the box. */
export function focusStyle({ x, y, zoom }: Focus): CSSProperties {
  const position = `${(x * 100).toFixed(2)}% ${(y * 100).toFixed(2)}%`;
  return zoom === 1
    ? { objectPosition: position }
    : { objectPosition: position, transform: `scale(${zoom.toFixed(3)})`, transformOrigin: position };
}
