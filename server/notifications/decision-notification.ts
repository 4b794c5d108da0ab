import { paths } from '#src/paths/paths.ts';
import type { NotificationKind } from './kind.ts';

/** Fields and address of a notification whose subject is a decision of the moderators of a community. */
export const aboutDecision: Required<Pick<NotificationKind, 'fieldsOf' | 'pathOf'>> = {
  fieldsOf: ({ subject_id }) => ({ decisionId: subject_id }),
  pathOf: ({ community, decisionId }) =>
    community && decisionId ? paths.moderationDecision(community.name, decisionId) : undefined,
};
