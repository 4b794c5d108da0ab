// Written by `npm run generate` from openapi/. Do not edit.

export const palettes = [
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

export const locales = [
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
