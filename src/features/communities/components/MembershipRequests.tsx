import { Trans, useLingui } from '@lingui/react/macro';
import type { ListMembershipRequests200 } from '#generated/zod/listMembershipRequests200.zod.ts';
import type { MembershipRequest } from '#generated/zod/membershipRequest.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { membershipRequestsQuery, useAnswerRequest } from '../data/members.ts';
import styles from './Members.module.css';

function requestsOf({ response }: ListMembershipRequests200): readonly MembershipRequest[] {
  return response.membershipRequests;
}

const keyOf = ({ requestingBlog }: MembershipRequest): string => requestingBlog.uuid;

function Request({ community, request }: { community: string; request: MembershipRequest }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const when = relativeTime(request.requestedTs, useNow(), locale);
  const { approving, denying } = useAnswerRequest();
  const { requestingBlog: blog, answers = [] } = request;
  const call = { community, blog: blog.name };
  return (
    <li className={styles.request}>
      <BlogAvatarLink blog={blog} size={44} />
      <div>
        {answers.map(({ question, answer }) => (
          <q key={question} title={question} dir="auto">
            {answer}
          </q>
        ))}
        <small>
          <BlogName name={blog.name} /> <Trans>asked {when}</Trans>
        </small>
      </div>
      <div className={styles.actions}>
        <Button
          className={styles.button}
          aria-label={t`Let in, ${blog.name}`}
          loading={approving.busy}
          onClick={() => void approving.write({ ...call, data: {} })}
        >{t`Let in`}</Button>
        <Button
          variant="quiet"
          className={styles.button}
          aria-label={t`Not now, ${blog.name}`}
          loading={denying.busy}
          onClick={() => void denying.write(call)}
        >{t`Not now`}</Button>
      </div>
    </li>
  );
}

/** Requests to join that wait, for moderators. Renders nothing when there are none. */
export function MembershipRequests({ community }: { community: string }) {
  const { t } = useLingui();
  const list = usePagedList(membershipRequestsQuery(community), requestsOf, keyOf);
  if (list.items?.length === 0 && !list.hasMore) return null;
  return (
    <section className={styles.section} aria-labelledby="membership-requests">
      <h2 id="membership-requests">
        <Trans>At the gate</Trans>
      </h2>
      <EndlessList
        list={list}
        skeleton={<RowSkeleton />}
        moreSkeleton={<RowSkeleton />}
        empty={null}
        errorText={t`The requests could not be loaded.`}
      >
        {(requests) => (
          <ul className={styles.requests} aria-label={t`Requests to join`}>
            {requests.map((request) => (
              <Request key={keyOf(request)} community={community} request={request} />
            ))}
          </ul>
        )}
      </EndlessList>
    </section>
  );
}
