import { ELEMENT_LOADING } from '#src/entities/elements/ElementPlaceholder.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** Renderers of timeline elements about collections, by `objectType`. */
export const elementViews = {
  collection_invite_header: lazyPart(
    () => import('./elements/InviteHeader.tsx'),
    'InviteHeader',
    ELEMENT_LOADING,
  ),
};
