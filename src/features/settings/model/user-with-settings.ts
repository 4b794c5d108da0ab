import type { User } from '#generated/zod/user.zod.ts';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';

/** Returns the member with changed settings, which the site reads for its look, lists and editor. */
export function userWithSettings(user: User, { appearance, dashboard, writing }: UserSettings): User {
  const { palette: _palette, ...look } = appearance;
  const { dimSeen: _dim, skipSeen: _skip, ...lists } = dashboard;
  const { newWebEditor: _editor, ...editor } = writing;
  return {
    ...user,
    appearance: look,
    reading: lists,
    writing: editor,
  };
}
