import { useEffect } from 'react';

let tell: () => void = () => {};

/**
 * Settles when the first page of the visit answers for itself. Its markup wakes up after that of the shell, because React
 * hydrates what stands in a boundary later. Browser only.
 */
export const pageIsAwake: Promise<void> = new Promise((settle) => {
  tell = settle;
});

/** To be rendered beside a page, inside its boundary: tells when the page is awake. */
export function Awake() {
  useEffect(() => tell(), []);
  return null;
}
