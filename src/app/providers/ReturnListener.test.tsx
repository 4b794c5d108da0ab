import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { ReturnWatch } from './ReturnListener.tsx';

const assign = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { ...window.location, pathname: '/mara', search: '?x=1', assign });
});

afterEach(() => {
  setLoggedIn(false);
  vi.unstubAllGlobals();
  assign.mockReset();
});

function setLoggedIn(isLoggedIn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie; here the test is the server
  document.cookie = `logged_in=1; Path=/; Max-Age=${isLoggedIn ? 60 : 0}`;
}

/** The browser shows a page again that it had kept (`persisted`), or one it has just loaded. */
function show(persisted: boolean) {
  return window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

const watch = (blogs = [aBlog('tove')]) => renderApp(<ReturnWatch />, { blogs });

describe('a page that comes back from the browser’s memory', () => {
  it('leads to the login form when the session’s cookie is gone [session-01]', () => {
    watch();
    show(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login?redirect_to=%2Fmara%3Fx%3D1');
  });

  it('does so once per session [session-02]', () => {
    const { unmount } = watch();
    show(true);
    show(true);
    unmount();
    watch();
    show(true);
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it('stays while the session goes on', () => {
    setLoggedIn(true);
    watch();
    show(true);
    expect(assign).not.toHaveBeenCalled();
  });

  it('stays when it was a visitor’s', () => {
    watch([]);
    show(true);
    expect(assign).not.toHaveBeenCalled();
  });
});

it('a page that was loaded anew stays', () => {
  watch();
  show(false);
  expect(assign).not.toHaveBeenCalled();
});
