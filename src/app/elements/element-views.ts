import type { ComponentType } from 'react';
import { elementViews as ofEntities } from '#src/entities/elements/elements.ts';
import type { OtherElement } from '#src/entities/post/feed/element-context.ts';
import type { ShownKind } from '#src/entities/post/feed/element-kinds.ts';
import { elementViews as ofCollections } from '#src/features/collections/elements.ts';
import { elementViews as ofDiscovery } from '#src/features/discovery/elements.ts';
import { elementViews as ofFeed } from '#src/features/feed/elements.ts';

type ElementOf<Kind extends ShownKind> = Extract<OtherElement, { objectType: Kind }>;

/** Renderer of each kind that is shown, joined from the declarations of entities and features. */
export const ELEMENT_VIEWS: { [Kind in ShownKind]: ComponentType<{ element: ElementOf<Kind> }> } = {
  ...ofEntities,
  ...ofCollections,
  ...ofDiscovery,
  ...ofFeed,
};
