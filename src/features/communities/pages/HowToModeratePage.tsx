import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useParams } from 'react-router';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { NotAllowedState } from '#src/shared/ui/NotAllowedState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { CommunityFailure } from '../components/CommunityFailure.tsx';
import { RunFrame } from '../components/RunFrame.tsx';
import { useCommunity } from '../data/community.ts';
import { useGuideRead } from '../data/templates.ts';
import styles from '../guide/Guide.module.css';
import { Templates } from '../guide/Templates.tsx';

function Guide({ community: { name, membership } }: { community: Community }) {
  const { t } = useLingui();
  const { write, busy } = useGuideRead();
  return (
    <section className={styles.card} aria-label={t`How to moderate`}>
      <ol className={styles.steps}>
        <li>
          <b>
            <Trans>Look at the thing, not at the person</Trans>
          </b>
          <Trans>Many reports of one thing are one entry, and nobody learns who reported it.</Trans>
        </li>
        <li>
          <b>
            <Trans>Name a rule</Trans>
          </b>
          <Trans>Whoever is told which rule it was about can do better next time, or appeal.</Trans>
        </li>
        <li>
          <b>
            <Trans>Take the mildest act that helps</Trans>
          </b>
          <Trans>A label or a few words are often enough. Almost everything can be undone.</Trans>
        </li>
        <li>
          <b>
            <Trans>Leave your own cases to others</Trans>
          </b>
          <Trans>Somebody else answers an appeal against what you decided.</Trans>
        </li>
        <li>
          <b>
            <Trans>Write down what you did</Trans>
          </b>
          <Trans>Every act is in the audit log. Notes beside an entry are for moderators alone.</Trans>
        </li>
      </ol>
      {membership.hasReadModerationGuide ? (
        <p className={styles.muted}>
          <Trans>You have read this.</Trans>
        </p>
      ) : (
        <div className={styles.acts}>
          <Button
            variant="primary"
            className={styles.tall}
            loading={busy}
            onClick={() => void write({ community: name })}
          >{t`I have read it`}</Button>
        </div>
      )}
    </section>
  );
}

/** Guide to moderating a community, with the words that its moderators use again (spec 001 §2). */
export default function HowToModeratePage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { communityId = '' } = useParams();
  const { data: community, error } = useCommunity(communityId);
  if (error && !community) return <CommunityFailure name={communityId} error={error} />;
  if (!community) return <PostSkeleton />;
  const { role, permissions = [] } = community.membership;
  if (role !== 'admin' && role !== 'moderator')
    return (
      <NotAllowedState
        title={t`This page is for its moderators`}
        onBack={() => void navigate(paths.community(communityId))}
      >
        {t`The house rules are for everybody.`}
      </NotAllowedState>
    );
  return (
    <RunFrame community={community} current="guide" title={t`How to moderate`}>
      <PageHead title={t`How to moderate ${community.title}`} noIndex />
      <Guide community={community} />
      <Templates community={community} canChange={role === 'admin' || permissions.includes('rules')} />
    </RunFrame>
  );
}
