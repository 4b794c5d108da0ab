import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import type { UserSettingsUpdate } from '#generated/zod/userSettingsUpdate.zod.ts';

/** One setting of the member: where it stands in an answer, and how a request names it. */
export interface MemberSetting<Value> {
  of: (settings: UserSettings) => Value;
  put: (settings: UserSettings, value: Value) => UserSettings;
  edit: (value: Value) => UserSettingsUpdate;
}

type Privacy = UserSettings['privacy'];

function withPrivacy(settings: UserSettings, changed: Partial<Privacy>): UserSettings {
  return { ...settings, privacy: { ...settings.privacy, ...changed } };
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
