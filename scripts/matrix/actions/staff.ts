import type { UserAction } from './action.ts';

const STEPS_BY_OPERATION: readonly UserAction[] = [
  {
    operation: 'answerSupportRequest',
    path: '/settings/admin/letters',
    steps: [
      ['type', 'Your answer', 'March is back.'],
      ['press', 'Send answer and close'],
    ],
  },
  {
    operation: 'setSuspension',
    path: '/settings/admin/accounts',
    presetAnswers: { getUserInfo: 'admin' },
    steps: [
      ['press', 'Change reason or end'],
      ['press', 'Suspend account'],
    ],
  },
  {
    operation: 'revokeSuspension',
    path: '/settings/admin/accounts',
    presetAnswers: { getUserInfo: 'admin' },
    steps: [['press', 'Open the account']],
  },
  {
    operation: 'setSiteFlag',
    path: '/settings/admin/features',
    presetAnswers: { getUserInfo: 'admin' },
    steps: [['choose', 'Boops', 'everyone']],
  },
  {
    operation: 'setReportOutcome',
    path: '/settings/admin',
    steps: [
      ['type', 'To whoever wrote it', 'Please keep it kind.'],
      ['press', 'Leave it'],
    ],
  },
  {
    operation: 'answerAppeal',
    path: '/settings/admin/appeals',
    steps: [
      ['type', 'To whoever wrote it', 'It is bread.'],
      ['press', 'Leave it as it is'],
    ],
  },
  { operation: 'retryFailedJob', path: '/settings/admin/jobs', steps: [['press', 'Try again']] },
  { operation: 'deleteFailedJob', path: '/settings/admin/jobs', steps: [['press', 'Give up']] },
];

/** Actions of the staff. */
export const staffActions: readonly UserAction[] = STEPS_BY_OPERATION.map((action) => ({
  ...action,
  presetAnswers: { ...action.presetAnswers, getUserInfo: 'admin' },
}));
