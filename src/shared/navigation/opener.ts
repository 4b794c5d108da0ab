/**
 * What opened the layers that are open, newest last, so that closing one gives the focus back. Kept apart from history:
 * an element cannot be stored there.
 */
let candidate: HTMLElement | null = null;

/** Notes the link or button somebody is opening a layer with. Safari does not focus what is clicked, hence by hand. */
export function rememberOpener(element: Element | null): void {
  candidate = element instanceof HTMLElement ? element : null;
}

/** Takes the noted element, or what has the focus now. Called once by each layer as it opens. */
export function takeOpener(): HTMLElement | null {
  const opener = candidate ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null);
  candidate = null;
  return opener === document.body ? null : opener;
}
