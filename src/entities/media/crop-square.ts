import type { Focus } from '#src/entities/blog/banner-view.ts';

/** Returns the square that a focus selects, in pixels of the picture. */
export function cropSquareOf(
  { x, y, zoom }: Focus,
  { width, height }: { width: number; height: number },
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: x * (width - side), top: y * (height - side), side };
}
