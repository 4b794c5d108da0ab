import { createContext, type RefObject } from 'react';

/**
 * Element that contains a layer's page: `<main>` for the base layer, the panel or sheet above it. A ref, because a
 * context value that changes after hydration would discard markup that is not hydrated yet.
 */
export const LayerElementContext = createContext<RefObject<HTMLElement | null>>({ current: null });
