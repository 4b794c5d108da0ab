/** Settings of the quick reblog on this device. */
export interface QuickReblogChoice {
  /** Uuid of the reblogging blog. */
  blog: string;
  tags: readonly string[];
}

const KEY = 'skein-quick-reblog';

function isChoice(value: unknown): value is QuickReblogChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { blog, tags } = value as Partial<QuickReblogChoice>;
  return typeof blog === 'string' && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
}

/** Returns the stored settings; undefined when there are none. */
export function readQuickReblogChoice(): QuickReblogChoice | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isChoice(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the settings. */
export function storeQuickReblogChoice(choice: QuickReblogChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Without storage the question is asked again.
  }
}

/** Removes the settings, before another person uses the browser. */
export function clearQuickReblogChoice(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was stored.
  }
}
