import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from '../model/notification-view.ts';

export const view: NotificationView = {
  icon: 'users',
  Sentence: ({ row: { community, reportOutcome } }) => {
    const title = community?.title;
    if (!title) return <Trans>Moderators looked at what you reported</Trans>;
    if (!reportOutcome) return <Trans>The moderators of {title} looked at what you reported</Trans>;
    return reportOutcome.hasActed ? (
      <Trans>The moderators of {title} acted on what you reported</Trans>
    ) : (
      <Trans>The moderators of {title} looked at what you reported and left it as it is</Trans>
    );
  },
  pathOf: ({ community }) => community && paths.community(community.name),
  opensPage: true,
};
