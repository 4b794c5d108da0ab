import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import type { UserSettingsUpdate } from '#generated/zod/userSettingsUpdate.zod.ts';
import type { Palette } from '#src/domain/appearance/palette.ts';
import {
  asText,
  converted,
  type SettingField,
  settingFields,
} from '#src/entities/settings/model/setting-field.ts';
import { addTags } from '#src/shared/lib/text/tags.ts';

/** One setting of the member. */
export type MemberSetting<Value> = SettingField<UserSettings, UserSettingsUpdate, Value>;

/** Describes a setting of the member by its section and name in responses. */
const memberSetting = settingFields<UserSettings, UserSettingsUpdate>();

export const locale = memberSetting('account.locale');
export const timezone = memberSetting('account.timezone');
export const emailLookup = memberSetting('account.emailLookup');
export const loginAlerts = memberSetting('account.loginAlerts');

/** The palette, `system` for the system's. */
export const palette: MemberSetting<Palette | 'system'> = converted(
  memberSetting('appearance.palette'),
  (chosen) => chosen ?? 'system',
  (shown) => (shown === 'system' ? null : shown),
);
export const textSize = memberSetting('appearance.textSize');
/** True when nothing moves, whatever the system says; off leaves it to the system. */
export const calm: MemberSetting<boolean> = converted(
  memberSetting('appearance.reduceMotion'),
  (chosen) => chosen === 'always',
  (isCalm) => (isCalm ? 'always' : 'system'),
);
export const autoplay = memberSetting('appearance.autoplay');
export const underlineLinks = memberSetting('appearance.underlineLinks');
export const plainColors = memberSetting('appearance.plainColors');

/** Order of the dashboard: the newest posts first, or the best of them. */
export const order: MemberSetting<'newest' | 'best'> = converted(
  memberSetting('dashboard.bestFirst'),
  (isBest) => (isBest ? 'best' : 'newest'),
  (chosen) => chosen === 'best',
);
export const endlessScrolling = memberSetting('dashboard.endlessScrolling');
export const showRecommendations = memberSetting('dashboard.showRecommendations');
export const showTimestamps = memberSetting('dashboard.showTimestamps');
export const trailItems = asText(memberSetting('dashboard.trailItems'));
export const defaultTab = memberSetting('dashboard.defaultTab');

/** Treatment of posts on the dashboard that the member has seen before. */
export type SeenPosts = 'show' | 'dim' | 'skip';

/** One choice of two settings, because posts that are left out later are dimmed until then. */
export const seenPosts: MemberSetting<SeenPosts> = {
  of: ({ dashboard: { dimSeen, skipSeen } }) => (skipSeen ? 'skip' : dimSeen ? 'dim' : 'show'),
  put: (settings, chosen) => ({
    ...settings,
    dashboard: { ...settings.dashboard, dimSeen: chosen !== 'show', skipSeen: chosen === 'skip' },
  }),
  edit: (chosen) => ({ dashboard: { dim_seen: chosen !== 'show', skip_seen: chosen === 'skip' } }),
};

/** Treatment of posts with a label. */
export type LabelTreatment = UserSettings['contentLabels']['general'];

/** Treatment of posts with each label. */
export const labelTreatments = {
  general: memberSetting('contentLabels.general'),
  drugUse: memberSetting('contentLabels.drugUse'),
  violence: memberSetting('contentLabels.violence'),
  sexualThemes: memberSetting('contentLabels.sexualThemes'),
};
export const hideUndescribed = memberSetting('contentLabels.hideUndescribed');

export const defaultState = memberSetting('writing.defaultState');
export const remindAltText = memberSetting('writing.remindAltText');
/** Tags in one line, separated by commas. */
export const defaultTags: MemberSetting<string> = converted(
  memberSetting('writing.defaultTags'),
  (tags) => tags.join(', '),
  (line) => addTags([], line),
);
export const undoSeconds = asText(memberSetting('writing.undoSeconds'));

export const push = memberSetting('notifications.push');
export const pushText = memberSetting('notifications.pushText');
export const pushMessages = memberSetting('notifications.pushMessages');
export const pushAsks = memberSetting('notifications.pushAsks');
export const pushMentions = memberSetting('notifications.pushMentions');
export const pushReplies = memberSetting('notifications.pushReplies');
export const pushReblogs = memberSetting('notifications.pushReblogs');
export const pushLikes = memberSetting('notifications.pushLikes');
export const pushFollowers = memberSetting('notifications.pushFollowers');
export const pushPosts = memberSetting('notifications.pushPosts');
export const pushOther = memberSetting('notifications.pushOther');
/** The hour from which nothing is pushed, and the hour until which. */
export const quietStart = asText(memberSetting('notifications.quietStart'));
export const quietEnd = asText(memberSetting('notifications.quietEnd'));

export const showActivity = memberSetting('privacy.showActivity');
export const readReceipts = memberSetting('privacy.readReceipts');
export const allowBoops = memberSetting('privacy.allowBoops');
export const messagesFrom = memberSetting('privacy.messagesFrom');
export const thirdPartySharing = memberSetting('privacy.thirdPartySharing');
export const personalisedAds = memberSetting('privacy.personalisedAds');
