import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ListMemberHistory200 } from '#generated/zod/listMemberHistory200.zod.ts';
import type { MemberHistoryEntry } from '#generated/zod/memberHistoryEntry.zod.ts';
import type { ModeratedMember as Moderated } from '#generated/zod/moderatedMember.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { HistoryWords } from './HistoryWords.tsx';
import styles from './MemberForModerators.module.css';
import { MemberNotes } from './MemberNotes.tsx';
import { ModerationFrame } from './ModerationFrame.tsx';
import { historyQuery, useRestrict } from './member-data.ts';
import { moderatedMemberQuery } from './queue-data.ts';
import { RestrictForm } from './RestrictForm.tsx';

const entriesOf = ({ response }: ListMemberHistory200) => response.entries;
const keyOf = ({ id }: MemberHistoryEntry): string => id;

/** Says which restriction holds and ends it. */
function Restricted({ community, member }: { community: string; member: Moderated }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const { blog, ban } = member;
  const { busy, lift, unmute } = useRestrict(community, blog.name);
  const dateOf = (seconds: number | undefined): string | undefined =>
    seconds === undefined ? undefined : dateFormat(locale, { dateStyle: 'long' }).format(seconds * 1000);
  if (ban) {
    const end = dateOf(ban.endsTs);
    return (
      <p className={styles.restricted}>
        <span>{end ? <Trans>Banned until {end}.</Trans> : <Trans>Banned without an end.</Trans>}</span>
        <Button loading={busy} onClick={lift}>{t`Lift the ban`}</Button>
      </p>
    );
  }
  if (!member.member?.isMuted) return null;
  const end = dateOf(member.member.mutedUntilTs);
  return (
    <p className={styles.restricted}>
      <span>{end ? <Trans>Only reads until {end}.</Trans> : <Trans>Only reads, without an end.</Trans>}</span>
      <Button loading={busy} onClick={unmute}>{t`Let them write again`}</Button>
    </p>
  );
}

function History({ community, blog }: { community: string; blog: string }) {
  const { t } = useLingui();
  const list = usePagedList(historyQuery(community, blog), entriesOf, keyOf);
  return (
    <section className={styles.story}>
      <h2>{t`What has happened`}</h2>
      <EndlessList
        list={list}
        skeleton={<RowSkeleton />}
        moreSkeleton={<RowSkeleton />}
        empty={<p>{t`Nothing so far.`}</p>}
        errorText={t`The history could not be loaded.`}
      >
        {(entries) => (
          <ol>
            {entries.map((entry) => (
              <li key={entry.id} data-good={entry.isGood || undefined}>
                <HistoryWords entry={entry} />
              </li>
            ))}
          </ol>
        )}
      </EndlessList>
    </section>
  );
}

function Reports({ member: { reportsSent, blog } }: { member: Moderated }) {
  return (
    <section className={styles.notes}>
      <h2>
        <Trans>Reports by {blog.name}</Trans>
      </h2>
      <p>
        <Trans>
          {reportsSent.total} so far, {reportsSent.right} of them right. The reported never learn who it was.
        </Trans>
      </p>
    </section>
  );
}

/** Renders a member for moderators: a sentence that mutes or bans, the history, notes, and the record of reports. */
export function MemberForModerators({ community, blog: name }: { community: Community; blog: string }) {
  const { t, i18n } = useLingui();
  const { blogs } = useViewer();
  const { data: member, error, refetch, isFetching } = useQuery(moderatedMemberQuery(community.name, name));
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState
        level={1}
        art="tangle"
        title={t`There is no ${name} here`}
        action={<ButtonLink href={paths.communityMembers(community.name)}>{t`To the members`}</ButtonLink>}
      >
        <PageHead title={t`Moderation in ${community.title}`} noIndex />
        <Trans>No blog has this name. It may have been renamed or deleted.</Trans>
      </EmptyState>
    );
  if (error && !member)
    return (
      <ErrorState level={1} onRetry={() => void refetch()} retrying={isFetching}>
        {errorMessage(error, t`The member could not be loaded.`, i18n)}
      </ErrorState>
    );
  if (!member) return <RowSkeleton />;
  const { blog, postCount, commentCount, removedCount, notes, isBanned } = member;
  const leads = member.member?.isAdmin || member.member?.isModerator;
  const isOwn = blogs.some(({ uuid }) => uuid === blog.uuid);
  return (
    <ModerationFrame
      community={community}
      current="members"
      aside={
        <div className={styles.aside}>
          <MemberNotes community={community.name} blog={blog.name} notes={notes} />
          <Reports member={member} />
        </div>
      }
    >
      <PageHead title={t`${blog.name} in ${community.title}`} noIndex />
      <header className={styles.who}>
        <BlogAvatar blog={blog} size={76} />
        <div>
          <h1 translate="no">{blog.name}</h1>
          <p>
            <Plural value={postCount} one="# post" other="# posts" />
            {', '}
            <Plural value={commentCount} one="# comment" other="# comments" />
            {', '}
            <Plural value={removedCount} one="# of them taken down" other="# of them taken down" />
          </p>
        </div>
      </header>
      <Restricted community={community.name} member={member} />
      {leads || isOwn || isBanned ? null : <RestrictForm community={community} member={member} />}
      {!member.member && !isBanned ? (
        <p className={styles.outside}>
          <Trans>{blog.name} is no member. A ban keeps them from joining.</Trans>
        </p>
      ) : null}
      <div className={styles.narrow}>
        <MemberNotes community={community.name} blog={blog.name} notes={notes} />
      </div>
      <History community={community.name} blog={blog.name} />
    </ModerationFrame>
  );
}
