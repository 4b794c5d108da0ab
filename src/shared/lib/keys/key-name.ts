/** Returns a pressed key's name as `keyboard-commands.ts` spells it. */
export function keyName({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  const isLetter = /^\p{L}$/u.test(key);
  const plain = isLetter ? key.toLowerCase() : key;
  return isLetter && shiftKey ? `shift+${plain}` : plain;
}

/** Formats a key name as printed on a keyboard. */
export function keyCap(name: string): string {
  return name.startsWith('shift+') ? `⇧ ${name.slice(6).toUpperCase()}` : name.toUpperCase();
}
