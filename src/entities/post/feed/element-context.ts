import { type ComponentType, createContext } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';

/** An element of a timeline that is not a post. */
export type OtherElement = Exclude<TimelineElement, Post>;

/** Renders an element between posts, of a kind that is shown. */
export type ElementRenderer = ComponentType<{ element: OtherElement }>;

/**
 * Renderer of elements between posts, which the application joins from entities and features. Without it such elements
 * are left out.
 */
export const ElementRendererContext = createContext<ElementRenderer | undefined>(undefined);
