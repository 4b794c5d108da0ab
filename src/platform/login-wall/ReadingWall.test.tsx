import { act, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EmbeddedTargetContext } from '#src/shared/navigation/layer-context.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { ReadingWall } from './ReadingWall.tsx';

const ITEM_COUNT = 40;
/** Height of an item of the list. */
const ITEM_PX = 500;

let scrolledPx = 0;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  scrolledPx = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolledPx);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, Number(this.dataset.index) * ITEM_PX - scrolledPx, 100, ITEM_PX);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Page() {
  const list = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState<number>();
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <div ref={list}>
        {Array.from({ length: cut ?? ITEM_COUNT }, (_, index) => (
          <p key={String(index)} data-index={index}>{`post ${index}`}</p>
        ))}
      </div>
      <ReadingWall list={list} count={ITEM_COUNT} hasMore={false} onCut={setCut} />
    </>
  );
}

const shown = () => screen.getAllByText(/^post/).length;
const question = () => screen.queryByRole('heading', { name: /hang/ });

/** Scrolls in steps of an item, in the way of the given event. */
function scrollTo(px: number, way: 'wheel' | 'touchmove' | 'keyDown' = 'wheel'): void {
  fireEvent(window, new Event(way));
  for (; scrolledPx < px; scrolledPx += ITEM_PX) {
    fireEvent.scroll(window);
    act(() => vi.advanceTimersByTime(150));
  }
  fireEvent.scroll(window);
  act(() => vi.advanceTimersByTime(1000));
}

it.each(['wheel', 'touchmove'] as const)(
  'ReadingWall stands below the last post in view once a visitor has read enough by %s [login-wall-05] [login-wall-21]',
  (way) => {
    renderApp(<Page />, { path: '/explore/trending' });
    scrollTo(4500, way);
    expect([question(), shown()]).toEqual([null, ITEM_COUNT]);
    scrollTo(5500, way);
    const last = Math.ceil((scrolledPx + window.innerHeight) / ITEM_PX);
    expect(question()?.textContent).toBe(`${ITEM_COUNT - last} more posts hang below.`);
    expect(shown()).toBe(last);
  },
);

it('ReadingWall asks once for a page: reading on shows the rest, and is remembered [login-wall-06] [login-wall-28]', () => {
  renderApp(<Page />, { path: '/explore/trending' });
  scrollTo(6000);
  fireEvent.click(screen.getByRole('button', { name: 'Keep reading' }));
  expect([question(), shown()]).toEqual([null, ITEM_COUNT]);
  scrollTo(15_000);
  expect([question(), shown()]).toEqual([null, ITEM_COUNT]);
  expect(localStorage.getItem('skein.wall-dismissed')).not.toBeNull();
  expect(localStorage.getItem('login_wall_click_handler')).toBe('5');
});

it('ReadingWall rests on the next page after a dismissal, unless the site does not remember it [login-wall-06]', () => {
  const first = renderApp(<Page />, { path: '/explore/trending', features: ['loginWall'] });
  scrollTo(6000);
  fireEvent.click(screen.getByRole('button', { name: 'Keep reading' }));
  first.unmount();
  scrolledPx = 0;
  const second = renderApp(<Page />, { path: '/search/fog' });
  scrollTo(6000);
  expect(question()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Keep reading' }));
  second.unmount();
  scrolledPx = 0;
  renderApp(<Page />, { path: '/tagged/fog' });
  scrollTo(6000);
  expect(question()).toBeNull();
});

it('ReadingWall opens the wall for reading on, with its reason and this page [login-wall-01] [login-wall-22]', () => {
  renderApp(<Page />, { path: '/explore/trending?x=1' });
  scrollTo(6000);
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByRole('status').textContent).toBe(
    `/register?source=scroll&redirect_to=${encodeURIComponent('/explore/trending?x=1')}`,
  );
});

it('ReadingWall never meets a keyboard or a screen reader, which scroll without wheel and finger', () => {
  renderApp(<Page />, { path: '/explore/trending' });
  scrollTo(15_000, 'keyDown');
  expect([question(), shown()]).toEqual([null, ITEM_COUNT]);
});

it('ReadingWall leaves a single post alone, however far somebody scrolls [login-wall-23]', () => {
  renderApp(<Page />, { path: '/ann/123' });
  scrollTo(18_000);
  expect(question()).toBeNull();
});

it('ReadingWall never stands on an embedded page', () => {
  renderApp(
    <EmbeddedTargetContext value="/ann">
      <Page />
    </EmbeddedTargetContext>,
    { path: '/explore/trending' },
  );
  scrollTo(15_000);
  expect(question()).toBeNull();
});

it('ReadingWall looks at a list after a pause of 100 ms, and after a second at the latest [login-wall-29] [constants-08]', () => {
  renderApp(<Page />, { path: '/explore/trending' });
  act(() => vi.advanceTimersByTime(2000));
  const look = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  look.mockClear();
  for (let n = 0; n < 9; n += 1) {
    fireEvent.scroll(window);
    vi.advanceTimersByTime(99);
  }
  expect(look).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  vi.advanceTimersByTime(99);
  fireEvent.scroll(window);
  vi.advanceTimersByTime(11);
  expect(look).toHaveBeenCalled();
  look.mockClear();
  act(() => vi.advanceTimersByTime(2000));
  look.mockClear();
  fireEvent.scroll(window);
  vi.advanceTimersByTime(99);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalled();
});
