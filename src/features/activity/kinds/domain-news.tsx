import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import type { NotificationView } from '../model/notification-view.ts';

const GENERAL = <Trans>There is news of your domain</Trans>;

// Its sentences are many and rare.
const DomainSentence = lazyPart(() => import('../components/DomainSentence.tsx'), 'DomainSentence', {
  missing: GENERAL,
});

export const view: NotificationView = {
  icon: 'globe',
  Sentence: ({ row: { domain } }) => (domain ? <DomainSentence {...domain} /> : GENERAL),
  pathOf: ({ domain }) => domain && paths.domain(domain.name),
  opensPage: true,
};
