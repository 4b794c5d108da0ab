/** Parts of the first page that are not hydrated yet: layers by name, lazy parts by an object of their own. */
const pendingParts = new Set<unknown>();
let resolvers: (() => void)[] = [];

/** Timeout in milliseconds, so that a part that fails to hydrate does not block logging in. */
const HYDRATION_TIMEOUT_MS = 5000;

/** Registers server-rendered markup that is not hydrated yet. */
export function markPending(part: unknown): void {
  pendingParts.add(part);
}

/** Marks a part as hydrated, or removed. */
export function markHydrated(part: unknown): void {
  if (!pendingParts.delete(part) || pendingParts.size > 0) return;
  const settled = resolvers;
  resolvers = [];
  for (const resolve of settled) resolve();
}

/** Returns true while parts of the first page are not hydrated. */
export const isHydrating = (): boolean => pendingParts.size > 0;

/**
 * Resolves when the whole first page is hydrated. Changes that affect all of it at once, such as the viewer, wait for
 * this: markup that hydrates with other data than it was rendered from is discarded and rendered again.
 */
export function whenHydrated(): Promise<void> {
  if (pendingParts.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    resolvers.push(resolve);
    setTimeout(resolve, HYDRATION_TIMEOUT_MS);
  });
}
