import { createContext, use } from 'react';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';

/** Opens an image of the surrounding post full screen, among all images of that post. */
export const LightboxContext = createContext<(image: ImageBlock) => void>(() => {});

/** Returns the function that opens an image full screen. */
export const useLightbox = (): ((image: ImageBlock) => void) => use(LightboxContext);

/** The published post around the content, on which a full-screen image offers the post's actions. */
export const LightboxPostContext = createContext<Post | undefined>(undefined);
