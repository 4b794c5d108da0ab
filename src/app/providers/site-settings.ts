import { createContext, use } from 'react';
import { type PaletteChoice, SYSTEM_PALETTES } from '#src/domain/appearance/palette.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '#src/domain/language/locales.ts';
import type { HeadSite } from '#src/domain/page-head.ts';

/** Product name. A proper name, so it is not translated. */
export const SITE_NAME = 'Skein';

/** Settings the document was rendered with. */
export interface SiteSettings {
  /** Scheme and host of the site. */
  origin: string;
  /** The document's palettes. */
  palettes: PaletteChoice;
  locale: LocaleCode;
}

export const SiteSettingsContext = createContext<SiteSettings>({
  origin: '',
  palettes: SYSTEM_PALETTES,
  locale: DEFAULT_LOCALE,
});

/** Returns the settings the document was rendered with; equal on the server and during hydration. */
export const useSiteSettings = (): SiteSettings => use(SiteSettingsContext);

/** Returns the site's data for the document's head. */
export function headSite(origin: string, language: string): HeadSite {
  return {
    name: SITE_NAME,
    origin,
    language,
  };
}
