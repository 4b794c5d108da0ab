import { expect, it } from 'vitest';
import { appearanceMarkup } from './appearance.ts';

it.each([
  [undefined, ''],
  [{ textSize: 'regular', reduceMotion: 'system', underlineLinks: false, plainColors: false } as const, ''],
  [{ textSize: 'regular', reduceMotion: 'never', underlineLinks: false, plainColors: false } as const, ''],
  [
    { textSize: 'larger', reduceMotion: 'always', underlineLinks: true, plainColors: true } as const,
    ' data-text="larger" data-motion="calm" data-links="underlined" data-colours="plain"',
  ],
])('appearanceMarkup of %j is %j', (appearance, markup) => {
  expect(appearanceMarkup(appearance)).toBe(markup);
});
