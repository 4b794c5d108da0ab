/**
 * Element that opens the next layer, so that closing it restores the focus. Kept outside of history, because elements
 * cannot be serialised.
 */
let candidate: HTMLElement | null = null;

/** Records the link or button a layer is opened with. Needed because Safari does not focus clicked elements. */
export function rememberOpener(element: Element | null): void {
  candidate = element instanceof HTMLElement ? element : null;
}

/** Returns the recorded element, else the focused one. Each layer calls it once on opening. */
export function takeOpener(): HTMLElement | null {
  const opener = candidate ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null);
  candidate = null;
  return opener === document.body ? null : opener;
}
