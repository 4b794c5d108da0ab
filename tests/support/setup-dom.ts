import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { onSchemaError } from '#src/shared/api/call/transport.ts';
import { loadParts } from '#src/shared/ui/lazy-part.tsx';

// Lazily loaded parts take time on a busy machine; the timeout costs nothing when they are there.
configure({ asyncUtilTimeout: 8000 });

// English is compiled into the code, so its catalogue is empty.
i18n.loadAndActivate({ locale: 'en-US', messages: {} });

// jsdom has no CSS.escape, which react-aria needs to find elements by id.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

// jsdom has no performance timeline.
Performance.prototype.getEntriesByType ??= () => [];

// jsdom has no layout: no media query matches, nothing has a size or comes into view, and nothing scrolls.
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: NothingSeen,
  IntersectionObserver: NothingSeen,
  scrollTo: () => {},
});

afterEach(() => {
  cleanup();
  // Unsent text is stored in the browser; the next test must not see it.
  localStorage.clear();
  sessionStorage.clear();
});

/** Time limit for loading the lazily loaded parts, in milliseconds: a busy machine takes many seconds. */
const LOAD_TIMEOUT_MS = 60_000;

// Lazily loaded parts are loaded first, as in a server-rendered document.
beforeAll(() => loadParts(), LOAD_TIMEOUT_MS);

// An answer that breaks the contract fails its test (tests/support/console.ts).
onSchemaError((error) =>
  console.error(
    `${error.operation} answered outside the contract: ${error.issues
      .map(({ path, message }) => `${path.join('.')}: ${message}`)
      .join('; ')}`,
  ),
);
