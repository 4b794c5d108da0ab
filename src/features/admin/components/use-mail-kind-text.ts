import { useLingui } from '@lingui/react/macro';
import { MAIL_KIND_NAMES, MAIL_PREVIEW_NAMES } from '../model/mail-kind-names.ts';

/** Returns the names of kinds of e-mails and of their previews; an unknown one is shown by its own name. */
export function useMailKindText(): {
  kindName: (kind: string) => string;
  previewName: (kind: string, preview: string) => string;
} {
  const { i18n, t } = useLingui();
  const named = (names: typeof MAIL_KIND_NAMES, own: string): string => {
    const name = Object.hasOwn(names, own) ? names[own] : undefined;
    return name ? i18n._(name) : own;
  };
  const kindName = (kind: string): string => named(MAIL_KIND_NAMES, kind);
  return {
    kindName,
    previewName: (kind, preview) => {
      const [name, variant] = [kindName(kind), named(MAIL_PREVIEW_NAMES, preview)];
      return t`${name}: ${variant}`;
    },
  };
}
