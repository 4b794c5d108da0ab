/** The 12 palettes and 18 locales of the product (spec 000 §1). */
export const PALETTES = [
  'trueBlue',
  'darkMode',
  'cement',
  'lowContrastClassic',
  'cybernetic',
  'canary',
  'ghost',
  'vampire',
  'pumpkin',
  'snowBright',
  'gothRave',
  'pride',
] as const;

export const LOCALES = [
  'en-us',
  'es',
  'de',
  'fr',
  'it',
  'ja',
  'tr',
  'ru',
  'pl',
  'pt',
  'pt-br',
  'nl',
  'ko',
  'zh-cn',
  'zh-tw',
  'zh-hk',
  'id',
  'hi',
] as const;

/** Features a client may show. What is not built is off. */
export const FEATURES: Readonly<Record<string, boolean>> = {
  communities: false,
  collections: false,
  premium: false,
  memberships: false,
  loginWall: true,
  messaging: false,
  search: false,
};
