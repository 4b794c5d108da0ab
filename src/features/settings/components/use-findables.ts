import { useLingui } from '@lingui/react/macro';
import type { Named } from '#src/shared/lib/text/find-by-words.ts';
import { useSections } from './use-sections.ts';

/** A setting, or a page of them, that a search can find. */
export interface Findable extends Named {
  /** Where it leads. */
  to: string;
  /** The page it is on; left out for the page itself. */
  on?: string;
}

/** Everything that a search in the settings can find, in the reader's language. */
export function useFindables(): Findable[] {
  const { i18n } = useLingui();
  const sections = useSections();
  return sections.flatMap(({ to, title, detail, finds }) => {
    const page = i18n._(title);
    return [
      { to, title: page, words: i18n._(detail) },
      ...finds.map(({ id, title: name, words }) => ({
        to: `${to}#${id}`,
        title: i18n._(name),
        on: page,
        words: words ? i18n._(words) : '',
      })),
    ];
  });
}
