import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { findByWords } from '#src/shared/lib/text/match-words.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import styles from './SettingsSearch.module.css';
import { useSettingsSearchEntries } from './use-search-entries.ts';

type SettingsSearchProps = {
  /** Text that was typed before hydration. */
  typed?: string;
  /** Content while no search is active. */
  children: ReactNode;
};

/** Finds a setting by its name or a synonym. Results replace the page content while a search is active. */
export function SettingsSearch({ typed: before = '', children }: SettingsSearchProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(before);
  const found = findByWords(useSettingsSearchEntries(), typed);
  const isSearching = typed.trim() !== '';
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too new for browsers the site works in */}
      <form
        role="search"
        aria-label={t`Search settings`}
        className={styles.form}
        action={paths.settings()}
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) navigate(found[0].to);
        }}
      >
        <TextField
          label={t`Search settings`}
          hideLabel
          placeholder={t`Search settings`}
          icon="search"
          type="search"
          name="q"
          autoComplete="off"
          maxLength={80}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <p role="status" className={styles.status}>
        {isSearching && found.length === 0 ? <Trans>No setting found. Try another word.</Trans> : null}
      </p>
      {isSearching ? (
        <ul className={styles.found} aria-label={t`Settings found`}>
          {found.map(({ to, title, on }) => (
            <li key={to}>
              <AppLink to={to} className={styles.hit}>
                <span className={styles.title}>{title}</span>
                {on ? <span className={styles.on}>{on}</span> : null}
              </AppLink>
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </>
  );
}
