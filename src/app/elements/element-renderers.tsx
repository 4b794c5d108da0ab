import { ELEMENT_LOADING } from '#src/entities/elements/ElementPlaceholder.tsx';
import type { ElementRenderers } from '#src/entities/post/feed/element-context.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { isKnownKind, isShownKind } from './element-kinds.ts';

const reported = new Set<string>();

/**
 * Reports kinds that this version does not know, each once: the server is newer than the site (contract,
 * TimelineElement). Kinds that are skipped for a reason are not reported.
 */
function reportUnknown(kinds: readonly string[]): void {
  for (const kind of kinds) {
    if (isKnownKind(kind) || reported.has(kind)) continue;
    reported.add(kind);
    globalThis.reportError?.(new Error(`Timeline elements of kind ${kind} are unknown to this version`));
  }
}

/** Forgets which kinds were reported, for tests. */
export function clearReportedKinds(): void {
  reported.clear();
}

/** Renderers of elements between posts. Their code is in no page's first scripts. */
export const elementRenderers: ElementRenderers = {
  View: lazyPart(() => import('./ElementView.tsx'), 'ElementView', ELEMENT_LOADING),
  isShown: isShownKind,
  onSkipped: reportUnknown,
};
