const PREFIX = 'skein:ask-without-name:';

/** Returns true when the ask to a blog was set to anonymous, so that a reload or login does not reveal the asker. */
export function isAnonymousStored(target: string): boolean {
  try {
    return sessionStorage.getItem(PREFIX + target) !== null;
  } catch {
    return false;
  }
}

/** Stores that choice for this tab. */
export function storeAnonymous(target: string, isWithoutName: boolean): void {
  try {
    if (isWithoutName) sessionStorage.setItem(PREFIX + target, '');
    else sessionStorage.removeItem(PREFIX + target);
  } catch {
    // Session storage is unavailable; the form still shows who asks.
  }
}
