/** What a picture of a year says, ready to be drawn. */
export interface YearPicture {
  /** The blog's name. */
  name: string;
  year: string;
  /** Numbers with what they count, the largest first. */
  facts: readonly { number: string; words: string }[];
  /** Posts of each month. */
  months: readonly number[];
  colours: { ground: string; text: string; thread: string };
}

/** Pixels: the shape other sites show whole. */
export const PICTURE = { width: 1080, height: 1350 } as const;

const FONT = '"Commissioner Variable", system-ui, sans-serif';
const EDGE = 96;

/** What of a canvas is needed. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  'fillRect' | 'fillText' | 'font' | 'fillStyle' | 'measureText'
>;

/** Writes a line, smaller when it would be wider than the picture. */
function line(pen: Pen, text: string, size: number, y: number): void {
  pen.font = `700 ${size}px ${FONT}`;
  const room = PICTURE.width - 2 * EDGE;
  const { width } = pen.measureText(text);
  if (width > room) pen.font = `700 ${Math.floor((size * room) / width)}px ${FONT}`;
  pen.fillText(text, EDGE, y);
}

/** Draws a year: its name, its numbers, its months as columns. */
export function drawYear(pen: Pen, { name, year, facts, months, colours }: YearPicture): void {
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  pen.fillStyle = colours.thread;
  pen.fillRect(0, 0, 24, PICTURE.height);
  line(pen, year, 200, 270);
  pen.fillStyle = colours.text;
  line(pen, name, 84, 390);
  facts.forEach(({ number, words }, at) => {
    line(pen, number, 84, 540 + at * 140);
    pen.font = `400 36px ${FONT}`;
    pen.fillText(words, EDGE, 588 + at * 140);
  });
  const most = Math.max(...months, 1);
  const step = (PICTURE.width - 2 * EDGE) / months.length;
  months.forEach((count, at) => {
    const height = (count / most) * 170;
    pen.fillStyle = count === most ? colours.thread : colours.text;
    pen.fillRect(EDGE + at * step, PICTURE.height - EDGE - height, step - 18, height);
  });
}
