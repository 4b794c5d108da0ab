import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { MAX_SEARCH_LENGTH, normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { type CommunityView, communityAddress } from '../model/community-view.ts';
import styles from './HubSearch.module.css';

type HubSearchProps = {
  community: Community;
  /** The tab, the board and the words so far. */
  view: CommunityView & { query: string };
  /** Returns the focus to what opened the field. */
  onClose: () => void;
};

/** Searches the posts of a community, within the tab and the board that are shown. Works before hydration. */
export function HubSearch({ community: { name, title }, view, onClose }: HubSearchProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { query, board } = view;
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // The field stays while the address changes, so that the focus stays in it.
    field.value = query;
    // The field was just opened: whoever opened it wants to type.
    if (query === '') field.focus();
  }, [query]);
  const search = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = normalizeSearchTerm(input.current?.value ?? '');
    if (words !== query) void navigate(communityAddress(name, { ...view, query: words }));
  };
  const close = (): void => {
    onClose();
    void navigate(communityAddress(name, { ...view, query: undefined }));
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser and reader in use knows <search>.
    <form
      role="search"
      aria-label={t`Search ${title}`}
      action={paths.community(name)}
      onSubmit={search}
      onKeyDown={closeByKey}
      className={styles.form}
    >
      {view.view === 'recent' ? null : <input type="hidden" name="type" value={view.view} />}
      {board ? <input type="hidden" name="board" value={board} /> : null}
      <TextField
        ref={input}
        type="search"
        name="q"
        label={t`Search ${title}`}
        hideLabel
        icon="search"
        placeholder={t`Search ${title}`}
        defaultValue={query}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
      />
      <IconButton icon="close" label={t`Show all posts`} onClick={close} />
    </form>
  );
}
