import { paths } from '#src/paths/paths.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import type { NotificationView } from '../model/notification-view.ts';

// Its sentences are many and rare.
const DomainSentence = lazyPart(() => import('../components/DomainSentence.tsx'), 'DomainSentence');

export const view: NotificationView = {
  icon: 'globe',
  Sentence: DomainSentence,
  pathOf: ({ domain }) => domain && paths.domain(domain.name),
  opensPage: true,
};
