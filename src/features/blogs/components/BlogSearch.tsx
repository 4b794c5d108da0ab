import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { MAX_SEARCH_LENGTH, normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { useLayer, useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import styles from './BlogSearch.module.css';

/** Searches one blog's posts. Works before hydration; inside the preview panel results open in the panel. */
export function BlogSearch({ name, term }: { name: string; term: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { layer } = useLayer();
  const open = useOpenLayer();
  const input = useRef<HTMLInputElement>(null);

  const go = (address: string): void => {
    if (layer === 'overlay') open(address, 'overlay');
    else void navigate(address);
  };
  const search = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = normalizeSearchTerm(input.current?.value ?? '');
    if (words !== term) go(paths.blogSearch(name, words));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser and reader in use knows <search>.
    <form
      role="search"
      aria-label={t`Search ${name}`}
      action={`${paths.blog(name)}/search`}
      onSubmit={search}
      className={styles.form}
    >
      <label className={styles.box}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={term}
          aria-label={t`Search ${name}`}
          placeholder={t`Search ${name}`}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          className={styles.input}
        />
      </label>
      {term ? (
        <IconButton
          icon="close"
          label={t`Show all posts`}
          size="small"
          onClick={() => go(paths.blog(name))}
        />
      ) : null}
    </form>
  );
}
