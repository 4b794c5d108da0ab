import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { Community } from '#generated/zod/community.zod.ts';
import type { CommunityMember } from '#generated/zod/communityMember.zod.ts';
import type { ListCommunityMembers200 } from '#generated/zod/listCommunityMembers200.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { CommunityFailure } from '../components/CommunityFailure.tsx';
import { LookAfter } from '../components/LookAfter.tsx';
import { MemberRow } from '../components/MemberRow.tsx';
import styles from '../components/Members.module.css';
import { MembersFrame } from '../components/MembersFrame.tsx';
import { MembershipRequests } from '../components/MembershipRequests.tsx';
import { RoleOffers } from '../components/RoleOffers.tsx';
import { useCommunity } from '../data/community.ts';
import { membersQuery, useLeaders } from '../data/members.ts';
import { isModeratorOf } from '../model/is-moderator.ts';
import {
  MAX_MEMBER_SEARCH_LENGTH,
  type MembersView,
  membersAddress,
  membersViewOf,
} from '../model/members-view.ts';

// Visitors have no menu.
const MemberMenu = lazyPart(() => import('../components/MemberMenu.tsx'), 'MemberMenu');

// Only moderators know who is away.
const AwayBeside = lazyPart(() => import('../moderation/AwayBeside.tsx'), 'AwayBeside', {
  isPrefetched: false,
});

const membersOf = ({ response }: ListCommunityMembers200): readonly CommunityMember[] => response.members;
const keyOf = ({ uuid }: CommunityMember): string => uuid;

type MembersProps = { community: Community; view: MembersView; inviteHash: string | undefined };

/** A word of the selection, with how many it selects; none and unknown show no number. */
function Counted({ label, count }: { label: string; count?: number | undefined }) {
  if (!count) return label;
  return (
    <span>
      {label}&nbsp;<span className={styles.count}>{count}</span>
    </span>
  );
}

/** Selections of the members, and for moderators who waits at the gate, is invited, or away. */
function Filters({ community, view }: Omit<MembersProps, 'inviteHash'>) {
  const { t } = useLingui();
  const { name, pendingMembershipRequestsCount, pendingInvitationsCount, banCount } = community;
  const filters = [
    { filter: 'all', label: t`Everyone` },
    { filter: 'mutual', label: t`People you know` },
    { filter: 'online', label: t`Here now`, count: community.membersOnlineCount },
  ] as const;
  // Those who wait at the gate stand above everybody; their tab leads there from every other selection.
  const forModerators = [
    ...(pendingMembershipRequestsCount
      ? [
          {
            href: `${membersAddress(name, { ...view, filter: 'all', search: '' })}#membership-requests`,
            label: <Counted label={t`Requests`} count={pendingMembershipRequestsCount} />,
          },
        ]
      : []),
    ...(pendingInvitationsCount
      ? [
          {
            href: paths.inviteToCommunity(name),
            label: <Counted label={t`Invited`} count={pendingInvitationsCount} />,
          },
        ]
      : []),
    { href: paths.communityBans(name), label: <Counted label={t`Away`} count={banCount} /> },
  ];
  return (
    <TabNav
      label={t`Which members`}
      items={[
        ...filters.map(({ filter, label, ...rest }) => ({
          href: membersAddress(name, { ...view, filter }),
          label: <Counted label={label} {...rest} />,
          current: filter === view.filter,
        })),
        ...(isModeratorOf(community) ? forModerators : []),
      ]}
    />
  );
}

function SearchMembers({ community, view }: { community: string; view: MembersView }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <div className={styles.search}>
      <TextField
        key={view.search}
        type="search"
        label={t`Search members`}
        hideLabel
        icon="search"
        placeholder={t`Search members`}
        defaultValue={view.search}
        maxLength={MAX_MEMBER_SEARCH_LENGTH}
        enterKeyHint="search"
        onKeyDown={({ key, currentTarget: { value } }) => {
          if (key === 'Enter') void navigate(membersAddress(community, { ...view, search: value.trim() }));
        }}
      />
    </div>
  );
}

function Members({ community, view, inviteHash }: MembersProps) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const { name, title, membership } = community;
  const { role } = membership;
  const isOwn = (member: CommunityMember): boolean => blogs.some((blog) => blog.name === member.name);
  const menuOf = (member: CommunityMember): ReactNode =>
    role && !isOwn(member) ? <MemberMenu community={name} member={member} viewerRole={role} /> : null;
  const list = usePagedList(membersQuery(name, view, inviteHash), membersOf, keyOf);
  const leaders = useLeaders(name);
  const isEverybody = view.filter === 'all' && view.search === '';
  const isShownAbove = (member: CommunityMember): boolean =>
    isEverybody &&
    (leaders
      ? leaders.some(({ uuid }) => uuid === member.uuid)
      : Boolean(member.isAdmin || member.isModerator));
  return (
    <>
      <section className={styles.section} aria-label={t`Which members`}>
        <Filters community={community} view={view} />
        <SearchMembers community={name} view={view} />
      </section>
      {isEverybody ? (
        <>
          {isModeratorOf(community) ? <MembershipRequests community={name} /> : null}
          {role === 'admin' ? <RoleOffers community={name} /> : null}
          <LookAfter community={name} leaders={leaders} isOwn={isOwn} menuOf={menuOf} />
        </>
      ) : null}
      <section className={styles.section} aria-label={t`Members`}>
        <EndlessList
          list={list}
          skeleton={<RowSkeleton />}
          moreSkeleton={<RowSkeleton />}
          empty={
            <EmptyState art="cat" title={t`Nobody found`}>
              <Trans>Try another name, or everyone.</Trans>
            </EmptyState>
          }
          errorText={t`The members could not be loaded.`}
        >
          {(members) => {
            const others = members.filter((member) => !isShownAbove(member));
            if (others.length === 0) return null;
            return (
              <>
                {others.length < members.length ? (
                  <h2>
                    <Trans>Everyone else</Trans>
                  </h2>
                ) : null}
                <ul className={styles.members} aria-label={t`Members of ${title}`}>
                  {others.map((member) => (
                    <li key={member.uuid}>
                      <MemberRow member={member} end={menuOf(member)} />
                    </li>
                  ))}
                </ul>
              </>
            );
          }}
        </EndlessList>
      </section>
    </>
  );
}

/**
 * Members of a community: for its moderators first the requests to join, then those who look after it, then everybody else
 * (spec 001 §2 and §4).
 */
export default function CommunityMembersPage() {
  const { t } = useLingui();
  const { communityId = '' } = useParams();
  const { search } = useLocation();
  const { data: community, error, inviteHash } = useCommunity(communityId);
  if (error && !community) return <CommunityFailure name={communityId} error={error} />;
  if (!community) return <RowSkeleton />;
  return (
    <MembersFrame
      community={community}
      beside={
        isModeratorOf(community) && community.banCount ? <AwayBeside community={community.name} /> : null
      }
    >
      <PageHead title={t`Members of ${community.title}`} noIndex />
      <Members
        community={community}
        view={membersViewOf(new URLSearchParams(search))}
        inviteHash={inviteHash}
      />
    </MembersFrame>
  );
}
