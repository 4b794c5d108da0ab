import type { components } from '#generated/types/api.d.ts';
import { READING_DEFAULTS, WRITING_DEFAULTS } from '#server/entities/user/reading-defaults.ts';
import { labelChoices } from '#server/policies/labels.ts';
import type { MemberRow, SavedMember } from './member-repository.ts';

type Settings = components['schemas']['UserSettings'];

/** Default settings, as the contract shows a new account. Being found and data sharing are opt-in. */
const DEFAULTS = {
  account: { timezone: 'UTC', loginAlerts: true },
  appearance: {
    textSize: 'regular',
    reduceMotion: 'system',
    autoplay: 'device',
    underlineLinks: false,
    plainColors: false,
  },
  dashboard: {
    ...READING_DEFAULTS,
    dimSeen: false,
    skipSeen: false,
  },
  writing: {
    ...WRITING_DEFAULTS,
  },
  notifications: {
    emailDigest: 'never',
    emailAsks: true,
    emailFollowers: false,
    emailMessages: true,
    emailProduct: false,
    push: true,
    // Frequent events such as likes send no push messages by default.
    pushMessages: true,
    pushAsks: true,
    pushMentions: true,
    pushReplies: true,
    pushReblogs: true,
    pushLikes: false,
    pushFollowers: true,
    pushPosts: true,
    pushOther: true,
    pushText: false,
    sounds: false,
    groupBy: 'post',
    quietStart: 23,
    quietEnd: 7,
  },
  privacy: {
    showActivity: false,
    readReceipts: true,
    allowBoops: true,
    personalisedAds: false,
    thirdPartySharing: false,
    messagesFrom: 'everyone',
  },
  keyboard: { singleKeys: true, ownKeys: [] },
} as const;

/** Presents the notification settings of a member, with the defaults of unset ones. */
export function presentNotifyOptions({ notifications }: SavedMember): Settings['notifications'] {
  return { ...DEFAULTS.notifications, ...notifications };
}

/** Presents the settings of a member, with the defaults of unset ones. */
export function presentMember({ locale, palette, email_lookup, settings }: MemberRow): Settings {
  return {
    account: { ...DEFAULTS.account, ...settings.account, locale, emailLookup: email_lookup },
    appearance: { ...DEFAULTS.appearance, ...settings.appearance, palette },
    dashboard: { ...DEFAULTS.dashboard, ...settings.dashboard },
    contentLabels: labelChoices(settings.contentLabels),
    writing: { ...DEFAULTS.writing, ...settings.writing, newWebEditor: settings.old_editor === undefined },
    notifications: presentNotifyOptions(settings),
    privacy: { ...DEFAULTS.privacy, ...settings.privacy },
    keyboard: { ...DEFAULTS.keyboard, ownKeys: [], ...settings.keyboard },
  };
}
