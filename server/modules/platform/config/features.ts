/** Features a client may show. What is not built is off. */
export const FEATURES: Readonly<Record<string, boolean>> = {
  communities: false,
  collections: false,
  premium: false,
  memberships: false,
  loginWall: true,
  messaging: false,
  search: true,
};
