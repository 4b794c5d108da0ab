import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import { MAX_SEARCH_LENGTH, parseSearch } from '#src/shared/lib/text/search-term.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { SearchHelp } from '../components/SearchHelp.tsx';
import { TrendingTags } from '../components/TrendingTags.tsx';
import { SEARCH_TAG_COUNT } from '../data/trending.ts';
import styles from './SearchPage.module.css';

/** Start page of a search without words. */
export default function SearchStartPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const search = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = parseSearch(input.current?.value ?? '');
    if (!wanted) input.current?.focus();
    else void navigate('tag' in wanted ? paths.tagged(wanted.tag) : paths.search(wanted.term));
  };
  return (
    <div className={styles.page}>
      <PageHead title={t`Search`} noIndex />
      <h1 className={styles.title}>{t`Search`}</h1>
      <form action={paths.search()} onSubmit={search} className={styles.form}>
        <TextField
          ref={input}
          type="search"
          name="q"
          label={t`Posts, blogs and tags`}
          hideLabel
          icon="search"
          placeholder={t`Posts, blogs and tags`}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="primary">
          <Trans>Search</Trans>
        </Button>
      </form>
      <SearchHelp />
      <h2 className={styles.heading}>{t`Trending`}</h2>
      <TrendingTags limit={SEARCH_TAG_COUNT} look="page" />
    </div>
  );
}
