/** A colour of a mail: the class that dark mode changes, the property it sets, and its light and dark value. */
interface Colour {
  property: 'background-color' | 'color' | 'border-color';
  light: string;
  dark: string;
}

/**
 * The colours of all mails by class. Light values are written into every element, because many clients drop style
 * sheets; dark values are in one of the two style sheets of the head.
 */
export const COLOURS = {
  ground: { property: 'background-color', light: '#1b2663', dark: '#121316' },
  paper: { property: 'background-color', light: '#fffdf9', dark: '#1d1f23' },
  sunken: { property: 'background-color', light: '#f6f2ea', dark: '#17191c' },
  text: { property: 'color', light: '#191b34', dark: '#f0ede6' },
  muted: { property: 'color', light: '#5d5f77', dark: '#aaa8a3' },
  'on-ground': { property: 'color', light: '#fffdf8', dark: '#f4f1ea' },
  'on-ground-muted': { property: 'color', light: '#bcc5ec', dark: '#a7a5a0' },
  link: { property: 'color', light: '#2749c0', dark: '#93b4ff' },
  accent: { property: 'background-color', light: '#f5653a', dark: '#ff7a4f' },
  'on-accent': { property: 'color', light: '#1c0a04', dark: '#1c0a04' },
  thread: { property: 'border-color', light: '#f5653a', dark: '#ff7a4f' },
  'quiet-thread': { property: 'border-color', light: '#d1d0d4', dark: '#4a4d53' },
  knot: { property: 'border-color', light: '#5d5f77', dark: '#aaa8a3' },
  line: { property: 'border-color', light: '#e9e3d7', dark: '#33363c' },
  bead: { property: 'background-color', light: '#e9e3d7', dark: '#33363c' },
} as const satisfies Record<string, Colour>;

export type ColourName = keyof typeof COLOURS;

/** Colours of the twine below the head, in order. They are the same in dark mode. */
export const TWINE = ['#f5653a', '#ffc145', '#3fb6a8', '#8fa5ff'] as const;

const entries = Object.entries(COLOURS);

/** Returns the rule of a dark colour. */
function darkRule(before: string, [name, { property, dark }]: (typeof entries)[number]): string {
  return `${before}.${name}{${property}:${dark}!important}`;
}

/** Rules for clients that know `prefers-color-scheme`. */
export const DARK_RULES = `@media (prefers-color-scheme:dark){${entries.map((entry) => darkRule('', entry)).join('')}}`;

/** Rules for Outlook, which marks elements whose colours it changes. */
export const OUTLOOK_DARK_RULES = entries
  .map((entry) => darkRule(entry[1].property === 'color' ? '[data-ogsc] ' : '[data-ogsb] ', entry))
  .join('');

/** Rules of a narrow screen. */
export const NARROW_RULES =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}@media (max-width:480px){.side{padding-left:12px!important;padding-right:12px!important}.card{padding:24px 20px 28px!important}.title{font-size:25px!important;line-height:30px!important}.headline{font-size:30px!important;line-height:34px!important}.thumb{width:84px!important}.thumb img{width:84px!important;height:84px!important}.wide{width:100%!important;height:auto!important}.rail-left{padding-left:8px!important}.rail-right{padding-right:8px!important}.under-rail-left{padding-left:48px!important}.under-rail-right{padding-right:48px!important}.post{padding:14px 14px 18px!important}}';
