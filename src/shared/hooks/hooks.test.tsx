import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setKey, setKeysOn } from '../lib/keys/keymap-store.ts';
import { useEscape } from './use-escape.ts';
import { type CommandHandlers, type Hotkeys, useCommandKeys, useHotkeys } from './use-hotkeys.ts';
import { useHydrated } from './use-hydrated.ts';
import { useInView } from './use-in-view.ts';
import { useViewport } from './use-media-query.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const HydratedPage = () => <p>{String(useHydrated())}</p>;

const ViewportPage = () => <p>{useViewport()}</p>;

const ScrolledPage = () => <p>{String(useScrolledPast(100))}</p>;

function KeysPage({ keys, enabled }: { keys: Hotkeys; enabled?: boolean }) {
  useHotkeys(keys, enabled);
  return <input aria-label="Text" />;
}

function ActsPage({ acts }: { acts: CommandHandlers }) {
  useCommandKeys(acts);
  return <input aria-label="Text" />;
}

function Layer({ onEscape }: { onEscape: () => void }) {
  useEscape(onEscape);
  return null;
}

function Watched({ onChange }: { onChange: (inView: boolean) => void }) {
  return <p ref={useInView<HTMLParagraphElement>(onChange, { rootMargin: '600px 0px' })} />;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('useCommandKeys', () => {
  afterEach(() => localStorage.clear());

  it('useCommandKeys handles the assigned key, but not while keys are off or the user types', () => {
    const like = vi.fn();
    render(<ActsPage acts={{ like }} />);
    fireEvent.keyDown(document.body, { key: 'l' });
    setKey('like', 'x');
    fireEvent.keyDown(document.body, { key: 'l' });
    expect(like).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(document.body, { key: 'x' });
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'x' });
    setKeysOn(false);
    fireEvent.keyDown(document.body, { key: 'x' });
    expect(like).toHaveBeenCalledTimes(2);
  });
});

describe('useHotkeys', () => {
  it('useHotkeys handles its keys and tells j from shift+j and ?', () => {
    const keys = { j: vi.fn(), 'shift+q': vi.fn(), '?': vi.fn() };
    render(<KeysPage keys={keys} />);
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'J', shiftKey: true });
    fireEvent.keyDown(document.body, { key: 'Q', shiftKey: true });
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect([keys.j, keys['shift+q'], keys['?']].map((key) => key.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Meta', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['an input method', { isComposing: true }],
    ['the key that ends a composition in Safari', { keyCode: 229 }],
  ])('useHotkeys ignores %s', (_name, init) => {
    const j = vi.fn();
    render(<KeysPage keys={{ j }} />);
    fireEvent.keyDown(document.body, { key: 'j', ...init });
    expect(j).not.toHaveBeenCalled();
  });

  it('useHotkeys finds a Latin key by its place on layouts of other scripts', () => {
    const j = vi.fn();
    render(<KeysPage keys={{ j }} />);
    fireEvent.keyDown(document.body, { key: 'о', code: 'KeyJ' });
    fireEvent.keyDown(document.body, { key: 'ㅓ', code: 'KeyJ' });
    expect(j).toHaveBeenCalledTimes(2);
  });

  it('useHotkeys ignores keys behind an open modal and in a dialog, not in a raised layer of the router', () => {
    const j = vi.fn();
    const { rerender } = render(<KeysPage keys={{ j }} />);
    const press = (name: string) => fireEvent.keyDown(screen.getByText(name), { key: 'j' });
    const withDialog = (box: ReactNode) =>
      rerender(
        <>
          <KeysPage keys={{ j }} />
          {box}
        </>,
      );
    withDialog(<div data-modal>Modal</div>);
    fireEvent.keyDown(document.body, { key: 'j' });
    withDialog(<div role="dialog">Window</div>);
    press('Window');
    expect(j).not.toHaveBeenCalled();
    withDialog(
      <div data-layer="modal">
        <div role="dialog">Layer</div>
      </div>,
    );
    press('Layer');
    expect(j).toHaveBeenCalledTimes(1);
  });

  it('useHotkeys ignores keys while typing or disabled', () => {
    const j = vi.fn();
    const { rerender } = render(<KeysPage keys={{ j }} />);
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'j' });
    rerender(<KeysPage keys={{ j }} enabled={false} />);
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(j).not.toHaveBeenCalled();
  });
});

it('useEscape closes only the newest layer', () => {
  const lower = vi.fn();
  const upper = vi.fn();
  const { rerender } = render(
    <>
      <Layer onEscape={lower} />
      <Layer onEscape={upper} />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
  rerender(<Layer onEscape={lower} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([1, 1]);
});

it('useHydrated is false on the server and true in the page', () => {
  expect(renderToString(<HydratedPage />)).toBe('<p>false</p>');
  render(<HydratedPage />);
  expect(screen.getByText('true')).toBeTruthy();
});

describe('useViewport', () => {
  it.each([
    [540, 'smartphone'],
    [541, 'tablet'],
    [989, 'tablet'],
    [990, 'desktop'],
  ])('useViewport at %i px returns %s [layout-22]', (width, viewport) => {
    vi.stubGlobal('matchMedia', (query: string) => {
      const [, operator, limit] = /width (<=|<) (\d+)px/.exec(query) ?? [];
      const matches = operator === '<=' ? width <= Number(limit) : width < Number(limit);
      return { matches, addEventListener: () => {}, removeEventListener: () => {} };
    });
    render(<ViewportPage />);
    expect(screen.getByText(viewport)).toBeTruthy();
  });

  it('useViewport returns desktop on the server', () => {
    expect(renderToString(<ViewportPage />)).toBe('<p>desktop</p>');
  });
});

it('useScrolledPast checks at once and then at most every 100 ms [constants-07]', () => {
  vi.useFakeTimers();
  try {
    render(<ScrolledPage />);
    const scroll = (y: number): void => {
      vi.stubGlobal('scrollY', y);
      act(() => void fireEvent.scroll(window));
    };
    act(() => vi.advanceTimersByTime(100));
    scroll(101);
    expect(screen.getByText('true')).toBeTruthy();
    scroll(50);
    act(() => vi.advanceTimersByTime(99));
    expect(screen.getByText('true')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByText('false')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

it('useInView reports the last crossing and disconnects on unmount', () => {
  let report: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report, options: { rootMargin: string }) {
        report = callback;
        expect(options.rootMargin).toBe('600px 0px');
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
  const onChange = vi.fn();
  const { unmount } = render(<Watched onChange={onChange} />);
  act(() => report?.([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(onChange.mock.calls).toEqual([[false]]);
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
