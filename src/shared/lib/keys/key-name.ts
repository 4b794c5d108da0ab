/** A pressed key as `acts.ts` spells it. */
export function keyName({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  const isLetter = /^\p{L}$/u.test(key);
  const plain = isLetter ? key.toLowerCase() : key;
  return isLetter && shiftKey ? `shift+${plain}` : plain;
}

/** Whether a key can be chosen for an act: one sign, and not the space, which turns pages. */
export function isChoosable(name: string): boolean {
  return /^(?:shift\+\p{L}|[^\p{Z}\p{C}])$/u.test(name);
}

/** A key as it is printed on a keyboard. */
export function keyCap(name: string): string {
  return name.startsWith('shift+') ? `⇧ ${name.slice(6).toUpperCase()}` : name.toUpperCase();
}

/** The key of the commands, as this machine's keyboards call it. */
export function commandCap(platform: string): string {
  return isApple(platform) ? '⌘ K' : 'Ctrl K';
}

/** Whether a machine is one of those whose command key is not Ctrl. */
export function isApple(platform: string): boolean {
  return /^(?:Mac|iPhone|iPad|iPod)/.test(platform);
}
