import { useLingui } from '@lingui/react/macro';
import { useNavigate, useParams } from 'react-router';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { NotAllowedState } from '#src/shared/ui/NotAllowedState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/Invite.module.css';
import { InviteByName } from '../components/InviteByName.tsx';
import { InviteLink } from '../components/InviteLink.tsx';
import { SentInvitations } from '../components/SentInvitations.tsx';
import { useCommunity } from '../data/community.ts';

/** Sheet that invites to a community: by name, by link, or across a table (spec 001 §2). */
export default function InviteCommunityPage() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { communityId = '' } = useParams();
  const { data: community, error, refetch } = useCommunity(communityId);
  if (error && !community)
    return (
      <ErrorState onRetry={() => void refetch()}>
        {errorMessage(error, t`The community could not be loaded.`, i18n)}
      </ErrorState>
    );
  // The link is absolute, and the server does not know under which address it is read.
  if (!community || !isHydrated) return <CardSkeleton />;
  const { name, title, theme, canInvite, settings, inviteLink } = community;
  if (!canInvite)
    return (
      <NotAllowedState
        title={t`You cannot invite to ${title}`}
        onBack={() => void navigate(paths.community(name))}
      >
        {t`Its admins invite, and its moderators while the admins let them.`}
      </NotAllowedState>
    );
  const hasLinks = settings?.inviteLinksEnabled !== false || inviteLink !== undefined;
  return (
    <div className={styles.invite} {...frameThemeOf(theme)}>
      <PageHead title={t`Invite to ${title}`} noIndex />
      <h1>{t`Invite to ${title}`}</h1>
      <InviteByName community={name} />
      {hasLinks ? <InviteLink community={community} /> : null}
      <SentInvitations community={name} />
    </div>
  );
}
