import { accountSection } from './account.ts';
import { staffSection } from './admin.ts';
import { appsSection } from './apps.ts';
import { dashboardSection } from './dashboard.ts';
import { displaySection } from './display.ts';
import { filtersSection } from './filters.ts';
import { keysSection } from './keys.ts';
import { labsSection } from './labs.ts';
import { limitsSection } from './limits.ts';
import { mailSection } from './mail.ts';
import { notificationsSection } from './notifications.ts';
import { passkeysSection } from './passkeys.ts';
import { adFreeSection, domainsSection, giftsSection, purchasesSection } from './payments.ts';
import { privacySection } from './privacy.ts';
import { pushSection } from './push.ts';
import type { SettingsSection } from './section.ts';
import { securityLogSection } from './security-log.ts';
import { sessionsSection } from './sessions.ts';
import { twoFactorSection } from './two-factor.ts';
import { writingSection } from './writing.ts';
import { blogsSection } from './your-blogs.ts';
import { yourDataSection } from './your-data.ts';

/** Every settings page, in display order. A new page needs a file beside this one and an entry here. */
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
  filtersSection,
  privacySection,
  notificationsSection,
  pushSection,
  mailSection,
  adFreeSection,
  purchasesSection,
  giftsSection,
  domainsSection,
  staffSection,
];

/** Returns the settings page an address belongs to; undefined for the list of pages. */
export function sectionAt(pathname: string): SettingsSection | undefined {
  return SETTINGS_SECTIONS.find(
    ({ to, covers = [] }) => to === pathname || covers.includes(pathname) || pathname.startsWith(`${to}/`),
  );
}
