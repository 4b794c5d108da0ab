import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/render.tsx';
import { TabNav } from './TabNav.tsx';

const box = (left: number, right: number) => ({ left, right }) as DOMRect;

/** Renders a bar of 300 px with the current tab from `left` to `right`; returns the scroll position. */
function show(left: number, right: number): number {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    return this.matches('nav') ? box(0, 300) : box(left, right);
  });
  renderUi(
    <TabNav
      label="Parts"
      items={[
        { href: '/a', label: 'A' },
        { href: '/b', label: 'B', current: true },
      ]}
    />,
  );
  return screen.getByRole('navigation', { name: 'Parts' }).scrollLeft;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('TabNav marks the current tab', () => {
  show(40, 80);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('B');
});

it.each([
  ['before the middle, as far as the bar goes', 40, 80, -90],
  ['in the middle', 110, 190, 0],
  ['cut off at the end', 221, 301, 111],
  ['beyond the end', 400, 480, 290],
])('TabNav centres the current tab: %s', (_, left, right, scrolled) => {
  expect(show(left, right)).toBe(scrolled);
});
