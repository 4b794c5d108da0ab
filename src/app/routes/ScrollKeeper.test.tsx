import { fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LayersContext, useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { layersOf } from './layers.ts';
import { ScrollKeeper } from './ScrollKeeper.tsx';

const scrollTo = vi.fn();
/** Tells whoever watches the page that it has grown. */
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
  // jsdom does not tell how a document was reached; this one was opened anew.
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
      <ScrollKeeper />
    </LayersContext>
  );
}

function show() {
  const { user } = renderApp(<Page />, { path: '/explore' });
  return (name: string) => user.click(screen.getByRole('button', { name }));
}

/** Moves the page, as the reader or a list on it does. */
function readTo(top: number) {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

it('starts a new path at the top [layers-04]', async () => {
  const press = show();
  expect(scrollTo).not.toHaveBeenCalled();
  await press('Another path');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it('stays where it is when the path does', async () => {
  const press = show();
  await press('Another query');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('stays where it is under a sheet, whose row says so [layers-04]', async () => {
  const press = show();
  await press('A sheet');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('goes back to where the reader was', async () => {
  const press = show();
  readTo(1700);
  await press('Another path');
  scrollTo.mockReset();
  await press('Back');
  expect(scrollTo).toHaveBeenCalledWith(0, 1700);
});

describe('a list that comes back page by page', () => {
  /** Goes back to 1700 on a page of which only `height` can be scrolled so far; answers the way to make it higher. */
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

  it('is followed to its old place, however slow the line is', async () => {
    const growTo = await comeBack();
    for (const height of [500, 1000, 1500, 2000]) {
      vi.advanceTimersByTime(2900);
      growTo(height);
    }
    expect(window.scrollY).toBe(1700);
  });

  it('is left alone once it has stopped growing', async () => {
    const growTo = await comeBack();
    growTo(500);
    vi.advanceTimersByTime(2000);
    growTo(500);
    vi.advanceTimersByTime(1000);
    growTo(2000);
    expect(window.scrollY).toBe(500);
  });

  it('is left alone once the reader moves', async () => {
    const growTo = await comeBack();
    growTo(500);
    fireEvent.wheel(window);
    growTo(2000);
    expect(window.scrollY).toBe(500);
  });

  it('is held at its place while something above still changes its height', async () => {
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

  it('is not held against the reader', async () => {
    const growTo = await comeBack();
    growTo(2000);
    fireEvent.keyDown(window, { key: 'j' });
    readTo(1900);
    expect(window.scrollY).toBe(1900);
  });
});
