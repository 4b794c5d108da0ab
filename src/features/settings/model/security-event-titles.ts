import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Titles of security events by their kind. */
export const EVENT_TITLES: Readonly<Record<string, MessageDescriptor>> = {
  account_created: msg`Account created`,
  logged_in: msg`Logged in`,
  login_failed: msg`Log-in failed: wrong password`,
  login_link_requested: msg`Log-in link requested`,
  logged_out: msg`Logged out`,
  session_revoked: msg`Another session logged out`,
  sessions_revoked: msg`All other browsers logged out`,
  password_changed: msg`Password changed`,
  password_reset_requested: msg`Password reset requested`,
  password_reset: msg`Password reset`,
  reauthentication_failed: msg`Wrong password or code when confirming a change`,
  email_change_requested: msg`New e-mail address requested`,
  email_change_cancelled: msg`Change of e-mail address cancelled`,
  email_changed: msg`E-mail address changed`,
  email_change_reverted: msg`Change of e-mail address undone`,
  two_factor_enabled: msg`Two-factor authentication turned on`,
  two_factor_disabled: msg`Two-factor authentication turned off`,
  two_factor_failed: msg`Wrong code for two-factor authentication`,
  backup_codes_created: msg`New backup codes created`,
  passkey_added: msg`Passkey added`,
  passkey_renamed: msg`Passkey renamed`,
  passkey_removed: msg`Passkey removed`,
  passkey_failed: msg`Passkey refused`,
  provider_linked: msg`Provider linked for logging in`,
  provider_unlinked: msg`Provider unlinked`,
  app_authorized: msg`App given access`,
  app_revoked: msg`Access of an app revoked`,
  recovery_requested: msg`Account recovery requested`,
  recovery_started: msg`Account recovery started`,
  recovery_finished: msg`Account recovered: second factor and passkeys removed`,
  recovery_cancelled: msg`Account recovery cancelled`,
  login_alerts_enabled: msg`E-mails about log-ins from new devices turned on`,
  login_alerts_disabled: msg`E-mails about log-ins from new devices turned off`,
  push_device_added: msg`Push notifications turned on`,
  data_download_requested: msg`Download of your data requested`,
  account_deletion_requested: msg`Account deletion requested`,
  account_restored: msg`Account restored`,
  suspended: msg`Account suspended`,
  suspension_revoked: msg`Suspension ended`,
};

/** Titles of log-ins by their method. */
export const LOGIN_TITLES: Readonly<Record<string, MessageDescriptor>> = {
  password: msg`Logged in with the password`,
  mailed_link: msg`Logged in with an e-mailed link`,
  passkey: msg`Logged in with a passkey`,
  provider: msg`Logged in through another provider`,
  password_reset: msg`Logged in after a password reset`,
};
