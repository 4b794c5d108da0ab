import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { CommunityFailure } from '../components/CommunityFailure.tsx';
import { useCommunity } from '../data/community.ts';
import { isModeratorOf } from '../model/is-moderator.ts';

type ForModeratorsProps = {
  /** Handle of the community. */
  name: string;
  skeleton: ReactNode;
  children: (community: Community) => ReactNode;
};

/** Renders a page of a community for its moderators and admins; others are told whose it is. */
export function ForModerators({ name, skeleton, children }: ForModeratorsProps) {
  const { t } = useLingui();
  const { data: community, error } = useCommunity(name);
  if (error && !community) return <CommunityFailure name={name} error={error} />;
  if (!community) return skeleton;
  if (isModeratorOf(community)) return children(community);
  return (
    <EmptyState
      level={1}
      art="tangle"
      title={t`This is for moderators`}
      action={<ButtonLink href={paths.community(name)}>{t`Go to the community`}</ButtonLink>}
    >
      <PageHead title={community.title} noIndex />
      <Trans>Only those who look after {community.title} see what waits there.</Trans>
    </EmptyState>
  );
}
