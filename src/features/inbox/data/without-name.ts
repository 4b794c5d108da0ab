const PREFIX = 'skein:ask-without-name:';

/** Whether a question to a blog was meant to be asked without a name: whoever reloads or signs in must not be named by it. */
export function keptWithoutName(target: string): boolean {
  try {
    return sessionStorage.getItem(PREFIX + target) !== null;
  } catch {
    return false;
  }
}

/** Keeps that choice for this tab. */
export function keepWithoutName(target: string, isWithoutName: boolean): void {
  try {
    if (isWithoutName) sessionStorage.setItem(PREFIX + target, '');
    else sessionStorage.removeItem(PREFIX + target);
  } catch {
    // The form still shows who asks.
  }
}
