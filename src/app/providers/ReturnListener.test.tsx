import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { ReturnListener } from './ReturnListener.tsx';

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

/** Dispatches `pageshow`; `persisted` means restored from the back/forward cache. */
function show(persisted: boolean) {
  return window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

const watch = (blogs = [aBlog('tove')]) => renderApp(<ReturnListener />, { blogs });

describe('ReturnListener', () => {
  it('ReturnListener redirects a restored page to the login form when the session cookie is gone [session-01]', () => {
    watch();
    show(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login?redirect_to=%2Fmara%3Fx%3D1');
  });

  it('ReturnListener redirects once per session [session-02]', () => {
    const { unmount } = watch();
    show(true);
    show(true);
    unmount();
    watch();
    show(true);
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it('ReturnListener does nothing while the session lasts', () => {
    setLoggedIn(true);
    watch();
    show(true);
    expect(assign).not.toHaveBeenCalled();
  });

  it("ReturnListener does nothing for a visitor's page", () => {
    watch([]);
    show(true);
    expect(assign).not.toHaveBeenCalled();
  });
});

it('ReturnListener does nothing for a newly loaded page', () => {
  watch();
  show(false);
  expect(assign).not.toHaveBeenCalled();
});
