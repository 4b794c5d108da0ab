import { paths } from '#src/paths/paths.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import type { NotificationView } from './notification-view.ts';

const DecisionSentence = lazyPart(() => import('../components/DecisionSentence.tsx'), 'DecisionSentence');

/** View of the kinds of notifications about decisions of moderators; leads to the decision, to the community when it names none. */
export const decisionView: NotificationView = {
  icon: 'users',
  Sentence: DecisionSentence,
  pathOf: ({ community, decisionId }) => {
    if (!community) return undefined;
    return decisionId
      ? paths.moderationDecision(community.name, decisionId)
      : paths.community(community.name);
  },
  opensPage: true,
};
