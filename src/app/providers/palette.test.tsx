import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPaletteCookie } from '#src/domain/appearance/palette.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { usePalette } from './palette.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a test leaves behind goes the way it came
  document.cookie = 'palette=; Path=/; Max-Age=0';
  delete document.documentElement.dataset.palette;
  vi.unstubAllGlobals();
});

function Choice() {
  const { palette, choose, cycle } = usePalette();
  return (
    <>
      <output>{palette ?? 'system'}</output>
      <button type="button" onClick={() => choose('vampire')}>
        Vampire
      </button>
      <button type="button" onClick={() => choose(undefined)}>
        System
      </button>
      <button type="button" onClick={cycle}>
        Next
      </button>
    </>
  );
}

function show(answer: Answer = () => ({}), blogs = [aBlog('tove')]) {
  return renderApp(<Choice />, { blogs, answer });
}

const chosen = () => screen.getAllByRole('status')[0]?.textContent;
function press(app: ReturnType<typeof show>, name: string) {
  return app.user.click(screen.getByRole('button', { name }));
}

describe('choosePalette', () => {
  it('choosePalette changes the page and stores the choice on the server for members', async () => {
    const app = show();
    await press(app, 'Vampire');
    expect([chosen(), document.documentElement.dataset.palette]).toEqual(['vampire', 'vampire']);
    await waitFor(() =>
      expect(app.requests).toMatchObject([
        { method: 'POST', path: '/svc/pop/options', body: { setting: 'palette', value: 'vampire' } },
      ]),
    );
  });

  it('choosePalette keeps the cookie when the request fails [palette-04]', async () => {
    const app = show(() => new ApiFailure(500, 5000, 'Something went wrong on our side.'));
    await press(app, 'Vampire');
    await waitFor(() => expect(app.requests).toHaveLength(1));
    expect(readPaletteCookie(document.cookie)).toBe('vampire');
    expect(chosen()).toBe('vampire');
  });

  it('choosePalette sends no request for a visitor', async () => {
    const app = show(undefined, []);
    await press(app, 'Vampire');
    expect(readPaletteCookie(document.cookie)).toBe('vampire');
    expect(app.requests).toEqual([]);
  });

  it("choosePalette returns to the system's palette [palette-01]", async () => {
    const app = show();
    await press(app, 'Vampire');
    await press(app, 'System');
    expect([chosen(), document.documentElement.dataset.palette]).toEqual(['system', undefined]);
    expect(readPaletteCookie(document.cookie)).toBeUndefined();
  });

  it('usePalette cycles from the visible palette [palette-02]', async () => {
    const app = show();
    await press(app, 'Next');
    expect(chosen()).toBe('cement');
    await press(app, 'Next');
    expect(chosen()).toBe('lowContrastClassic');
  });
});
