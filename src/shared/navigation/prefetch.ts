// Prefetch: loads the code and the first data of a page before it is opened.

type IntentListener = (href: string) => void;

let listener: IntentListener | undefined;

/** Sets the listener for likely navigations; the application prefetches the page's code. */
export function onLinkIntent(next: IntentListener | undefined): void {
  listener = next;
}

/** Reports that a link is hovered or focused. */
export function notifyLinkIntent(href: string): void {
  listener?.(href);
}
