import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import type { UserSettingsUpdate } from '#generated/zod/userSettingsUpdate.zod.ts';
import type { Palette } from '#src/domain/appearance/palette.ts';
import { addTags } from '#src/shared/lib/text/tags.ts';

/** A setting of the member: its position in the response, and its field in the request. */
export interface MemberSetting<Value> {
  of: (settings: UserSettings) => Value;
  put: (settings: UserSettings, value: Value) => UserSettings;
  edit: (value: Value) => UserSettingsUpdate;
}

type Privacy = UserSettings['privacy'];

function withPrivacy(settings: UserSettings, changed: Partial<Privacy>): UserSettings {
  return { ...settings, privacy: { ...settings.privacy, ...changed } };
}

type Section = Exclude<keyof UserSettings, 'account' | 'appearance'>;

/** Creates a setting whose request field corresponds to its response field. */
function namedSetting<Name extends Section, Key extends keyof UserSettings[Name] & string>(
  section: Name,
  key: Key,
  sentSection: keyof UserSettingsUpdate,
  sent: string,
): MemberSetting<UserSettings[Name][Key]> {
  return {
    of: (settings) => settings[section][key],
    put: (settings, value) => ({ ...settings, [section]: { ...settings[section], [key]: value } }),
    edit: (value) => ({ [sentSection]: { [sent]: value } }),
  };
}

/** Converts a number setting to text, for a select field. */
function asText(setting: MemberSetting<number>): MemberSetting<string> {
  return {
    of: (settings) => String(setting.of(settings)),
    put: (settings, value) => setting.put(settings, Number(value)),
    edit: (value) => setting.edit(Number(value)),
  };
}

export const emailLookup: MemberSetting<boolean> = {
  of: ({ account }) => account.emailLookup,
  put: (settings, emailLookup) => ({ ...settings, account: { ...settings.account, emailLookup } }),
  edit: (email_lookup) => ({ account: { email_lookup } }),
};

export const readReceipts: MemberSetting<boolean> = {
  of: ({ privacy }) => privacy.readReceipts,
  put: (settings, readReceipts) => withPrivacy(settings, { readReceipts }),
  edit: (read_receipts) => ({ privacy: { read_receipts } }),
};

export const messagesFrom: MemberSetting<Privacy['messagesFrom']> = {
  of: ({ privacy }) => privacy.messagesFrom,
  put: (settings, messagesFrom) => withPrivacy(settings, { messagesFrom }),
  edit: (messages_from) => ({ privacy: { messages_from } }),
};

export const thirdPartySharing: MemberSetting<boolean> = {
  of: ({ privacy }) => privacy.thirdPartySharing,
  put: (settings, thirdPartySharing) => withPrivacy(settings, { thirdPartySharing }),
  edit: (third_party_sharing) => ({ privacy: { third_party_sharing } }),
};

export const personalisedAds: MemberSetting<boolean> = {
  of: ({ privacy }) => privacy.personalisedAds,
  put: (settings, personalisedAds) => withPrivacy(settings, { personalisedAds }),
  edit: (personalised_ads) => ({ privacy: { personalised_ads } }),
};

type Account = UserSettings['account'];
type Look = UserSettings['appearance'];

function withAccount(settings: UserSettings, changed: Partial<Account>): UserSettings {
  return { ...settings, account: { ...settings.account, ...changed } };
}

function withLook(settings: UserSettings, changed: Partial<Look>): UserSettings {
  return { ...settings, appearance: { ...settings.appearance, ...changed } };
}

export const locale: MemberSetting<Account['locale']> = {
  of: ({ account }) => account.locale,
  put: (settings, locale) => withAccount(settings, { locale }),
  edit: (locale) => ({ account: { locale } }),
};

export const timezone: MemberSetting<string> = {
  of: ({ account }) => account.timezone,
  put: (settings, timezone) => withAccount(settings, { timezone }),
  edit: (timezone) => ({ account: { timezone } }),
};

/** The palette; `system` follows the operating system. */
export const palette: MemberSetting<Palette | 'system'> = {
  of: ({ appearance }) => appearance.palette ?? 'system',
  put: (settings, palette) => withLook(settings, { palette: palette === 'system' ? null : palette }),
  edit: (palette) => ({ appearance: { palette: palette === 'system' ? null : palette } }),
};

export const textSize: MemberSetting<Look['textSize']> = {
  of: ({ appearance }) => appearance.textSize,
  put: (settings, textSize) => withLook(settings, { textSize }),
  edit: (text_size) => ({ appearance: { text_size } }),
};

/** True to reduce motion always; false follows the operating system. */
export const calm: MemberSetting<boolean> = {
  of: ({ appearance }) => appearance.reduceMotion === 'always',
  put: (settings, isCalm) => withLook(settings, { reduceMotion: isCalm ? 'always' : 'system' }),
  edit: (isCalm) => ({ appearance: { reduce_motion: isCalm ? 'always' : 'system' } }),
};

export const underlineLinks: MemberSetting<boolean> = {
  of: ({ appearance }) => appearance.underlineLinks,
  put: (settings, underlineLinks) => withLook(settings, { underlineLinks }),
  edit: (underline_links) => ({ appearance: { underline_links } }),
};

export const autoplay: MemberSetting<Look['autoplay']> = {
  of: ({ appearance }) => appearance.autoplay,
  put: (settings, autoplay) => withLook(settings, { autoplay }),
  edit: (autoplay) => ({ appearance: { autoplay } }),
};

type Labels = UserSettings['contentLabels'];
/** Treatment of labelled posts. */
export type LabelTreatment = Labels['general'];

function withLabels(settings: UserSettings, changed: Partial<Labels>): UserSettings {
  return { ...settings, contentLabels: { ...settings.contentLabels, ...changed } };
}

/** Creates the setting for posts with a label; requests spell its name with underscores. */
export function labelTreatment(
  label: Exclude<keyof Labels, 'hideUndescribed'>,
  spelt: 'general' | 'drug_use' | 'violence' | 'sexual_themes',
): MemberSetting<LabelTreatment> {
  return {
    of: ({ contentLabels }) => contentLabels[label],
    put: (settings, fate) => withLabels(settings, { [label]: fate }),
    edit: (fate) => ({ content_labels: { [spelt]: fate } }),
  };
}

export const hideUndescribed: MemberSetting<boolean> = {
  of: ({ contentLabels }) => contentLabels.hideUndescribed,
  put: (settings, hideUndescribed) => withLabels(settings, { hideUndescribed }),
  edit: (hide_undescribed) => ({ content_labels: { hide_undescribed } }),
};

/** Treatment of posts on the dashboard that the member has seen. */
export type SeenPosts = 'show' | 'dim' | 'skip';

/** Combines two settings, because posts that will be left out are dimmed until then. */
export const seenPosts: MemberSetting<SeenPosts> = {
  of: ({ dashboard: { dimSeen, skipSeen } }) => (skipSeen ? 'skip' : dimSeen ? 'dim' : 'show'),
  put: (settings, chosen) => ({
    ...settings,
    dashboard: { ...settings.dashboard, dimSeen: chosen !== 'show', skipSeen: chosen === 'skip' },
  }),
  edit: (chosen) => ({ dashboard: { dim_seen: chosen !== 'show', skip_seen: chosen === 'skip' } }),
};

type Notifying = UserSettings['notifications'];

/** Creates a boolean push setting, with its names in responses and in requests. */
function pushSetting<Name extends keyof Notifying & `push${string}`>(
  name: Name,
  sent: keyof NonNullable<UserSettingsUpdate['notifications']>,
): MemberSetting<boolean> {
  return {
    of: ({ notifications }) => notifications[name],
    put: (settings, value) => ({ ...settings, notifications: { ...settings.notifications, [name]: value } }),
    edit: (value) => ({ notifications: { [sent]: value } }),
  };
}

/** True when anything is pushed. */
export const push = pushSetting('push', 'push');
/** True when the text of messages and posts is pushed as well. */
export const pushText = pushSetting('pushText', 'push_text');
export const pushMessages = pushSetting('pushMessages', 'push_messages');
export const pushAsks = pushSetting('pushAsks', 'push_asks');
export const pushMentions = pushSetting('pushMentions', 'push_mentions');
export const pushReplies = pushSetting('pushReplies', 'push_replies');
export const pushReblogs = pushSetting('pushReblogs', 'push_reblogs');
export const pushLikes = pushSetting('pushLikes', 'push_likes');
export const pushFollowers = pushSetting('pushFollowers', 'push_followers');
export const pushPosts = pushSetting('pushPosts', 'push_posts');
export const pushOther = pushSetting('pushOther', 'push_other');

/** Creates a setting for an hour of the day, as text for a select field. */
function quietHourSetting(
  name: 'quietStart' | 'quietEnd',
  sent: 'quiet_start' | 'quiet_end',
): MemberSetting<string> {
  return {
    of: ({ notifications }) => String(notifications[name]),
    put: (settings, hour) => ({
      ...settings,
      notifications: { ...settings.notifications, [name]: Number(hour) },
    }),
    edit: (hour) => ({ notifications: { [sent]: Number(hour) } }),
  };
}

/** Start and end of the hours in which nothing is pushed. */
export const quietStart = quietHourSetting('quietStart', 'quiet_start');
export const quietEnd = quietHourSetting('quietEnd', 'quiet_end');

export const plainColors: MemberSetting<boolean> = {
  of: ({ appearance }) => appearance.plainColors,
  put: (settings, isPlain) => withLook(settings, { plainColors: isPlain }),
  edit: (plain_colors) => ({ appearance: { plain_colors } }),
};

export const loginAlerts: MemberSetting<boolean> = {
  of: ({ account }) => account.loginAlerts,
  put: (settings, isOn) => withAccount(settings, { loginAlerts: isOn }),
  edit: (login_alerts) => ({ account: { login_alerts } }),
};

/** Order of the dashboard: newest or best posts first. */
export const order: MemberSetting<'newest' | 'best'> = {
  of: ({ dashboard }) => (dashboard.bestFirst ? 'best' : 'newest'),
  put: (settings, chosen) => ({
    ...settings,
    dashboard: { ...settings.dashboard, bestFirst: chosen === 'best' },
  }),
  edit: (chosen) => ({ dashboard: { best_first: chosen === 'best' } }),
};

export const endlessScrolling = namedSetting(
  'dashboard',
  'endlessScrolling',
  'dashboard',
  'endless_scrolling',
);
export const showRecommendations = namedSetting(
  'dashboard',
  'showRecommendations',
  'dashboard',
  'show_recommendations',
);
export const showTimestamps = namedSetting('dashboard', 'showTimestamps', 'dashboard', 'show_timestamps');
export const trailItems = asText(namedSetting('dashboard', 'trailItems', 'dashboard', 'trail_items'));
export const defaultTab = namedSetting('dashboard', 'defaultTab', 'dashboard', 'default_tab');
export const defaultState = namedSetting('writing', 'defaultState', 'writing', 'default_state');
export const remindAltText = namedSetting('writing', 'remindAltText', 'writing', 'remind_alt_text');
export const undoSeconds = asText(namedSetting('writing', 'undoSeconds', 'writing', 'undo_seconds'));
export const showActivity = namedSetting('privacy', 'showActivity', 'privacy', 'show_activity');
export const allowBoops = namedSetting('privacy', 'allowBoops', 'privacy', 'allow_boops');

/** Default tags in one line, separated by commas. */
export const defaultTags: MemberSetting<string> = {
  of: ({ writing }) => writing.defaultTags.join(', '),
  put: (settings, line) => ({
    ...settings,
    writing: { ...settings.writing, defaultTags: tagsIn(line) },
  }),
  edit: (line) => ({ writing: { default_tags: tagsIn(line) } }),
};

function tagsIn(line: string): string[] {
  return addTags([], line);
}
