import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { setOption } from '#generated/hooks/base/base.ts';
import { LOCALE_COOKIE } from '#src/domain/choice-cookies.ts';
import { writeCookie } from '#src/domain/cookies.ts';
import { chooseLocale, LOCALES, type LocaleCode } from '#src/domain/language/locales.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { activate } from '#src/shared/lib/language/i18n.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/**
 * Returns the language of the page and a function that changes it. Members' choice is stored on the server, with the
 * cookie as fallback.
 */
export function useLanguage(): { locale: LocaleCode; choose: (locale: LocaleCode) => Promise<void> } {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();

  const choose = async (locale: LocaleCode): Promise<void> => {
    try {
      await activate(locale);
    } catch {
      const { name } = LOCALES[locale];
      addToast({ type: 'error', message: t`${name} could not be loaded. Are you online?` });
      return;
    }
    writeCookie(LOCALE_COOKIE, locale);
    if (readViewer(queryClient).isLoggedIn) setOption({ setting: 'locale', value: locale }).catch(() => {});
  };

  return { locale: chooseLocale([i18n.locale]), choose };
}
