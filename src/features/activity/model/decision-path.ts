import { paths } from '#src/paths/paths.ts';
import type { NotificationView } from './notification-view.ts';

/** Returns the address of the decision of moderators that a notification tells; of the community when it names none. */
export const decisionPath: NonNullable<NotificationView['pathOf']> = ({ community, decisionId }) => {
  if (!community) return undefined;
  return decisionId ? paths.moderationDecision(community.name, decisionId) : paths.community(community.name);
};
