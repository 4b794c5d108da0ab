import type { Examples } from './define.ts';
import { listPages, singleExample } from './lists.ts';
import { ago, ahead } from './shapes.ts';
import { blogRefOf, now, type Schemas } from './world.ts';

// No account has this password: a client that sends the examples to a server with the demo world must not change or end
// its accounts.
const password_current = 'seven-looms-1-lantern';
/** Returns the reason of a suggestion: the first blogs write about the chosen topics. */
function reasonAt(place: number): Schemas['Recommendation'] {
  const tag = ['photography', 'bread', 'astronomy'][place];
  return tag ? { kind: 'tag', tag } : { kind: 'popular' };
}
const backupCodes: Schemas['BackupCodes'] = {
  backupCodes: [
    'k3tq-z8a2',
    'p7wm-4dxc',
    'r2hv-9fln',
    'b6sy-t1qe',
    'm8gd-w5zk',
    'x4cn-j7ru',
    'h9pf-2vta',
    'd1lb-s6my',
    'z5ke-q3wo',
    'g7jt-c8xi',
  ],
  createdTs: now,
};

const sessions: Schemas['Session'][] = [
  {
    id: 'ses_2Kd9LmQ4',
    current: true,
    kind: 'cookie',
    clientName: 'Firefox on Linux',
    device: 'desktop',
    ip: '192.0.2.17',
    place: 'Porto, Portugal',
    createdTs: ago('12d'),
    lastActiveTs: now,
  },
  {
    id: 'ses_8RvTz1Hx',
    current: false,
    kind: 'cookie',
    clientName: 'Safari on iPhone',
    device: 'phone',
    ip: '198.51.100.64',
    place: 'Lisbon, Portugal',
    createdTs: ago('41d'),
    lastActiveTs: ago('3h'),
  },
  {
    id: 'ses_5WbNc7Ya',
    current: false,
    kind: 'token',
    clientName: 'Darkroom Uploader',
    device: 'unknown',
    createdTs: ago('63d'),
    lastActiveTs: ago('2d 4h'),
  },
  {
    id: 'ses_0FqJe3Up',
    current: false,
    kind: 'cookie',
    clientName: 'Chrome on a library computer',
    device: 'desktop',
    ip: '203.0.113.5',
    place: 'Coimbra, Portugal',
    createdTs: ago('96d'),
    lastActiveTs: ago('95d 22h'),
  },
];

/** Device and network of an event in the security log. */
const firefox = { clientName: 'Firefox on Linux', device: 'desktop', place: '192.0.2.0/24' } as const;
const iphone = { clientName: 'Safari on iPhone', device: 'phone', place: '2001:db8:54::/48' } as const;
function once(age: string): Pick<Schemas['SecurityEvent'], 'createdTs' | 'lastTs' | 'count'> {
  return { createdTs: ago(age), lastTs: ago(age), count: 1 };
}
const securityEvents: Schemas['SecurityEvent'][] = [
  {
    id: '801954372210065420',
    kind: 'passkey_added',
    ...once('5m'),
    ...firefox,
    detail: 'Blue laptop',
    isCurrentSession: true,
  },
  {
    id: '801954372210065419',
    kind: 'logged_in',
    ...once('12d'),
    ...firefox,
    method: 'password',
    isCurrentSession: true,
  },
  {
    id: '801954372210065418',
    kind: 'login_failed',
    createdTs: ago('12d 1h'),
    lastTs: ago('12d 40m'),
    count: 14,
    clientName: 'Browser',
    device: 'unknown',
    place: '203.0.113.0/24',
    isCurrentSession: false,
  },
  {
    id: '801954372210065417',
    kind: 'app_authorized',
    ...once('20d'),
    ...iphone,
    detail: 'Darkroom Uploader',
    isCurrentSession: false,
  },
  { id: '801954372210065416', kind: 'password_changed', ...once('41d'), ...iphone, isCurrentSession: false },
  {
    id: '801954372210065415',
    kind: 'suspension_revoked',
    ...once('90d'),
    isCurrentSession: false,
  },
];

/** Second factor, sessions, security log, email and password of the account. */
export const examples = {
  getTwoFactor: {
    responses: {
      200: {
        off: { summary: 'Not set up', value: { enabled: false, backupCodesLeft: 0, rememberedBrowsers: 0 } },
        on: {
          summary: 'Set up; two backup codes were used',
          value: {
            enabled: true,
            method: 'totp' as const,
            enabledTs: ago('120d'),
            backupCodesLeft: 8,
            rememberedBrowsers: 2,
          },
        },
      },
    },
  },
  startTwoFactor: {
    request: singleExample('With the password', { password_current }),
    responses: {
      201: singleExample('A secret for the authenticator', {
        secret: 'JBSWY3DPEHPK3PXPKQ2WCY3LMFTGSZLE',
        otpauthUrl:
          'otpauth://totp/Skein:marlow%40skein.localhost?secret=JBSWY3DPEHPK3PXPKQ2WCY3LMFTGSZLE&issuer=Skein',
        qrCode:
          'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxwYXRoIGQ9Ik0wIDBoM3YzSDB6TTUgMGgzdjNINXpNMCA1aDN2M0gwek00IDRoMXYxSDR6TTYgNWgydjFINnpNNSA3aDF2MUg1eiIvPjwvc3ZnPg==',
        expiresTs: ahead('10m'),
      }),
    },
  },
  confirmTwoFactor: {
    request: singleExample('The first code', { tfa_token: '492039' }),
    responses: { 200: singleExample('On, with ten backup codes', backupCodes) },
  },
  endTwoFactor: { request: singleExample('Password and code', { password_current, tfa_token: '118274' }) },
  createBackupCodes: {
    request: singleExample('Password and code', { password_current, tfa_token: '730551' }),
    responses: { 201: singleExample('Ten new codes', backupCodes) },
  },
  listSessions: {
    responses: {
      200: listPages({ key: 'sessions', path: '/v2/account/sessions', by: 'cursor', items: sessions }),
    },
  },
  listSecurityEvents: {
    responses: {
      200: listPages({
        key: 'events',
        path: '/v2/account/security_log',
        by: 'cursor',
        items: securityEvents,
      }),
    },
  },
  setBirthDate: {
    request: singleExample('A date', { birth_date: '1991-04-23' }),
    responses: { 200: singleExample('Whole years', { age: 35 }) },
  },
  editAccount: {
    request: {
      email: { summary: 'A new address', value: { email: 'marlow@foghorn.example', password_current } },
      password: {
        summary: 'A new password',
        value: { password: 'seven-ridges-before-coffee', password_current },
      },
    },
    responses: {
      200: {
        email: {
          summary: 'The new address waits for its link',
          value: { email: 'marlow@example.com', emailVerified: true, pendingEmail: 'marlow@foghorn.example' },
        },
        password: {
          summary: 'The password is changed',
          value: { email: 'marlow@example.com', emailVerified: true, passwordChangedTs: now },
        },
      },
    },
  },
  deleteAccount: {
    request: singleExample('With the password', { password_current }),
    responses: { 200: singleExample('Gone for good in 30 days', { deleteTs: ahead('30d') }) },
  },
  getMailStatus: {
    responses: {
      200: {
        arrives: { summary: 'E-mails arrive', value: { email: 'marlow@example.com', emailVerified: true } },
        bounced: {
          summary: 'E-mails came back',
          value: {
            email: 'marlow@example.com',
            emailVerified: true,
            suppression: {
              reason: 'bounce' as const,
              detail: '5.1.1 No such user here',
              reportedTs: ago('3d'),
            },
          },
        },
        complained: {
          summary: 'E-mails were reported as unwanted',
          value: {
            email: 'marlow@example.com',
            emailVerified: true,
            suppression: { reason: 'complaint' as const, reportedTs: ago('20d') },
          },
        },
      },
    },
  },
  sendVerificationEmail: {
    request: singleExample('The address that was missing', { email: 'marlow@foghorn.example' }),
  },
  verifyEmail: {
    request: singleExample('The token of the link', { token: 'vf_Jd6XsWq1ZnL8RcTe' }),
    responses: { 200: singleExample('Confirmed', { email: 'marlow@foghorn.example', emailVerified: true }) },
  },
  listOnboardingBlogs: {
    responses: {
      200: listPages({
        key: 'blogs',
        path: '/v2/onboarding/blogs',
        by: 'offset',
        items: ['marlow', 'odile', 'tamsin', 'ferran', 'kilnside', 'natsuki', 'panels', 'cat', 'maps'].map(
          (key, place) => ({ ...blogRefOf(key), followed: false, recommendation: reasonAt(place) }),
        ),
      }),
    },
  },
} satisfies Examples;
