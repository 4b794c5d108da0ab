import { userSettingDefaults } from '#generated/setting-defaults.ts';
import type { Examples } from './define.ts';
import { singleExample } from './lists.ts';
import { ago, ahead } from './shapes.ts';
import { now, type Schemas } from './world.ts';

const settings: Schemas['UserSettings'] = {
  ...userSettingDefaults,
  account: { ...userSettingDefaults.account, locale: 'en-us', timezone: 'Europe/Lisbon', emailLookup: false },
  appearance: { ...userSettingDefaults.appearance, palette: null },
  writing: { ...userSettingDefaults.writing, newWebEditor: true, defaultTags: ['photography'] },
  notifications: { ...userSettingDefaults.notifications, emailDigest: 'weekly' },
  keyboard: { singleKeys: true, ownKeys: [{ act: 'like', key: 'x' }] },
};

const {
  emailDigest,
  emailAsks,
  emailFollowers,
  emailMessages,
  emailReplies,
  emailInvitations,
  emailGifts,
  emailSupporters,
  emailProduct,
} = settings.notifications;
const choices: Schemas['MailChoices'] = {
  emailDigest,
  emailAsks,
  emailFollowers,
  emailMessages,
  emailReplies,
  emailInvitations,
  emailGifts,
  emailSupporters,
  emailProduct,
};
const mailStop: Schemas['MailStop'] = {
  scope: 'emailAsks',
  email: 'm•••••@example.com',
  name: 'marlow',
  choices,
};
const stopped: Schemas['MailStop'] = { ...mailStop, choices: { ...choices, emailAsks: false } };

const laptop: Schemas['PushDevice'] = {
  id: '7301122334455667801',
  current: true,
  name: 'Firefox on Linux',
  createdTs: ago('9d'),
  lastToldTs: ago('2h'),
};
const phone: Schemas['PushDevice'] = {
  id: '7301122334455667799',
  current: false,
  name: 'Chrome on Android',
  createdTs: ago('31d'),
  lastToldTs: ago('26m'),
};
/** A key of no browser: push messages to it cannot be decrypted. */
const applicationServerKey =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

const downloads: Schemas['DataDownload'][] = [
  { id: 'dl_7QwLx2Vb', status: 'running', requestedTs: ago('14m'), progress: 62 },
  {
    id: 'dl_3HnRt9Kc',
    status: 'ready',
    requestedTs: ago('3d'),
    readyTs: ago('2d 22h'),
    expiresTs: ahead('4d'),
    progress: 100,
    bytes: 48_213_504,
    url: '/privacy/download/dl_3HnRt9Kc/q0Zt8c1mUu2yJHsW4bXn7kVd5eLr9aPf3oGi6hTxYwE',
  },
  {
    id: 'dl_1BzMy6Fs',
    status: 'expired',
    requestedTs: ago('200d'),
    readyTs: ago('199d'),
    expiresTs: ago('192d'),
  },
];
const [running, ready, expired] = downloads as [
  Schemas['DataDownload'],
  Schemas['DataDownload'],
  Schemas['DataDownload'],
];

/** The member's own settings and the export of their data. */
export const examples = {
  getMailChoices: { responses: { 200: singleExample('From an e-mail about an ask', mailStop) } },
  stopMails: { responses: { 200: singleExample('No more e-mails about asks', stopped) } },
  editMailChoices: {
    request: singleExample('No e-mails about asks', { email_asks: false }),
    responses: { 200: singleExample('No more e-mails about asks', stopped) },
  },
  getUserSettings: {
    responses: {
      200: {
        marlow: { summary: 'Settings of Marlow', value: { settings } },
        fresh: {
          summary: 'As an account is born',
          value: {
            settings: {
              ...settings,
              account: { ...settings.account, timezone: 'UTC' },
              writing: { ...settings.writing, defaultTags: [] },
              keyboard: { singleKeys: true, ownKeys: [] },
              notifications: { ...settings.notifications, emailDigest: 'never' as const },
            },
          },
        },
      },
    },
  },
  listPushDevices: {
    responses: {
      200: {
        two: { summary: 'A laptop and a phone', value: { applicationServerKey, devices: [laptop, phone] } },
        none: { summary: 'None yet', value: { applicationServerKey, devices: [] } },
      },
    },
  },
  addPushDevice: {
    request: singleExample('What the browser made', {
      endpoint: 'https://push.example/send/c2tlaW4tbGFudGVybi03LWxvb20',
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    }),
    responses: { 201: singleExample('It is told from now on', { device: laptop }) },
  },
  editUserSettings: {
    request: {
      labels: {
        summary: 'Show what is labelled mature',
        value: { content_labels: { general: 'show' as const } },
      },
      motion: {
        summary: 'Nothing moves',
        value: { appearance: { reduce_motion: 'always' as const, autoplay: 'never' as const } },
      },
    },
    responses: {
      200: {
        labels: {
          summary: 'The settings afterwards',
          value: {
            settings: { ...settings, contentLabels: { ...settings.contentLabels, general: 'show' as const } },
          },
        },
        motion: {
          summary: 'Nothing moves',
          value: {
            settings: {
              ...settings,
              appearance: {
                ...settings.appearance,
                reduceMotion: 'always' as const,
                autoplay: 'never' as const,
              },
            },
          },
        },
      },
    },
  },
  reorderBlogs: {
    request: singleExample('The second drawer last', { blog_names: ['marlow', 'marlow-offcuts'] }),
  },
  listDataDownloads: {
    responses: {
      200: {
        running: { summary: 'One is being made', value: { downloads } },
        empty: { summary: 'None was asked for', value: { downloads: [] } },
      },
    },
  },
  requestDataDownload: {
    responses: {
      201: singleExample('It is being made', {
        download: { id: 'dl_7QwLx2Vb', status: 'pending' as const, requestedTs: now, progress: 0 },
      }),
    },
  },
  getDataDownload: {
    responses: {
      200: {
        dl_7QwLx2Vb: { summary: 'Being made', value: { download: running } },
        dl_3HnRt9Kc: { summary: 'Ready to fetch', value: { download: ready } },
        dl_1BzMy6Fs: { summary: 'Too old', value: { download: expired } },
      },
    },
  },
} satisfies Examples;
