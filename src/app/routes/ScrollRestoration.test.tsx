import { fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveHeldScroll } from '#src/shared/navigation/held-scroll.ts';
import { LayersContext, useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { layersOf } from './layers.ts';
import { ScrollRestoration } from './ScrollRestoration.tsx';

const scrollTo = vi.fn();
/** Notifies the observers of the page that its height has grown. */
let grow = () => {};

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        grow = resized;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  // jsdom has no navigation timing; without it the document counts as newly opened.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
});

afterEach(() => {
  scrollTo.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Ways() {
  const navigate = useNavigate();
  const open = useOpenLayer();
  return (
    <>
      <button type="button" onClick={() => navigate('/tagged/wool')}>
        Another path
      </button>
      <button type="button" onClick={() => navigate('?sort=top')}>
        Another query
      </button>
      <button type="button" onClick={() => open('/new', 'modal')}>
        A sheet
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

function Page() {
  return (
    <LayersContext value={layersOf(useLocation(), { isLoggedIn: true })}>
      <Ways />
      <ScrollRestoration />
    </LayersContext>
  );
}

function show() {
  const { user } = renderApp(<Page />, { path: '/explore' });
  return (name: string) => user.click(screen.getByRole('button', { name }));
}

/** Scrolls the page, as the user or a list does. */
function readTo(top: number) {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

it('ScrollRestoration starts a new path at the top [layers-04]', async () => {
  const press = show();
  expect(scrollTo).not.toHaveBeenCalled();
  await press('Another path');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it('ScrollRestoration keeps the position when the path stays the same', async () => {
  const press = show();
  await press('Another query');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('ScrollRestoration keeps the position beneath a sheet with scroll `keep` [layers-04]', async () => {
  const press = show();
  await press('A sheet');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('ScrollRestoration restores the position on Back', async () => {
  const press = show();
  readTo(1700);
  await press('Another path');
  scrollTo.mockReset();
  await press('Back');
  expect(scrollTo).toHaveBeenCalledWith(0, 1700);
});

describe('ScrollRestoration of a list that loads page by page', () => {
  /**
   * Navigates back to position 1700 on a page that is only `height` high so far; returns a function that makes it
   * higher.
   */
  const comeBack = async () => {
    const press = show();
    readTo(1700);
    await press('Another path');
    let height = 0;
    scrollTo.mockImplementation((_left: number, top: number) =>
      vi.stubGlobal('scrollY', Math.min(top, height)),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    return (next: number) => {
      height = next;
      grow();
    };
  };
  afterEach(() => vi.useRealTimers());

  it('ScrollRestoration reaches the old position however slowly the list loads', async () => {
    const growTo = await comeBack();
    for (const height of [500, 1000, 1500, 2000]) {
      vi.advanceTimersByTime(2900);
      growTo(height);
    }
    expect(window.scrollY).toBe(1700);
  });

  it('ScrollRestoration follows the element that was read when newer ones stand above it', async () => {
    const growTo = await comeBack();
    growTo(2000);
    expect(window.scrollY).toBe(1700);
    moveHeldScroll('another entry /explore', 900);
    expect(window.scrollY).toBe(1700);
    moveHeldScroll('default /explore', 1900);
    expect(window.scrollY).toBe(1900);
  });

  it('ScrollRestoration stops holding the position once the list has stopped growing', async () => {
    const growTo = await comeBack();
    growTo(500);
    vi.advanceTimersByTime(2000);
    growTo(500);
    vi.advanceTimersByTime(1000);
    growTo(2000);
    expect(window.scrollY).toBe(500);
  });

  it('ScrollRestoration stops holding the position once the user scrolls', async () => {
    const growTo = await comeBack();
    growTo(500);
    fireEvent.wheel(window);
    growTo(2000);
    expect(window.scrollY).toBe(500);
  });

  it('ScrollRestoration holds the position while content above changes its height', async () => {
    const growTo = await comeBack();
    growTo(2000);
    readTo(1722);
    expect(window.scrollY).toBe(1700);
    vi.advanceTimersByTime(2999);
    readTo(1678);
    expect(window.scrollY).toBe(1700);
    vi.advanceTimersByTime(3000);
    readTo(1722);
    expect(window.scrollY).toBe(1722);
  });

  it('ScrollRestoration does not scroll back against the user', async () => {
    const growTo = await comeBack();
    growTo(2000);
    fireEvent.keyDown(window, { key: 'j' });
    readTo(1900);
    expect(window.scrollY).toBe(1900);
  });
});
