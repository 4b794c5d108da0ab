/**
 * Hands a body to the browser, which posts it even when the page closes. It carries the session cookie and the origin, and
 * no other header.
 *
 * @returns false when the browser does not take it, because too much waits already
 */
export function postInBackground(url: string, body: object): boolean {
  return navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
