import { keyName } from './key-name.ts';

/** The fields of a keyboard event that these functions read; React's events have them in `nativeEvent`. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * Returns true while an input method composes text, and for the key press that ends it: Safari sends that one after
 * `compositionend`, so only its key code (229) tells.
 */
export function isComposingKey({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}

/** Returns the Latin letter printed on a US keyboard for a key of another script, in lower case; else undefined. */
function latinLetter({ key, code }: KeyPress): string | undefined {
  if (!/^\p{L}$/u.test(key) || /^\p{Script=Latin}$/u.test(key)) return undefined;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/**
 * Returns the names of a pressed key, to be looked up in this order: as the layout prints it, then, on layouts without
 * Latin letters (Cyrillic, Greek, Hangul …), by its position.
 */
export function keyNames(event: KeyPress): string[] {
  const latin = latinLetter(event);
  const { shiftKey } = event;
  return [keyName(event), ...(latin === undefined ? [] : [keyName({ key: latin, shiftKey })])];
}

/** Returns true when the pressed key is this Latin letter, on any layout, with or without Shift. */
export function isLetterKey(event: KeyPress, letter: string): boolean {
  return event.key.toLowerCase() === letter || latinLetter(event) === letter;
}
