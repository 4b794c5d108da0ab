import { expect, it } from 'vitest';
import { type DrawingContext, drawYearPicture, PICTURE_SIZE } from './year-picture.ts';

/** A canvas context that records what is drawn; every character is half as wide as it is high. */
function recordingContext() {
  const drawn: { words: string[]; boxes: number[][]; fonts: string[] } = { words: [], boxes: [], fonts: [] };
  const pen: DrawingContext = {
    font: '',
    fillStyle: '',
    fillRect: (...box) => void drawn.boxes.push(box),
    fillText: (words) => {
      drawn.words.push(words);
      drawn.fonts.push(pen.font);
    },
    measureText: (words) =>
      ({ width: (words.length * Number(/(\d+)px/.exec(pen.font)?.[1])) / 2 }) as TextMetrics,
  };
  return { pen, drawn };
}

const year = {
  name: 'marlow',
  year: '2025',
  facts: [{ number: '114', words: 'posts' }],
  months: [0, 6, 12, 0, 0, 0, 0, 0, 0, 0, 0, 3],
  colours: { background: '#000', text: '#fff', line: '#f00' },
};

it('drawYearPicture writes the blog’s name and its numbers', () => {
  const { pen, drawn } = recordingContext();
  drawYearPicture(pen, year);
  expect(drawn.words).toEqual(['2025', 'marlow', '114', 'posts']);
});

it('drawYearPicture draws a column per month, the highest for the busiest', () => {
  const { pen, drawn } = recordingContext();
  drawYearPicture(pen, year);
  const heights = drawn.boxes.slice(-12).map(([, , , height]) => height);
  expect(heights).toEqual([0, 85, 170, 0, 0, 0, 0, 0, 0, 0, 0, 42.5]);
  for (const [x = 0, y = 0, width = 0, height = 0] of drawn.boxes) {
    expect(x + width).toBeLessThanOrEqual(PICTURE_SIZE.width);
    expect(y + height).toBeLessThanOrEqual(PICTURE_SIZE.height);
  }
});

it('drawYearPicture shrinks a long name until it fits', () => {
  const { pen, drawn } = recordingContext();
  drawYearPicture(pen, { ...year, name: 'a-very-long-name-of-thirty-two-l' });
  const size = Number(/(\d+)px/.exec(drawn.fonts[1] ?? '')?.[1]);
  expect((32 * size) / 2).toBeLessThanOrEqual(PICTURE_SIZE.width - 2 * 96);
});
