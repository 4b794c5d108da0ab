/**
 * Returns an id that no other tab of this browser makes. Works on pages without https as well, where
 * `crypto.randomUUID` is missing.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
