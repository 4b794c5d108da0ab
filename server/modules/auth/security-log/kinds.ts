/** Kinds of events in the security log, as `x-values` of SecurityEventKind lists them. */
export const SECURITY_EVENT_KINDS = [
  'account_created',
  'logged_in',
  'login_failed',
  'login_link_requested',
  'logged_out',
  'session_revoked',
  'sessions_revoked',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'reauthentication_failed',
  'email_change_requested',
  'email_change_cancelled',
  'email_changed',
  'email_change_reverted',
  'two_factor_enabled',
  'two_factor_disabled',
  'two_factor_failed',
  'backup_codes_created',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'passkey_failed',
  'provider_linked',
  'provider_unlinked',
  'app_authorized',
  'app_revoked',
  'recovery_requested',
  'recovery_started',
  'recovery_finished',
  'recovery_cancelled',
  'login_alerts_enabled',
  'login_alerts_disabled',
  'push_device_added',
  'data_download_requested',
  'domain_code_created',
  'account_deletion_requested',
  'account_restored',
  'suspended',
  'suspension_revoked',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** Kinds of a failed attempt to prove an identity. */
export type FailedAttemptKind = Extract<SecurityEventKind, `${string}_failed`>;

/** Methods of logging in, as `x-values` of `SecurityEvent.method` lists them. */
export type LoginMethod = 'password' | 'mailed_link' | 'passkey' | 'provider' | 'password_reset';

/** Kinds that strangers can cause: they are aggregated per hour, so that nobody floods the log. */
export const COUNTED_KINDS: ReadonlySet<SecurityEventKind> = new Set<SecurityEventKind>([
  'login_failed',
  'two_factor_failed',
  'passkey_failed',
  'reauthentication_failed',
  'login_link_requested',
  'password_reset_requested',
  'recovery_requested',
]);
