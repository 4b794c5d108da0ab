/** Storage key of the tips shown in this browser (spec 000 §4: each once, kept locally). */
export const GUIDE_STORAGE_KEY = 'skein.guide';

interface GuideState {
  /** True when the guide was ended. */
  off: boolean;
  seen: readonly string[];
}

/** Returns the stored state; undefined without storage, where tips would be shown again on every visit. */
function readState(): GuideState | undefined {
  try {
    const text = localStorage.getItem(GUIDE_STORAGE_KEY);
    const { off, seen } = (text === null ? {} : JSON.parse(text)) as Partial<
      Record<keyof GuideState, unknown>
    >;
    return {
      off: off === true,
      seen: Array.isArray(seen) ? seen.filter((one): one is string => typeof one === 'string') : [],
    };
  } catch {
    return undefined;
  }
}

function writeState(value: GuideState): void {
  try {
    localStorage.setItem(GUIDE_STORAGE_KEY, JSON.stringify(value));
  } catch {
    // Without storage no tips are shown at all.
  }
}

/** Key in the tab's storage: a visit lasts as long as the tab, and shows one tip. */
const VISIT_KEY = 'skein.guide.visit';

/** Starts a visit: another tip may be shown. */
export function startVisit(): void {
  try {
    sessionStorage.removeItem(VISIT_KEY);
  } catch {
    // Without storage no tips are shown at all.
  }
}

function hasShownTip(): boolean {
  try {
    return sessionStorage.getItem(VISIT_KEY) !== null;
  } catch {
    return true;
  }
}

/** Returns true when a tip was not shown yet in this browser, and this visit has shown none. */
export function shouldShowTip(tip: string): boolean {
  const state = readState();
  return state !== undefined && !hasShownTip() && !state.off && !state.seen.includes(tip);
}

/** Marks a tip as shown. */
export function markTipShown(tip: string): void {
  try {
    sessionStorage.setItem(VISIT_KEY, tip);
  } catch {
    // Without storage no tips are shown at all.
  }
  const state = readState();
  if (state && !state.seen.includes(tip)) writeState({ ...state, seen: [...state.seen, tip] });
}

/** Ends the guide for good. */
export function endGuide(): void {
  writeState({ off: true, seen: readState()?.seen ?? [] });
}

/** Restarts the guide: every tip is shown once more. */
export function resetGuide(): void {
  startVisit();
  try {
    localStorage.removeItem(GUIDE_STORAGE_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}
