import type { components } from '#generated/types/api.d.ts';
import type { SettingsRow } from './settings-repository.ts';

type Settings = components['schemas']['NotificationSettings'];
type Update = components['schemas']['NotificationSettingsUpdate'];

const ALL_KINDS_ON = {
  likes: 'everyone',
  reblogs: 'everyone',
  replies: 'everyone',
  mentions: 'everyone',
  asks: 'everyone',
  followers: 'everyone',
  messages: 'everyone',
  gifts: true,
  milestones: true,
  communities: true,
} as const satisfies Partial<Settings>;

/** @param now seconds since 1970: an expired mute counts as none */
export function presentSettings({ choices, is_muted, muted_until }: SettingsRow, now: number): Settings {
  const muted = is_muted && (muted_until === null || muted_until > now);
  return {
    ...ALL_KINDS_ON,
    ...(choices as Partial<Settings>),
    muted,
    ...(muted && muted_until !== null ? { mutedUntilTs: muted_until } : {}),
  };
}

const KINDS = Object.keys(ALL_KINDS_ON) as (keyof typeof ALL_KINDS_ON)[];

/** Returns the settings after an edit; absent ones stay. */
export function changedSettings(update: Update, before: SettingsRow, now: number): SettingsRow {
  const { muted, mute_length_seconds: length } = update;
  const choices = { ...before.choices };
  for (const kind of KINDS) {
    const choice = update[kind];
    if (choice !== undefined) choices[kind] = choice;
  }
  const isMuted = muted ?? presentSettings(before, now).muted === true;
  const until =
    length === undefined ? (muted === undefined ? before.muted_until : null) : length && now + length;
  return {
    choices,
    is_muted: isMuted,
    muted_until: isMuted ? until || null : null,
  };
}
