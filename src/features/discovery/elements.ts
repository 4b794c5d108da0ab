import { ELEMENT_LOADING } from '#src/entities/elements/ElementPlaceholder.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

/** Renderers of timeline elements about tags, searches and answertimes, by `objectType`. */
export const elementViews = {
  answertime_cta: lazyPart(() => import('./elements/AnswertimeCta.tsx'), 'AnswertimeCta', ELEMENT_LOADING),
  search_clear_filters_cta: lazyPart(
    () => import('./elements/ClearFilters.tsx'),
    'ClearFilters',
    ELEMENT_LOADING,
  ),
  tag_info_row: lazyPart(() => import('./elements/TagLine.tsx'), 'TagLine', ELEMENT_LOADING),
  tag_ribbon: lazyPart(() => import('./elements/TagRibbon.tsx'), 'TagRibbon', ELEMENT_LOADING),
  trending_tag: lazyPart(() => import('./elements/TrendingTag.tsx'), 'TrendingTag', ELEMENT_LOADING),
};
