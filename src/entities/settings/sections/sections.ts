import { accountSection } from './account.ts';
import { staffSection } from './admin.ts';
import { appsSection } from './apps.ts';
import { dashboardSection } from './dashboard.ts';
import { displaySection } from './display.ts';
import { keptAwaySection } from './kept-away.ts';
import { keysSection } from './keys.ts';
import { labsSection } from './labs.ts';
import { limitsSection } from './limits.ts';
import { adFreeSection, giftsSection, purchasesSection } from './money.ts';
import { notificationsSection } from './notifications.ts';
import { passkeysSection } from './passkeys.ts';
import { privacySection } from './privacy.ts';
import { pushSection } from './push.ts';
import type { SettingsSection } from './section.ts';
import { securityLogSection } from './security-log.ts';
import { sessionsSection } from './sessions.ts';
import { twoFactorSection } from './two-factor.ts';
import { writingSection } from './writing.ts';
import { blogsSection } from './your-blogs.ts';
import { yourDataSection } from './your-data.ts';

/** Every page of the settings, in the order of the list. A new page has a file beside this one and its line here. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  accountSection,
  blogsSection,
  sessionsSection,
  securityLogSection,
  passkeysSection,
  twoFactorSection,
  yourDataSection,
  limitsSection,
  appsSection,
  displaySection,
  dashboardSection,
  writingSection,
  keysSection,
  labsSection,
  keptAwaySection,
  privacySection,
  notificationsSection,
  pushSection,
  adFreeSection,
  purchasesSection,
  giftsSection,
  staffSection,
];

/** The page of the settings that an address belongs to; undefined for the list of them. */
export function sectionAt(pathname: string): SettingsSection | undefined {
  return SETTINGS_SECTIONS.find(
    ({ to, covers = [] }) => to === pathname || covers.includes(pathname) || pathname.startsWith(`${to}/`),
  );
}
