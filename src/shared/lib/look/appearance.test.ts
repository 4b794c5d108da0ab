import { expect, it } from 'vitest';
import { appearanceMarkup } from './appearance.ts';

it.each([
  [undefined, ''],
  [{ textSize: 'regular', reduceMotion: 'system', autoplay: 'device', underlineLinks: false } as const, ''],
  [{ textSize: 'regular', reduceMotion: 'never', autoplay: 'never', underlineLinks: false } as const, ''],
  [
    { textSize: 'larger', reduceMotion: 'always', autoplay: 'always', underlineLinks: true } as const,
    ' data-text="larger" data-motion="calm" data-links="underlined"',
  ],
])('%j is said as %j', (appearance, markup) => {
  expect(appearanceMarkup(appearance)).toBe(markup);
});
