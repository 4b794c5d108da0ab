import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getRevokeSuspensionMutationOptions } from '#generated/hooks/admin/admin.ts';
import type { SiteAccount } from '#generated/zod/siteAccount.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useRefreshAccounts } from '../data/admin.ts';
import styles from './Staff.module.css';
import { SuspensionForm } from './SuspensionForm.tsx';
import { useAccountText } from './use-account-text.ts';

function BlogList({ account: { name, blogs } }: { account: SiteAccount }) {
  const { t } = useLingui();
  const closed = { active: '', deactivated: t`deactivated`, suspended: t`closed` };
  return (
    <ul className={styles.blogs} aria-label={t`Blogs of ${name}`}>
      {blogs.map(({ blog, state, postCount }) => (
        <li key={blog.uuid} className={styles.blog}>
          <BlogAvatar blog={blog} size={24} />
          <AppLink to={paths.blog(blog.name)} className={styles.blogName}>
            {blog.name}
          </AppLink>
          <span className={styles.detail}>
            <Plural value={postCount} one="# post" other="# posts" />
            {closed[state] ? ` · ${closed[state]}` : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}

function SuspensionInfo({ account: { suspension } }: { account: SiteAccount }) {
  const dateLocale = useDateLocale();
  if (!suspension) return null;
  const { reason, suspendedTs, untilTs } = suspension;
  const now = siteNow() / 1000;
  const since = relativeTime(suspendedTs, now, dateLocale);
  const until = untilTs === undefined ? '' : relativeTime(untilTs, now, dateLocale);
  return (
    <div className={styles.quoted}>
      <p className={styles.detail}>
        {until ? (
          <Trans>
            Suspended {since}, until {until}
          </Trans>
        ) : (
          <Trans>Suspended {since}, with no end date</Trans>
        )}
      </p>
      <p className={styles.words} dir="auto">
        {reason}
      </p>
    </div>
  );
}

/** Actions for an account: none for one's own account and for other staff. */
function AccountActions({ account }: { account: SiteAccount }) {
  const { t } = useLingui();
  const { user } = useViewer();
  const again = useRefreshAccounts();
  const [isAsked, setAsked] = useState(false);
  const { write, busy, error } = useWrite(getRevokeSuspensionMutationOptions, { onSuccess: again });
  const { id, isAdmin, state, userUuid } = account;
  if (isAdmin || state === 'leaving' || userUuid === user?.userUuid) return null;
  if (isAsked) return <SuspensionForm account={account} onDone={() => setAsked(false)} />;
  return (
    <div className={styles.form}>
      <div className={styles.buttons}>
        {state === 'suspended' ? (
          <>
            <Button
              size="small"
              variant="primary"
              loading={busy}
              onClick={() => void write({ accountId: id })}
            >
              {t`End the suspension`}
            </Button>
            <Button size="small" variant="secondary" onClick={() => setAsked(true)}>
              {t`Change reason or end`}
            </Button>
          </>
        ) : (
          <Button size="small" variant="secondary" onClick={() => setAsked(true)}>
            {t`Suspend account…`}
          </Button>
        )}
      </div>
      {error ? (
        <ActionError>{errorMessage(error, t`Your change was not saved. Try again.`)}</ActionError>
      ) : null}
    </div>
  );
}

/** An account: its owner, blogs and sessions, with its actions. */
export function AccountItem({ account }: { account: SiteAccount }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const states = useAccountText();
  const { id, name, email, emailVerified, state, isAdmin, createdTs, lastSeenTs, sessionCount } = account;
  const now = siteNow() / 1000;
  const joined = relativeTime(createdTs, now, dateLocale);
  const seen = lastSeenTs === undefined ? '' : relativeTime(lastSeenTs, now, dateLocale);
  return (
    <article className={styles.item} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.state} data-state={state}>
          {isAdmin ? t`Staff` : states[state]}
        </p>
      </header>
      <p className={styles.detail}>
        {email ?? t`No e-mail address yet`}
        {email && !emailVerified ? ` (${t`not confirmed`})` : ''} · {t`Account number ${id}`}
      </p>
      <p className={styles.detail}>
        <Trans>Joined {joined}</Trans>
        {' · '}
        {seen ? <Trans>last online {seen}</Trans> : t`not logged in anywhere`}
        {sessionCount > 0 ? (
          <>
            {' · '}
            <Plural value={sessionCount} one="logged in on # device" other="logged in on # devices" />
          </>
        ) : null}
      </p>
      <BlogList account={account} />
      <SuspensionInfo account={account} />
      <AccountActions account={account} />
    </article>
  );
}
