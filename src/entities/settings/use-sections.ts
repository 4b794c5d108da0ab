import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import type { SettingsSection } from './sections/section.ts';
import { SETTINGS_SECTIONS } from './sections/sections.ts';

/** Returns the settings pages this member can open; staff pages only for staff. */
export function useSections(): readonly SettingsSection[] {
  const { user } = useViewer();
  return SETTINGS_SECTIONS.filter(({ isForStaff = false }) => !isForStaff || user?.isAdmin);
}
