/**
 * Calls a tracker of another company (spec 001 §7): its answer is never read, and its cookies go with it. Only for a
 * company that the reader allows.
 */
export function sendTracker(url: string): void {
  fetch(url, { mode: 'no-cors', credentials: 'include', cache: 'no-store', keepalive: true }).catch(() => {
    // A reader can do nothing about an event that was not counted.
  });
}
