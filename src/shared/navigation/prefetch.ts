type IntentListener = (href: string) => void;

let listener: IntentListener | undefined;

/** Sets who is told that somebody is about to follow a link; the application fetches the page's code then. */
export function onLinkIntent(next: IntentListener | undefined): void {
  listener = next;
}

/** Tells that somebody points at or focuses a link. */
export function announceIntent(href: string): void {
  listener?.(href);
}
