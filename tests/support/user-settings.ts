import { userSettingDefaults } from '#generated/setting-defaults.ts';
import type { User } from '#generated/zod/user.zod.ts';

/** Returns a member with default reading settings, except for those given. */
export function readingSettings(set: Partial<NonNullable<User['reading']>> = {}): Partial<User> {
  const { dimSeen: _dim, skipSeen: _skip, ...reading } = userSettingDefaults.dashboard;
  return { reading: { ...reading, ...set } };
}

/** Returns a member with default writing settings, except for those given. */
export function writingSettings(set: Partial<NonNullable<User['writing']>> = {}): Partial<User> {
  return { writing: { ...userSettingDefaults.writing, ...set } };
}
