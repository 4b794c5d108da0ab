import type { IconName } from '#src/shared/ui/icon-paths.ts';

/** Icons by the beginning or end of a kind; the first match counts. */
const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/_failed$/, 'alert'],
  [/^(?:logged_out|sessions?_revoked)$/, 'logout'],
  [/^(?:account_created|logged_in)$/, 'user'],
  [/^(?:email|login_link)_/, 'message'],
  [/^(?:password|two_factor|backup_codes|passkey)/, 'lock'],
  [/^(?:provider|app|domain)_/, 'link'],
  [/^recovery_/, 'clock'],
  [/^(?:login_alerts|push_device)_/, 'bell'],
  [/^data_download_/, 'download'],
  [/^account_deletion_/, 'trash'],
  [/^(?:account_restored|suspension_revoked)$/, 'check'],
  [/^suspended$/, 'flag'],
];

/** Returns the icon of a kind of security event; a neutral one for an unknown kind. */
export function securityEventIcon(kind: string): IconName {
  return ICONS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'info';
}
