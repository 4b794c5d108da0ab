import { expect, test } from 'vitest';
import { settingWarnings } from './config-warnings.ts';

const known = new Set([
  'PORT',
  'HOST',
  'SMTP_URL',
  'SMTP_URL_FILE',
  'MAIL_FROM',
  'SESSION_SECRET',
  'DATA_DIR',
]);

test('settingWarnings names a mistyped setting and the nearest right one', () => {
  expect(settingWarnings({ SMPT_URL: 'smtp://mail.example', DATADIR: '/data' }, known)).toEqual([
    'DATADIR has no effect: it is no setting. Did you mean DATA_DIR?',
    'SMPT_URL has no effect: it is no setting. Did you mean SMTP_URL?',
  ]);
  expect(settingWarnings({ MAIL_SENDER: 'a@b.example' }, known)).toEqual([
    'MAIL_SENDER has no effect: it is no setting.',
  ]);
});

test('settingWarnings takes every name in .env for a setting, and of the environment only those that look like one', () => {
  const env = {
    COLOUR: 'red',
    POSTGRES_PASSWORD: 'a',
    NODE_ENV: 'production',
    HOSTNAME: 'box',
    HOME: '/root',
  };
  expect(settingWarnings(env, known)).toEqual([]);
  expect(settingWarnings(env, known, ['COLOUR', 'POSTGRES_PASSWORD', 'NODE_ENV'])).toEqual([
    'COLOUR has no effect: it is no setting.',
  ]);
});

test('settingWarnings names settings that mean nothing without another one', () => {
  expect(settingWarnings({ MAIL_FROM: 'a@b.example' }, known)).toEqual([
    'MAIL_FROM has no effect without SMTP_URL.',
  ]);
  const withServer = { MAIL_FROM: 'a@b.example', SMTP_URL_FILE: '/run/secrets/smtp', DATA_DIR: '' };
  expect(settingWarnings(withServer, known)).toEqual([]);
});
