import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { Lightbox } from './Lightbox.tsx';

const WIDTH_PX = 400;
const scrollTo = vi.fn();
beforeEach(() => {
  // jsdom has no layout and scrolls nothing.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH_PX);
  Element.prototype.scrollTo = scrollTo;
});
afterEach(() => {
  vi.restoreAllMocks();
  scrollTo.mockReset();
});

function picture(name: string): ImageBlock {
  return {
    type: 'image',
    altText: name,
    media: [{ url: `/media/${name}.webp`, type: 'webp', width: 400, height: 300 }],
  };
}

function show(names: readonly string[], start = 0) {
  return renderApp(<Lightbox images={names.map(picture)} start={start} onClose={() => {}} />);
}

/** Returns which of the two buttons can be pressed; undefined where they are not shown. */
function arrows(): boolean[] | undefined {
  const buttons = ['Previous picture', 'Next picture'].flatMap(
    (name) => screen.queryByRole<HTMLButtonElement>('button', { name }) ?? [],
  );
  return buttons.length === 0 ? undefined : buttons.map(({ disabled }) => !disabled);
}

it.each([
  [['a'], 0, undefined, undefined],
  [['a', 'b'], 0, [false, true], '1 of 2'],
  [['a', 'b'], 1, [true, false], '2 of 2'],
  [['a', 'b', 'c'], 1, [true, true], '2 of 3'],
])('Lightbox of %j at %i has arrows %j and the count %s', async (names, start, expected, count) => {
  show(names, start);
  await screen.findByRole('dialog', { name: 'Pictures' });
  expect(arrows()).toEqual(expected);
  expect(screen.queryByText(/^\d of \d$/)?.textContent).toBe(count);
});

it('Lightbox goes on by its buttons, and quick presses add up', async () => {
  const { user } = show(['a', 'b', 'c']);
  const next = await screen.findByRole('button', { name: 'Next picture' });
  await user.click(next);
  await user.click(next);
  expect(scrollTo.mock.calls.map(([to]) => to.left)).toEqual([WIDTH_PX, 2 * WIDTH_PX]);
  const strip = within(screen.getByRole('dialog')).getByRole('list');
  strip.scrollLeft = 2 * WIDTH_PX;
  fireEvent.scroll(strip);
  expect(screen.getByText('3 of 3')).toBeTruthy();
  expect(arrows()).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(scrollTo.mock.lastCall?.[0].left).toBe(WIDTH_PX);
});
