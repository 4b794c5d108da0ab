import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AuditSummary } from '#generated/zod/auditSummary.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import styles from './MonthAppeals.module.css';

type Appeal = AuditSummary['appeals'][number];

const STATE_WORDS: Record<Appeal['state'], MessageDescriptor> = {
  accepted: msg`Right`,
  rejected: msg`Not right`,
  open: msg`Waits`,
};
const DAY_SECONDS = 86_400;

/** Names the thing of an appeal, and whose it is where the reader may know. */
function Thing({ kind, blog }: Appeal) {
  const name = <span translate="no">{blog?.name}</span>;
  if (kind === 'post') return blog ? <Trans>A post by {name}</Trans> : <Trans>A post</Trans>;
  if (kind === 'comment') return blog ? <Trans>A comment by {name}</Trans> : <Trans>A comment</Trans>;
  return blog ? <Trans>About {name}</Trans> : <Trans>About a member</Trans>;
}

function Outcome(appeal: Appeal) {
  const { state, decidedTs, answeredTs, sentTs, decidedBy, answeredBy } = appeal;
  const days = Math.round(((answeredTs ?? sentTs) - decidedTs) / DAY_SECONDS);
  return (
    <>
      <Thing {...appeal} />
      {state === 'accepted' ? (
        <>
          {', '}
          <Plural value={days} _0="back the same day" one="back after # day" other="back after # days" />
        </>
      ) : null}
      {state === 'open' ? (
        <>
          {', '}
          <Trans>
            since <RelativeTime timestamp={sentTs} />
          </Trans>
        </>
      ) : null}
      {'. '}
      {decidedBy && answeredBy ? (
        <Trans>
          {decidedBy.name} decided, {answeredBy.name} looked again.
        </Trans>
      ) : null}
    </>
  );
}

type MonthAppealsProps = {
  community: Community;
  appeals: AuditSummary['appeals'];
  /** The month in words. */
  monthName: string;
};

/** Renders the appeals of a month and how they ended; moderators are led to each. */
export function MonthAppeals({ community, appeals, monthName }: MonthAppealsProps) {
  const { t, i18n } = useLingui();
  if (appeals.length === 0) return null;
  return (
    <section className={styles.appeals}>
      <h2>
        <Trans>Appeals in {monthName}</Trans>
      </h2>
      <ol>
        {appeals.map((appeal) => (
          <li
            key={appeal.decisionId ?? `${appeal.sentTs} ${appeal.decidedTs} ${appeal.kind}`}
            data-state={appeal.state}
          >
            <b>{i18n._(STATE_WORDS[appeal.state])}</b>
            <span>
              <Outcome {...appeal} />{' '}
              {appeal.decisionId ? (
                appeal.state === 'open' ? (
                  <Link href={paths.moderationQueue(community.name, 'appeals')}>{t`Look at it`}</Link>
                ) : (
                  <Link href={paths.moderationDecision(community.name, appeal.decisionId)}>{t`Read it`}</Link>
                )
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
