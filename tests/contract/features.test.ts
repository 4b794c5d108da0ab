import { expect, test } from 'vitest';
import { FEATURES } from '../../scripts/contract/features.ts';
import { operationRows } from './bundle.ts';

/** Words of paths that belong to a feature of the site, where an operation has another tag than the feature. */
const GATED_PATH = /\/(communities|collections|patio|memberships|premium)(?:\/|$)/;

const REWARD = 'an hour without ads for members who pay nothing';
const COSTS_MONEY = 'ends or shows what costs money, which works while the feature is closed (record 105)';

/** Operations of gated areas that a closed feature does not close, with the reason. */
const ALWAYS_OPEN: Readonly<Record<string, string>> = {
  listStewardshipRequests: 'staff hand over communities, also while those are closed to members',
  setStewardshipOutcome: 'staff hand over communities, also while those are closed to members',
  deleteMembershipPlan: COSTS_MONEY,
  listSupporters: COSTS_MONEY,
  getMembershipPaymentMethod: COSTS_MONEY,
  listMemberships: COSTS_MONEY,
  cancelMembership: COSTS_MONEY,
  cancelMembershipChange: COSTS_MONEY,
  cancelSubscriptionChange: COSTS_MONEY,
  setMembershipListing: 'withdraws a consent, which works while the feature is closed',
  getPaymentMethod: COSTS_MONEY,
  getSubscription: COSTS_MONEY,
  cancelSubscription: COSTS_MONEY,
  getRewardedAd: REWARD,
  startRewardedAd: REWARD,
  finishRewardedAd: REWARD,
};

test('every operation of an area that the site can switch off names its feature', () => {
  const open = operationRows
    .filter(
      ({ path, operation }) => operation.tags.some((tag) => FEATURES.includes(tag)) || GATED_PATH.test(path),
    )
    .filter(({ operation }) => operation['x-feature'] === undefined)
    .map(({ operation }) => operation.operationId);
  expect(open.toSorted()).toEqual(Object.keys(ALWAYS_OPEN).toSorted());
});

test('every feature gates an operation', () => {
  const named = new Set(operationRows.map(({ operation }) => operation['x-feature']));
  expect(FEATURES.filter((feature) => !named.has(feature))).toEqual([]);
});
