import { type ComponentType, createContext, use, useEffect, useMemo } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';

/** An element of a timeline that is not a post. */
export type OtherElement = Exclude<TimelineElement, Post>;

/** Renderers of elements between posts, which the application joins from entities and features. */
export interface ElementRenderers {
  /** Renders an element of a kind that is shown. */
  View: ComponentType<{ element: OtherElement }>;
  /** Returns true for kinds that have a renderer. */
  isShown: (kind: OtherElement['objectType']) => boolean;
  /** Called with the kinds that were left out, unknown ones among them. */
  onSkipped: (kinds: readonly string[]) => void;
}

/** Renderers of elements between posts. Without them such elements are left out. */
export const ElementRenderersContext = createContext<ElementRenderers | undefined>(undefined);

/** Returns the posts of a list and the elements that can be rendered, and reports the other kinds. */
export function useShownElements(
  elements: readonly TimelineElement[] | undefined,
): readonly TimelineElement[] | undefined {
  const renderers = use(ElementRenderersContext);
  const shown = useMemo(
    () =>
      elements?.filter(
        ({ objectType }) => objectType === 'post' || (renderers?.isShown(objectType) ?? false),
      ),
    [elements, renderers],
  );
  const skipped = elements && shown && elements.length > shown.length;
  useEffect(() => {
    if (skipped)
      renderers?.onSkipped(
        elements.filter((element) => !shown.includes(element)).map(({ objectType }) => objectType),
      );
  }, [skipped, elements, shown, renderers]);
  return shown;
}
