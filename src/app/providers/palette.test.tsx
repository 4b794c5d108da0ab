import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '#openapi/examples/settings.ts';
import {
  PALETTE_COOKIE,
  PALETTE_NIGHT_COOKIE,
  PALETTE_UNSAVED_COOKIE,
  readPaletteCookies,
} from '#src/domain/appearance/palette.ts';
import { readCookie, writeCookie } from '#src/domain/cookies.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { usePalettes } from './palette.ts';

const { settings } = examples.getUserSettings.responses[200].marlow.value;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  writeCookie(PALETTE_COOKIE, undefined);
  writeCookie(PALETTE_NIGHT_COOKIE, undefined);
  writeCookie(PALETTE_UNSAVED_COOKIE, undefined);
  delete document.documentElement.dataset.palette;
  delete document.documentElement.dataset.paletteNight;
  vi.unstubAllGlobals();
});

function Choice() {
  const { palette, night, choose, cycle } = usePalettes();
  return (
    <>
      <output>{night ? `${palette} and ${night}` : (palette ?? 'system')}</output>
      <button type="button" onClick={() => choose({ palette: 'vampire', night: undefined })}>
        Vampire
      </button>
      <button type="button" onClick={() => choose({ palette: undefined, night: undefined })}>
        System
      </button>
      <button type="button" onClick={() => choose({ palette: 'canary', night: 'vampire' })}>
        Canary and Vampire
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

describe('choosePalettes', () => {
  it('choosePalettes changes the page and stores the choice on the server for members', async () => {
    const app = show();
    await press(app, 'Vampire');
    expect([chosen(), document.documentElement.dataset.palette]).toEqual(['vampire', 'vampire']);
    await waitFor(() =>
      expect(app.requests).toMatchObject([
        { method: 'POST', path: '/svc/pop/options', body: { setting: 'palette', value: 'vampire' } },
      ]),
    );
  });

  it('choosePalettes keeps the cookie when the request fails [palette-04]', async () => {
    const app = show(() => new ApiFailure(500, 5000, 'Something went wrong on our side.'));
    await press(app, 'Vampire');
    await waitFor(() => expect(app.requests).toHaveLength(1));
    expect(readPaletteCookies(document.cookie).palette).toBe('vampire');
    expect(readCookie(document.cookie, PALETTE_UNSAVED_COOKIE)).toBe('1');
    expect(chosen()).toBe('vampire');
  });

  it('choosePalettes sends no request for a visitor', async () => {
    const app = show(undefined, []);
    await press(app, 'Vampire');
    expect(readPaletteCookies(document.cookie).palette).toBe('vampire');
    expect(app.requests).toEqual([]);
  });

  it("choosePalettes returns to the system's palette [palette-01]", async () => {
    const app = show();
    await press(app, 'Vampire');
    await press(app, 'System');
    expect([chosen(), document.documentElement.dataset.palette]).toEqual(['system', undefined]);
    expect(readPaletteCookies(document.cookie).palette).toBeUndefined();
  });

  it('choosePalettes stores one palette by day and one by night in cookies and on the server', async () => {
    const app = show();
    await press(app, 'Canary and Vampire');
    expect(chosen()).toBe('canary and vampire');
    expect(readPaletteCookies(document.cookie)).toEqual({ palette: 'canary', night: 'vampire' });
    expect({ ...document.documentElement.dataset }).toMatchObject({
      palette: 'canary',
      paletteNight: 'vampire',
    });
    await waitFor(() =>
      expect(app.requests).toMatchObject([
        { path: '/svc/pop/options', body: { setting: 'palette', value: 'canary' } },
        { path: '/v2/user/settings', body: { appearance: { palette_night: 'vampire' } } },
      ]),
    );
    await press(app, 'Vampire');
    expect(document.documentElement.dataset.paletteNight).toBeUndefined();
    await waitFor(() => expect(app.requests.at(-1)?.body).toEqual({ appearance: { palette_night: null } }));
  });

  it('choosePalettes sends one choice after the other, and the last one is stored', async () => {
    const stored: unknown[] = [];
    const waiting: (() => void)[] = [];
    const app = show(async ({ body, method }) => {
      if (method !== 'POST') return {};
      await new Promise<void>((resolve) => waiting.push(resolve));
      stored.push(body);
      return { settings };
    });
    await press(app, 'Canary and Vampire');
    await press(app, 'Vampire');
    expect(readCookie(document.cookie, PALETTE_UNSAVED_COOKIE)).toBe('1');
    for (let count = 1; count <= 4; count += 1) {
      await waitFor(() => expect(waiting).toHaveLength(count));
      waiting.at(-1)?.();
      await waitFor(() => expect(stored).toHaveLength(count));
    }
    expect(stored).toEqual([
      { setting: 'palette', value: 'canary' },
      { appearance: { palette_night: 'vampire' } },
      { setting: 'palette', value: 'vampire' },
      { appearance: { palette_night: null } },
    ]);
    await waitFor(() => expect(readCookie(document.cookie, PALETTE_UNSAVED_COOKIE)).toBeUndefined());
    expect(readPaletteCookies(document.cookie)).toEqual({ palette: 'vampire', night: undefined });
  });

  it('usePalettes cycles on from the palette by night while the system is dark', async () => {
    const app = show();
    await press(app, 'Canary and Vampire');
    await press(app, 'Next');
    expect(chosen()).toBe('pumpkin');
  });

  it('usePalettes cycles from the visible palette [palette-02]', async () => {
    const app = show();
    await press(app, 'Next');
    expect(chosen()).toBe('cement');
    await press(app, 'Next');
    expect(chosen()).toBe('lowContrastClassic');
  });
});
