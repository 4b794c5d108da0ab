import { use, useEffect, useMemo } from 'react';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { useBlockedBlogs } from '#src/shared/api/read/blocked-blogs.ts';
import { ElementRendererContext } from './element-context.ts';
import { isKnownKind, isShownKind } from './element-kinds.ts';
import { withoutBlogs } from './without-blogs.ts';

const reported = new Set<string>();

/**
 * Reports a kind that this version does not know, once: the server is newer than the site (contract, TimelineElement).
 * Kinds that are skipped for a reason are not reported.
 */
function reportUnknown(kind: string): void {
  if (kind === 'post' || isKnownKind(kind) || reported.has(kind)) return;
  reported.add(kind);
  globalThis.reportError?.(new Error(`Timeline elements of kind ${kind} are unknown to this version`));
}

/** Forgets which kinds were reported, for tests. */
export function clearReportedKinds(): void {
  reported.clear();
}

/**
 * Returns the posts of a list and the elements that can be rendered, without blogs that were blocked since, and reports
 * kinds that are unknown.
 */
export function useShownElements(
  elements: readonly TimelineElement[] | undefined,
): readonly TimelineElement[] | undefined {
  const hasRenderer = use(ElementRendererContext) !== undefined;
  const blocked = useBlockedBlogs();
  useEffect(() => {
    for (const { objectType } of elements ?? []) reportUnknown(objectType);
  }, [elements]);
  return useMemo(
    () =>
      elements?.flatMap((element) => {
        if (element.objectType === 'post') return element;
        return (hasRenderer && isShownKind(element.objectType) && withoutBlogs(element, blocked)) || [];
      }),
    [elements, hasRenderer, blocked],
  );
}
