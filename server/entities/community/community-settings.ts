import type { components } from '#generated/types/api.d.ts';
import { reportStored, storedShapeProblem } from '#server/http/contract/stored-shapes.ts';

/** The settings of a community that only its admins see (spec 001 §3), completed by the defaults. */
export type CommunitySettingValues = components['schemas']['CommunitySettings'];

/** Settings of a new community. */
export const COMMUNITY_SETTING_DEFAULTS: CommunitySettingValues = {
  automodLinks: false,
  automodReportsEnabled: false,
  automodReportsThreshold: 5,
  inviteLinksEnabled: true,
  modsCanInvite: true,
  requireCustomQa: false,
  customQa: [],
  auditLogVisibility: 'moderators',
  bannedCanRead: false,
};

/** Returns all settings, completed by the defaults. Stored ones that cannot be read are reported and left out. */
export function communitySettingValues(
  communityId: string,
  stored: Partial<CommunitySettingValues>,
): CommunitySettingValues {
  const problem = storedShapeProblem('communitySettings', 'settings', stored);
  if (problem === undefined) return { ...COMMUNITY_SETTING_DEFAULTS, ...stored };
  reportStored(`communities ${communityId}`, problem);
  return COMMUNITY_SETTING_DEFAULTS;
}
