const listeners = new Set<() => void>();

/** Opens the command palette from anywhere on the page. */
export function openCommands(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the command palette is requested. */
export function onOpenCommands(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
