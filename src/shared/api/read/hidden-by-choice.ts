import { useLocation } from 'react-router';
import type { HiddenByChoice } from '#generated/zod/hiddenByChoice.zod.ts';

/** Query parameter of an address whose list shows what the reader's filters, mutes and hidden posts leave out. */
const SHOW_HIDDEN_PARAM = 'hidden';

/** Parameter of a list's call that sets the reader's filters, mutes and hidden posts aside. */
export type ShownHidden = { show_hidden: true } | undefined;

/** Returns the parameter for the lists of the current page, as its address says. */
export function useShownHidden(): ShownHidden {
  const { search } = useLocation();
  return new URLSearchParams(search).get(SHOW_HIDDEN_PARAM) === 'shown' ? { show_hidden: true } : undefined;
}

/** Returns an address's query with hidden posts shown, or without them. */
export function withHiddenShown(search: string, isShown: boolean): string {
  const query = new URLSearchParams(search);
  if (isShown) query.set(SHOW_HIDDEN_PARAM, 'shown');
  else query.delete(SHOW_HIDDEN_PARAM);
  return String(query);
}

/** Page of a list as far as it says what the reader's choices hide. */
export type HidingPage = {
  response: { hiddenByChoice?: HiddenByChoice } | { timeline: { hiddenByChoice?: HiddenByChoice } };
};

function hiddenOf({ response }: HidingPage): HiddenByChoice | undefined {
  return 'timeline' in response ? response.timeline.hiddenByChoice : response.hiddenByChoice;
}

/** Returns what the reader's choices hide in the loaded pages of a list, the choice that hides most first. */
export function hiddenInPages(pages: readonly HidingPage[] = []): HiddenByChoice | undefined {
  const reasons = new Map<string, HiddenByChoice['reasons'][number]>();
  for (const reason of pages.flatMap((page) => hiddenOf(page)?.reasons ?? [])) {
    const key = `${reason.kind} ${reason.value}`;
    reasons.set(key, { ...reason, count: reason.count + (reasons.get(key)?.count ?? 0) });
  }
  if (reasons.size === 0) return undefined;
  const count = pages.reduce((sum, page) => sum + (hiddenOf(page)?.count ?? 0), 0);
  return { count, reasons: [...reasons.values()].sort((one, other) => other.count - one.count) };
}
