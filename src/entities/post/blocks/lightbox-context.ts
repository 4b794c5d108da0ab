import { createContext, use } from 'react';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';

/** Opens a picture of the surrounding post full screen, among all its pictures. */
export const LightboxContext = createContext<(image: ImageBlock) => void>(() => {});

/** Opens a picture full screen. */
export const useLightbox = (): ((image: ImageBlock) => void) => use(LightboxContext);
