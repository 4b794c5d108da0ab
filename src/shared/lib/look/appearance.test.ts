import { expect, it } from 'vitest';
import { appearanceMarkup } from './appearance.ts';

it.each([
  [undefined, ''],
  [{ textSize: 'regular', reduceMotion: 'system', underlineLinks: false } as const, ''],
  [{ textSize: 'regular', reduceMotion: 'never', underlineLinks: false } as const, ''],
  [
    { textSize: 'larger', reduceMotion: 'always', underlineLinks: true } as const,
    ' data-text="larger" data-motion="calm" data-links="underlined"',
  ],
])('%j is said as %j', (appearance, markup) => {
  expect(appearanceMarkup(appearance)).toBe(markup);
});
