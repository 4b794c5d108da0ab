/** Whether a key can be chosen for an act: one sign, and not the space, which turns pages. */
export function isChoosable(name: string): boolean {
  return /^(?:shift\+\p{L}|[^\p{Z}\p{C}])$/u.test(name);
}

/** The key of the commands, as this machine's keyboards call it. */
export function commandCap(platform: string): string {
  return isApple(platform) ? '⌘ K' : 'Ctrl K';
}

/** Whether a machine is one of those whose command key is not Ctrl. */
export function isApple(platform: string): boolean {
  return /^(?:Mac|iPhone|iPad|iPod)/.test(platform);
}
