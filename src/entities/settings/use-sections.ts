import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import type { SettingsSection } from './sections/section.ts';
import { SETTINGS_SECTIONS } from './sections/sections.ts';

/** The pages of the settings that this member has: those of the staff only for them. */
export function useSections(): readonly SettingsSection[] {
  const { user } = useViewer();
  return SETTINGS_SECTIONS.filter(({ isForStaff = false }) => !isForStaff || user?.isAdmin);
}
