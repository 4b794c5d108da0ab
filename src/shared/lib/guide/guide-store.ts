/** Where this browser keeps which tips were shown (spec 000 §4: each once, kept locally). */
export const GUIDE_ENTRY = 'skein.guide';

interface Kept {
  /** Nothing is shown any more. */
  off: boolean;
  seen: readonly string[];
}

/** Undefined where nothing can be kept: a tip would then come again and again. */
function kept(): Kept | undefined {
  try {
    const text = localStorage.getItem(GUIDE_ENTRY);
    const { off, seen } = (text === null ? {} : JSON.parse(text)) as Partial<Record<keyof Kept, unknown>>;
    return {
      off: off === true,
      seen: Array.isArray(seen) ? seen.filter((one): one is string => typeof one === 'string') : [],
    };
  } catch {
    return undefined;
  }
}

function keep(value: Kept): void {
  try {
    localStorage.setItem(GUIDE_ENTRY, JSON.stringify(value));
  } catch {
    // Where nothing can be kept, nothing is shown either.
  }
}

/** Whether a tip is still to be shown in this browser. */
export function isToShow(tip: string): boolean {
  const state = kept();
  return state !== undefined && !state.off && !state.seen.includes(tip);
}

/** Notes that a tip was shown: it does not come again. */
export function noteShown(tip: string): void {
  const state = kept();
  if (state && !state.seen.includes(tip)) keep({ ...state, seen: [...state.seen, tip] });
}

/** Shows no tips any more. */
export function endGuide(): void {
  keep({ off: true, seen: kept()?.seen ?? [] });
}

/** Begins anew: every tip is shown once more. */
export function resetGuide(): void {
  try {
    localStorage.removeItem(GUIDE_ENTRY);
  } catch {
    // Where nothing can be kept, there is nothing to forget.
  }
}
