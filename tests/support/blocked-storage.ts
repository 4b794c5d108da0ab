import { vi } from 'vitest';

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** Makes the page's browser refuse cookies, storage and channels, until mocks are restored and globals unstubbed. */
export function blockStorage(): void {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  vi.stubGlobal('BroadcastChannel', vi.fn(refuse));
}
