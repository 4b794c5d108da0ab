import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, type FormEvent, useId, useState } from 'react';
import type { FlagAccount } from '#generated/zod/flagAccount.zod.ts';
import type { SetSiteFlagBody } from '#generated/zod/setSiteFlagBody.zod.ts';
import type { SiteFlag } from '#generated/zod/siteFlag.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { accountNamed, accountsNamedQuery } from '../data/site-flags.ts';
import styles from './FlagRow.module.css';

/** Share that is offered first, in percent. */
const FIRST_PERCENT = 10;

interface NamedAccountsProps {
  accounts: readonly FlagAccount[];
  heading: string;
  onChange: (accounts: readonly FlagAccount[]) => void;
}

/** Named accounts as chips, with a field that adds one by the name of a blog or its e-mail address. */
function NamedAccounts({ accounts, heading, onChange }: NamedAccountsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === '') return;
    setLooking(true);
    setProblem(undefined);
    try {
      const found = accountNamed(await queryClient.fetchQuery(accountsNamedQuery(wanted)), wanted);
      const [first] = found?.blogs ?? [];
      if (!found || !first) setProblem(t`There is no account with this blog or e-mail address.`);
      else {
        if (!accounts.some(({ id }) => id === found.id))
          onChange([...accounts, { id: found.id, blog: first.blog }]);
        setTyped('');
      }
    } catch (error) {
      setProblem(errorMessage(error, t`The account could not be looked up. Try again.`));
    } finally {
      setLooking(false);
    }
  }
  return (
    <div>
      <b>{heading}</b>
      {accounts.length > 0 ? (
        <ul className={styles.chips}>
          {accounts.map(({ id, blog, blog: { name } }) => (
            <li key={id} className={styles.chip}>
              <BlogAvatar blog={blog} size={20} />
              {name}
              <button
                type="button"
                aria-label={t`Take ${name} out`}
                onClick={() => onChange(accounts.filter((one) => one.id !== id))}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <form className={styles.add} onSubmit={(event) => void add(event)} noValidate>
        <TextField
          label={t`Blog name or e-mail address`}
          hideLabel
          placeholder={t`Blog name or e-mail address`}
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          error={problem}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" size="small" variant="secondary" loading={isLooking}>
          {t`Add`}
        </Button>
      </form>
    </div>
  );
}

interface FlagShareProps {
  flag: SiteFlag;
  audience: 'named' | 'percent';
  busy: boolean;
  onSave: (body: Omit<SetSiteFlagBody, 'version'>) => Promise<void>;
  /** Returns to the audience that is in force; left out while the described one is. */
  onCancel?: () => void;
}

/** Describes the audience of a feature that belongs to a share of the members, to named accounts, or both. */
export function FlagShare({ flag, audience, busy, onSave, onCancel }: FlagShareProps) {
  const { t } = useLingui();
  const id = useId();
  const isOfShare = audience === 'percent';
  const [percent, setPercent] = useState(flag.audience === 'percent' ? flag.percent : FIRST_PERCENT);
  const [accounts, setAccounts] = useState<readonly FlagAccount[]>(flag.accounts);
  const ids = accounts.map((account) => account.id);
  const isUnchanged =
    audience === flag.audience &&
    percent === (isOfShare ? flag.percent : percent) &&
    ids.join() === flag.accounts.map((account) => account.id).join();
  const body = {
    audience,
    ...(isOfShare ? { percent } : {}),
    ...(ids.length > 0 ? { account_ids: ids } : {}),
  };
  return (
    <div className={styles.open}>
      {isOfShare ? (
        <div className={styles.share}>
          <label htmlFor={id}>
            <Trans>
              <b>{percent} of 100</b> members have it
            </Trans>
          </label>
          <input
            type="range"
            id={id}
            min={0}
            max={100}
            value={percent}
            style={{ '--v': `${percent}%` } as CSSProperties}
            onChange={({ target }) => setPercent(Number(target.value))}
          />
          <p className={styles.fine}>
            <Trans>Always the same ones: who has it keeps it when the part grows.</Trans>
          </p>
        </div>
      ) : null}
      <NamedAccounts
        accounts={accounts}
        heading={isOfShare ? t`And these always` : t`These have it`}
        onChange={setAccounts}
      />
      <div className={styles.acts}>
        <Button
          variant="primary"
          loading={busy}
          disabled={isUnchanged || (!isOfShare && ids.length === 0)}
          onClick={() => void onSave(body)}
        >
          {isOfShare ? t`Let ${percent} of 100 have it` : t`Let these have it`}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {t`Leave it as it is`}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
