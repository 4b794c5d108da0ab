import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  getListBlogInvitationsQueryOptions,
  getRevokeBlogInvitationMutationOptions,
} from '#generated/hooks/blogs/blogs.ts';
import type { BlogInvitation } from '#generated/zod/blogInvitation.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { useMemberWrite } from '../data/members.ts';
import styles from './Members.module.css';
import { useRoleNames } from './role-names.ts';

function Row({ blog, invitation }: { blog: string; invitation: BlogInvitation }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const words = useRoleNames();
  const { write, busy, error } = useMemberWrite(blog, getRevokeBlogInvitationMutationOptions);
  const { id, recipient, email, role, sender, sentTs } = invitation;
  const when = relativeTime(sentTs, siteNow() / 1000, dateLocale);
  const from = sender.name;
  const who = recipient?.name ?? email ?? '';
  const detail = `${words[role]} · ${t`invited by ${from}`} · ${when}`;
  const takeBack = (
    <Button
      size="small"
      variant="secondary"
      loading={busy}
      aria-label={t`Withdraw the invitation of ${who}`}
      onClick={() => void write({ blog, recipient: recipient?.name ?? id })}
    >
      {t`Withdraw`}
    </Button>
  );
  return (
    <li className={styles.member}>
      {recipient ? (
        <BlogRow blog={recipient} size={48} detail={detail} action={takeBack} />
      ) : (
        <div className={styles.mailed}>
          <span className={styles.envelope}>
            <Icon name="message" size={22} />
          </span>
          <div className={styles.text}>
            <span className={styles.address}>{email}</span>
            <span className={styles.detail}>{detail}</span>
          </div>
          {takeBack}
        </div>
      )}
      {error ? <ActionError>{errorMessage(error, t`It was not undone. Try again.`)}</ActionError> : null}
    </li>
  );
}

/** List of the pending invitations to a blog. */
export function OpenInvitations({ blog }: { blog: string }) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(getListBlogInvitationsQueryOptions(blog));
  const invitations = data?.response.invitations ?? [];
  if (data && invitations.length === 0)
    return (
      <p className={styles.means}>
        <Trans>There are no open invitations.</Trans>
      </p>
    );
  if (!data && error)
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {errorMessage(error, t`The invitations could not be loaded.`)}
      </ErrorState>
    );
  if (!data) return <RowSkeleton />;
  return (
    <ul className={styles.rows} aria-label={t`Open invitations`}>
      {invitations.map((invitation) => (
        <Row key={invitation.id} blog={blog} invitation={invitation} />
      ))}
    </ul>
  );
}
