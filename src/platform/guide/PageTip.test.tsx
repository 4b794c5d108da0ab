import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startVisit } from '#src/shared/lib/guide/guide-store.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { PageTip } from './PageTip.tsx';
import { TIPS, type TipPage } from './tips.ts';

let matching: RegExp;
beforeEach(() => {
  matching = /hover: hover/;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.test(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  localStorage.clear();
  startVisit();
  vi.unstubAllGlobals();
});

function open(page: TipPage, blogs = [aBlog('bo')]) {
  const shown = (
    <main tabIndex={-1}>
      <PageTip page={page} />
    </main>
  );
  return renderApp(shown, { blogs });
}
const KEYS = /^J and K go from post to post/;

describe('PageTip', () => {
  it('PageTip shows each tip of a page once, one per visit, within the page [guide-01]', async () => {
    const first = open('dashboard');
    const tip = await screen.findByRole('complementary', { name: 'Tip' });
    expect(tip.textContent).toMatch(/^This is your dashboard/);
    expect(tip.closest('main')).not.toBeNull();
    expect(getComputedStyle(tip).position).not.toBe('fixed');
    first.unmount();
    open('explore').unmount();
    open('dashboard');
    expect(screen.queryByRole('complementary')).toBeNull();
    startVisit();
    open('dashboard');
    await screen.findByText(KEYS);
  });

  it.each([
    ['a touch screen', /never/],
    ['a window as narrow as a phone', /hover: hover|width/],
  ])('PageTip shows no tip about keys on %s', async (_device, matches) => {
    matching = matches;
    open('dashboard').unmount();
    startVisit();
    open('dashboard');
    await Promise.resolve();
    expect(screen.queryByText(KEYS)).toBeNull();
  });

  it('PageTip closes by its button and returns the focus to the page', async () => {
    const { user } = open('inbox');
    await user.click(await screen.findByRole('button', { name: 'Good to know' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('PageTip ends for good when it is switched off', async () => {
    const { user, unmount } = open('explore');
    await user.click(await screen.findByRole('button', { name: 'Show no more tips' }));
    unmount();
    startVisit();
    open('dashboard');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('PageTip shows nothing to visitors', () => {
    open('dashboard', []);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('PageTip has tips with unique ids', () => {
    expect(new Set(TIPS.map(({ id }) => id)).size).toBe(TIPS.length);
  });
});
