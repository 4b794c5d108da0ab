/** Content of a year's picture. */
export interface YearPicture {
  /** Name of the blog. */
  name: string;
  year: string;
  /** Numbers with their labels, the largest first. */
  facts: readonly { number: string; words: string }[];
  /** Number of posts per month. */
  months: readonly number[];
  colours: { background: string; text: string; line: string };
}

/** Size in pixels: a format other sites show uncropped. */
export const PICTURE_SIZE = { width: 1080, height: 1350 } as const;

const FONT = '"Commissioner Variable", system-ui, sans-serif';
const MARGIN_PX = 96;

/** The part of the canvas context that drawing uses. */
export type DrawingContext = Pick<
  CanvasRenderingContext2D,
  'fillRect' | 'fillText' | 'font' | 'fillStyle' | 'measureText'
>;

/** Draws a line of text, in a smaller font when it would exceed the picture's width. */
function drawLine(pen: DrawingContext, text: string, size: number, y: number): void {
  pen.font = `700 ${size}px ${FONT}`;
  const maxWidth = PICTURE_SIZE.width - 2 * MARGIN_PX;
  const { width } = pen.measureText(text);
  if (width > maxWidth) pen.font = `700 ${Math.floor((size * maxWidth) / width)}px ${FONT}`;
  pen.fillText(text, MARGIN_PX, y);
}

/** Draws the year's picture: name, numbers, and months as columns. */
export function drawYearPicture(
  pen: DrawingContext,
  { name, year, facts, months, colours }: YearPicture,
): void {
  pen.fillStyle = colours.background;
  pen.fillRect(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height);
  pen.fillStyle = colours.line;
  pen.fillRect(0, 0, 24, PICTURE_SIZE.height);
  drawLine(pen, year, 200, 270);
  pen.fillStyle = colours.text;
  drawLine(pen, name, 84, 390);
  facts.forEach(({ number, words }, at) => {
    drawLine(pen, number, 84, 540 + at * 140);
    pen.font = `400 36px ${FONT}`;
    pen.fillText(words, MARGIN_PX, 588 + at * 140);
  });
  const most = Math.max(...months, 1);
  const step = (PICTURE_SIZE.width - 2 * MARGIN_PX) / months.length;
  months.forEach((count, at) => {
    const height = (count / most) * 170;
    pen.fillStyle = count === most ? colours.line : colours.text;
    pen.fillRect(MARGIN_PX + at * step, PICTURE_SIZE.height - MARGIN_PX - height, step - 18, height);
  });
}
