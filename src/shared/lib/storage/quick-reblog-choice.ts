/** How somebody passes posts on at once, from this device: as which blog, with which tags. */
export interface QuickChoice {
  /** Uuid of the blog that writes. */
  blog: string;
  tags: readonly string[];
}

const KEY = 'skein-quick-reblog';

function isChoice(value: unknown): value is QuickChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { blog, tags } = value as Partial<QuickChoice>;
  return typeof blog === 'string' && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
}

/** What was chosen on this device; undefined where nothing was, or the browser keeps nothing. */
export function quickChoice(): QuickChoice | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isChoice(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice for the next time. */
export function keepQuickChoice(choice: QuickChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // It is asked for again the next time.
  }
}

/** Leaves nothing of the choice to whoever uses the browser next. */
export function forgetQuickChoice(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
