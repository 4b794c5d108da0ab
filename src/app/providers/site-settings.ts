import { createContext, use } from 'react';
import type { Palette } from '#src/domain/appearance/palette.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '#src/domain/language/locales.ts';
import type { HeadSite } from '#src/domain/page-head.ts';

/** The product's name. A proper name, so it is not translated. */
export const SITE_NAME = 'Skein';

/** What the document was made with. */
export interface SiteSettings {
  /** Scheme and host of the site. */
  origin: string;
  /** The palette of the document; undefined follows the reader's system. */
  palette: Palette | undefined;
  locale: LocaleCode;
}

export const SiteSettingsContext = createContext<SiteSettings>({
  origin: '',
  palette: undefined,
  locale: DEFAULT_LOCALE,
});

/** What the document was made with; the same on the server and while hydrating. */
export const useSiteSettings = (): SiteSettings => use(SiteSettingsContext);

/** The site as the document's head names it. */
export function headSite(origin: string, language: string): HeadSite {
  return {
    name: SITE_NAME,
    origin,
    language,
  };
}
