import { createContext } from 'react';

/** The element that holds a layer's page: `<main>` on the ground, the panel or sheet above it. */
export const LayerElementContext = createContext<HTMLElement | null>(null);
