const listeners = new Set<() => void>();

/** Opens the command palette, from wherever on the page. */
export function openCommands(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever somebody wants the command palette. */
export function onCommandsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
