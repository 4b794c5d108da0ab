import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { Community } from '#generated/zod/community.zod.ts';
import type { CommunityMember } from '#generated/zod/communityMember.zod.ts';
import type { ListCommunityMembers200 } from '#generated/zod/listCommunityMembers200.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { PostSkeleton, RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { CommunityFailure } from '../components/CommunityFailure.tsx';
import { CommunityFrame } from '../components/CommunityFrame.tsx';
import { MemberRow } from '../components/MemberRow.tsx';
import styles from '../components/Members.module.css';
import { MembershipRequests } from '../components/MembershipRequests.tsx';
import { RoleOffers } from '../components/RoleOffers.tsx';
import { useCommunity } from '../data/community.ts';
import { membersQuery } from '../data/members.ts';
import {
  MAX_MEMBER_SEARCH_LENGTH,
  type MembersView,
  membersAddress,
  membersViewOf,
} from '../model/members-view.ts';

// Visitors have no menu.
const MemberMenu = lazyPart(() => import('../components/MemberMenu.tsx'), 'MemberMenu');

const membersOf = ({ response }: ListCommunityMembers200): readonly CommunityMember[] => response.members;
const keyOf = ({ uuid }: CommunityMember): string => uuid;

type MembersProps = { community: Community; view: MembersView; inviteHash: string | undefined };

function Members({ community, view, inviteHash }: MembersProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { blogs } = useViewer();
  const { name, title, membership } = community;
  const { role } = membership;
  const isOwn = (member: CommunityMember): boolean => blogs.some((blog) => blog.name === member.name);
  const list = usePagedList(membersQuery(name, view, inviteHash), membersOf, keyOf);
  const filters = [
    { filter: 'all', label: t`Everyone` },
    { filter: 'mutual', label: t`People you know` },
    { filter: 'online', label: t`Here now` },
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="community-members">
      <h2 id="community-members">
        <Plural value={community.memberCount} one="# member" other="# members" />
      </h2>
      <TabNav
        label={t`Which members`}
        items={filters.map(({ filter, label }) => ({
          href: membersAddress(name, { ...view, filter }),
          label,
          current: filter === view.filter,
        }))}
      />
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
            if (key === 'Enter') void navigate(membersAddress(name, { ...view, search: value.trim() }));
          }}
        />
      </div>
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
        {(members) => (
          <ul className={styles.members} aria-label={t`Members of ${title}`}>
            {members.map((member) => (
              <li key={member.uuid}>
                <MemberRow
                  member={member}
                  end={
                    role && !isOwn(member) ? (
                      <MemberMenu community={name} member={member} viewerRole={role} />
                    ) : null
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </EndlessList>
    </section>
  );
}

/** Members of a community, and for its moderators the requests to join (spec 001 §2 and §4). */
export default function CommunityMembersPage() {
  const { t } = useLingui();
  const { communityId = '' } = useParams();
  const { search } = useLocation();
  const { data: community, error, inviteHash } = useCommunity(communityId);
  if (error && !community) return <CommunityFailure name={communityId} error={error} />;
  if (!community) return <PostSkeleton />;
  const { role } = community.membership;
  const isModerator = role === 'admin' || role === 'moderator';
  return (
    <CommunityFrame community={community} current="members">
      <PageHead title={t`Members of ${community.title}`} noIndex />
      {isModerator ? <MembershipRequests community={community.name} /> : null}
      {role === 'admin' ? <RoleOffers community={community.name} /> : null}
      <Members
        community={community}
        view={membersViewOf(new URLSearchParams(search))}
        inviteHash={inviteHash}
      />
    </CommunityFrame>
  );
}
