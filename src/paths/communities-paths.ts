import { textSegment } from '#src/paths/path-segments.ts';

/** Path patterns of this feature (spec 001 §2). */
export const communityPatterns = {
  communities: '/communities',
  newCommunity: '/communities/new',
  browseCommunities: '/communities/browse/:categoryId?',
  community: '/communities/:communityId',
  communityAbout: '/communities/:communityId/about',
  communityMembers: '/communities/:communityId/members',
  joinCommunity: '/communities/:communityId/join',
  searchCommunities: '/search/:searchTerm/communities',
} as const;

/** Path builders of this feature. */
export const communityPaths = {
  /** The member's communities. */
  communities: () => '/communities',
  /** Form for a new community. */
  newCommunity: () => '/communities/new',
  /** Communities to find, of all categories or of one. */
  browseCommunities: (categoryId?: string) =>
    categoryId ? `/communities/browse/${encodeURIComponent(categoryId)}` : '/communities/browse',
  /** Communities that match a search; those to browse for a term that is nothing but dots. */
  searchCommunities: (term: string) => {
    const segment = textSegment(term.trim());
    return segment ? `/search/${segment}/communities` : '/communities/browse';
  },
  /** A community: its posts. */
  community: (name: string) => `/communities/${encodeURIComponent(name)}`,
  /** Page about a community: its text and rules. */
  communityAbout: (name: string) => `/communities/${encodeURIComponent(name)}/about`,
  /** Members of a community, and requests to join it. */
  communityMembers: (name: string) => `/communities/${encodeURIComponent(name)}/members`,
  /** Sheet that joins a community or requests membership. */
  joinCommunity: (name: string) => `/communities/${encodeURIComponent(name)}/join`,
} as const;
