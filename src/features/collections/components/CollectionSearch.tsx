import { useLingui } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { MAX_SEARCH_LENGTH, normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './CollectionSearch.module.css';

/** Searches collections by parts of their words or a keeper's name. */
export function CollectionSearch({ words }: { words: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = normalizeSearchTerm(String(new FormData(event.currentTarget).get('q') ?? ''));
    if (typed !== words) void navigate(paths.collections(typed));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser and reader in use knows <search>.
    <form role="search" aria-label={t`Search collections`} className={styles.form} onSubmit={search}>
      <TextField
        key={words}
        type="search"
        name="q"
        icon="search"
        label={t`Search collections`}
        hideLabel
        placeholder={t`Search collections`}
        defaultValue={words}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
      />
      {words ? (
        <IconButton icon="close" label={t`Show all`} onClick={() => void navigate(paths.collections())} />
      ) : null}
    </form>
  );
}
