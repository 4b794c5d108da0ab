import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ListAccounts200 } from '#generated/zod/listAccounts200.zod.ts';
import type { SiteAccount } from '#generated/zod/siteAccount.zod.ts';
import { SettingSelect } from '#src/entities/settings/SettingSelect.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { AccountItem } from '../components/AccountItem.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import styles from '../components/Staff.module.css';
import { useAccountText } from '../components/use-account-text.ts';
import { type AccountState, accountsQuery } from '../data/admin.ts';

const accountsOf = ({ response }: ListAccounts200) => response.accounts;
const keyOf = ({ id }: SiteAccount): string => id;

/** Debounce of the search while typing, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 250;

function Accounts() {
  const { t } = useLingui();
  const words = useAccountText();
  const { search } = useLocation();
  const [typed, setTyped] = useState(() => new URLSearchParams(search).get('q') ?? '');
  const [state, setState] = useState<AccountState | 'all'>('all');
  const sought = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const list = usePagedList(accountsQuery(sought, state), accountsOf, keyOf);
  const states = { all: t`All`, ...words };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too new for browsers the site works in */}
      <form
        role="search"
        aria-label={t`Search accounts`}
        className={styles.bar}
        action={paths.staffAccounts()}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.find}>
          <TextField
            label={t`Search accounts`}
            hideLabel
            placeholder={t`Blog name, e-mail address or number`}
            icon="search"
            type="search"
            name="q"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <SettingSelect label={t`Show`} value={state} choices={states} onChange={setState} />
      </form>
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Accounts`}
        errorText={t`The accounts could not be loaded.`}
        empty={
          <EmptyState title={sought ? <Trans>No account found</Trans> : <Trans>No accounts</Trans>}>
            {sought ? (
              <Trans>Type the beginning of a blog name, or a whole e-mail address or account number.</Trans>
            ) : null}
          </EmptyState>
        }
        row={(account) => <AccountItem account={account} />}
      />
    </>
  );
}

/** Admin page that finds, suspends and reopens accounts (spec 000 §2.7: /settings/admin). */
export default function AccountsPage() {
  return (
    <AdminFrame part="accounts">
      <Accounts />
    </AdminFrame>
  );
}
