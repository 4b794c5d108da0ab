import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useRef, useState } from 'react';
import { paths } from '#src/paths/paths.ts';
import { useCommandKeys } from '#src/shared/hooks/use-hotkeys.ts';
import { useKeyMap } from '#src/shared/hooks/use-key-map.ts';
import { keyCap } from '#src/shared/lib/keys/key-name.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { matchRoute } from '../routes/match.ts';
import styles from './SearchBox.module.css';
import type { SearchSuggestionsProps } from './SearchSuggestions.tsx';

/** Returns the search term of the base layer's page. */
function useSearchedTerm(): string {
  const { route, params } = matchRoute(useLayers().base.pathname) ?? {};
  return (route?.path.startsWith('/search') && params?.searchTerm) || '';
}

/**
 * Site search. A plain form, so that it works before any script has loaded; the combobox code loads on first focus. A
 * shortcut focuses it (`/` by default).
 */
export function SearchBox() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const searched = useSearchedTerm();
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const { isOn, keys } = useKeyMap();
  useCommandKeys({ search: () => input.current?.focus() });

  const prepare = () => {
    // If the suggestions fail to load, it remains a plain form.
    import('./SearchSuggestions.tsx').then(
      (module) => setSuggestions(() => module.SearchSuggestions),
      Boolean,
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser and reader in use knows <search>.
    <div role="search" className={styles.root}>
      <form action={paths.search()} className={styles.search}>
        <label className={styles.box}>
          <Icon name="search" size={18} className={styles.icon} />
          <input
            key={searched}
            ref={input}
            type="search"
            name="q"
            defaultValue={searched}
            aria-label={t`Search`}
            placeholder={t`Search`}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            dir="auto"
            className={styles.input}
            onFocus={prepare}
          />
          {isOn && keys.search ? (
            <span className={styles.key} aria-hidden="true">
              {keyCap(keys.search)}
            </span>
          ) : null}
        </label>
      </form>
      {Suggestions ? <Suggestions key={searched} field={input} /> : null}
    </div>
  );
}
