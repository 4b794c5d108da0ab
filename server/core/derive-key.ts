import { hkdfSync } from 'node:crypto';

/** Derives one key per purpose from the operator's one secret, so that a leaked key reveals nothing about another. */
export function deriveKey(
  secret: string,
  purpose:
    | 'cursor'
    | 'session'
    | 'access-token'
    | 'token-secret'
    | 'report-token'
    | 'mail'
    | 'ads'
    | 'mailed-link'
    | 'mail-stop'
    | 'second-factor'
    | 'backup-code'
    | 'download'
    | 'app-item'
    | 'app-secret'
    | 'app-cookie'
    | 'app-signing'
    | 'captcha'
    | 'certificate'
    | 'device'
    | 'remembered-browser'
    | 'third-party'
    | 'passkey'
    | 'test-payments'
    | 'push',
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `skein/${purpose}/1`, 32));
}
