import { useSyncExternalStore } from 'react';

const NOBODY: ReadonlySet<string> = new Set();

let blocked = NOBODY;
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>): void {
  blocked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Marks a blog as blocked, so that lists leave it out before they are fetched again. */
export function markBlocked(name: string): void {
  change(new Set([...blocked, name]));
}

/** Reverts `markBlocked`. */
export function unmarkBlocked(name: string): void {
  if (blocked.has(name)) change(new Set([...blocked].filter((one) => one !== name)));
}

/** Forgets all marks. */
export function clearBlocked(): void {
  change(NOBODY);
}

/** Returns the names of the blogs that were blocked since the document was loaded. */
export function useBlockedBlogs(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => blocked,
    () => NOBODY,
  );
}

/** Returns blogs without those that were blocked since they were fetched. */
export function useUnblocked<Blog extends { name: string }>(
  blogs: readonly Blog[] | undefined,
): readonly Blog[] | undefined {
  const names = useBlockedBlogs();
  return names.size === 0 ? blogs : blogs?.filter(({ name }) => !names.has(name));
}
