import { i18n } from '@lingui/core';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { onSchemaError } from '#src/shared/api/call/transport.ts';
import { loadParts } from '#src/shared/ui/lazy-part.tsx';

// Parts that load when first needed take their time on a busy machine; waiting costs nothing when they are there.
configure({ asyncUtilTimeout: 8000 });

// English lives in the code, so an empty catalogue is the complete one.
i18n.loadAndActivate({ locale: 'en-US', messages: {} });

// jsdom has no CSS.escape, which react-aria needs to find elements by id.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

// Nor does it keep a list of what took its time.
Performance.prototype.getEntriesByType ??= () => [];

// jsdom lays nothing out: no query matches, nothing has a size or comes into view, and there is nowhere to scroll.
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
  // What was typed waits in the browser until it is sent; the next test is somebody else's.
  localStorage.clear();
  sessionStorage.clear();
});

// What pages load separately is there at once, as it is in a document that the server rendered.
beforeAll(() => loadParts());

// An answer that breaks the contract fails the test that gave it (tests/support/console.ts).
onSchemaError((error) =>
  console.error(
    `${error.operation} answered outside the contract: ${error.issues
      .map(({ path, message }) => `${path.join('.')}: ${message}`)
      .join('; ')}`,
  ),
);
