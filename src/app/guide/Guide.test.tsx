import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LayersContext } from '#src/shared/navigation/layer-context.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { Guide } from './Guide.tsx';
import { TIPS } from './tips.ts';

let isTouch: boolean;
beforeEach(() => {
  isTouch = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(path: string, blogs = [aBlog('bo')]) {
  const base = { pathname: path, search: '', hash: '', state: null, key: 'default' };
  const page = (
    <LayersContext value={{ base, top: 'base' }}>
      <main tabIndex={-1} />
      <Guide />
    </LayersContext>
  );
  return renderApp(page, { blogs, path });
}
function tip(): string | undefined {
  return screen.queryByRole('complementary')?.querySelector('h2')?.textContent ?? undefined;
}

describe('Guide', () => {
  it('Guide shows each tip of a page once, one per visit [guide-01]', () => {
    const seen = Array.from({ length: 3 }, () => {
      const { unmount } = open('/dashboard');
      const title = tip();
      unmount();
      return title;
    });
    expect(seen).toEqual(['This is your dashboard', 'Use the keyboard', undefined]);
    open('/explore/trending');
    expect(tip()).toBe('Find new blogs');
  });

  it('Guide skips keyboard tips on devices without a keyboard', () => {
    isTouch = true;
    open('/dashboard').unmount();
    open('/dashboard');
    expect(tip()).toBeUndefined();
  });

  it('Guide closes by its button or Escape and returns the focus to the page', async () => {
    const { user, unmount } = open('/inbox');
    await user.click(screen.getByRole('button', { name: 'Good to know' }));
    expect(tip()).toBeUndefined();
    expect(document.activeElement?.tagName).toBe('MAIN');
    unmount();
    const again = open('/messaging');
    screen.getByRole('button', { name: 'Good to know' }).focus();
    await again.user.keyboard('{Escape}');
    expect(tip()).toBeUndefined();
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('Guide ends for good when it is switched off', async () => {
    const { user, unmount } = open('/explore/trending');
    await user.click(screen.getByRole('button', { name: 'Show no more tips' }));
    unmount();
    open('/dashboard');
    expect(tip()).toBeUndefined();
  });

  it('Guide shows nothing to visitors and on pages without tips', () => {
    open('/dashboard', []).unmount();
    open('/likes');
    expect(tip()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('Guide tips have unique ids', () => {
    expect(new Set(TIPS.map(({ id }) => id)).size).toBe(TIPS.length);
  });
});
