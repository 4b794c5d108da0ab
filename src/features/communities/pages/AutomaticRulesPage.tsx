import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { NotAllowedState } from '#src/shared/ui/NotAllowedState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { CommunityFailure } from '../components/CommunityFailure.tsx';
import { RunFrame } from '../components/RunFrame.tsx';
import { automaticRulesQuery } from '../data/automatic-rules.ts';
import { useCommunity } from '../data/community.ts';
import { RuleCard } from '../rules/RuleCard.tsx';
import styles from '../rules/Rules.module.css';

const NewRuleDialog = lazyLayer(() => import('../rules/NewRuleDialog.tsx'), 'NewRuleDialog');

/** Maximum number of automatic rules of a community. */
const MAX_RULES = 20;

function Rules({ community }: { community: Community }) {
  const { t } = useLingui();
  const { name, membership } = community;
  const [isAdding, setAdding] = useState(false);
  const { data: rules, error, refetch } = useQuery(automaticRulesQuery(name));
  const canChange = membership.role === 'admin' || (membership.permissions ?? []).includes('rules');
  if (error && !rules)
    return <ErrorState onRetry={() => void refetch()}>{t`The rules could not be loaded.`}</ErrorState>;
  if (!rules) return <PostSkeleton />;
  const next = rules.find(({ isEnabled }) => !isEnabled);
  return (
    <section className={styles.card} aria-label={t`Automatic rules`}>
      {rules.length > 0 ? (
        <ul className={styles.rules} aria-label={t`Automatic rules`}>
          {rules.map((rule) => (
            <RuleCard
              key={rule.id}
              community={name}
              rule={rule}
              canChange={canChange}
              isNext={rule === next}
            />
          ))}
        </ul>
      ) : (
        <EmptyState art="yarn" title={t`Nothing happens by itself`}>
          <Trans>A rule lets posts and comments wait until one of you has looked.</Trans>
        </EmptyState>
      )}
      {canChange && rules.length < MAX_RULES ? (
        <div className={styles.acts}>
          <Button icon="plus" className={styles.tall} onClick={() => setAdding(true)}>
            {t`Add a rule`}
          </Button>
        </div>
      ) : null}
      {isAdding ? <NewRuleDialog community={name} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}

/** Automatic rules of a community, for its moderators, each with what it would have done last week. */
export default function AutomaticRulesPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { communityId = '' } = useParams();
  const { data: community, error } = useCommunity(communityId);
  if (error && !community) return <CommunityFailure name={communityId} error={error} />;
  if (!community) return <PostSkeleton />;
  const { role } = community.membership;
  if (role !== 'admin' && role !== 'moderator')
    return (
      <NotAllowedState
        title={t`Only its moderators see the automatic rules`}
        onBack={() => void navigate(paths.community(communityId))}
      >
        {t`The house rules are for everybody.`}
      </NotAllowedState>
    );
  return (
    <RunFrame community={community} current="rules" title={t`Automatic rules`}>
      <PageHead title={t`Automatic rules of ${community.title}`} noIndex />
      <Rules community={community} />
    </RunFrame>
  );
}
