import { ELEMENT_LOADING } from '#src/entities/elements/ElementPlaceholder.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** Renderers of timeline elements about video channels, by `objectType`. */
export const elementViews = {
  video_hub_card: lazyPart(() => import('./elements/HubElement.tsx'), 'HubElement', ELEMENT_LOADING),
  video_hub_featured: lazyPart(
    () => import('./elements/FeaturedHubElement.tsx'),
    'FeaturedHubElement',
    ELEMENT_LOADING,
  ),
  video_hubs_container: lazyPart(() => import('./elements/HubShelf.tsx'), 'HubShelf', ELEMENT_LOADING),
};
