/** A pressed key as `acts.ts` spells it. */
export function keyName({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  const isLetter = /^\p{L}$/u.test(key);
  const plain = isLetter ? key.toLowerCase() : key;
  return isLetter && shiftKey ? `shift+${plain}` : plain;
}

/** A key as it is printed on a keyboard. */
export function keyCap(name: string): string {
  return name.startsWith('shift+') ? `⇧ ${name.slice(6).toUpperCase()}` : name.toUpperCase();
}
