import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useHotkeys } from '#src/shared/hooks/use-hotkeys.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './SearchBox.module.css';

/** The tag in what somebody typed: trimmed, without the # in front (spec 000 §5). */
const tagOf = (typed: string): string => typed.trim().replace(/^#+\s*/, '');

/** Finds what is tagged with a word. Works before any script has loaded; `/` puts the cursor in it. */
export function SearchBox() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useHotkeys({ '/': () => input.current?.focus() });

  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tag = tagOf(input.current?.value ?? '');
    if (tag === '') return;
    input.current?.blur();
    navigate(paths.tagged(tag));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser and reader in use knows <search>.
    <form role="search" action={paths.tagged()} onSubmit={search} className={styles.search}>
      <label className={styles.box}>
        <Icon name="search" size={18} className={styles.icon} />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={t`Search tags`}
          placeholder={t`Search tags`}
          maxLength={140}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          className={styles.input}
        />
      </label>
    </form>
  );
}
