/** Returns true when a key can be assigned: one character, except space, which scrolls pages. */
export function isAssignableKey(name: string): boolean {
  return /^(?:shift\+\p{L}|[^\p{Z}\p{C}])$/u.test(name);
}

/** Returns the command palette's shortcut as the platform's keyboards label it. */
export function commandPaletteKeyCap(platform: string): string {
  return isApplePlatform(platform) ? '⌘ K' : 'Ctrl K';
}

/** Returns true for platforms whose command key is not Ctrl. */
export function isApplePlatform(platform: string): boolean {
  return /^(?:Mac|iPhone|iPad|iPod)/.test(platform);
}
