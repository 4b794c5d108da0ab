import { expect, it } from 'vitest';
import { listMailKinds } from '#generated/mail-templates.js';
import { notificationKinds } from '#generated/notification-kinds.ts';
import { mailCauses } from '#server/module-registry.ts';

it('Every type of notification that is mailed has a declared cause with its setting', () => {
  const declared = new Map<string, string>(mailCauses.map(({ kind, setting }) => [kind, setting]));
  const mailed = notificationKinds.flatMap(({ type, mail }) => (mail ? [{ type, ...mail }] : []));
  expect(mailed.map(({ type }) => type).toSorted()).toEqual([
    'ask',
    'follow',
    'gift',
    'gift_claimed',
    'gift_declined',
    'gift_expired',
    'group_blog_invitation',
    'mention_in_post',
    'mention_in_reply',
    'reply',
  ]);
  for (const { kind, setting } of mailed) expect([kind, declared.get(kind)]).toEqual([kind, setting]);
});

it('Every cause names the setting that the template of its kind is stopped by, and each kind has one cause', () => {
  const templates = new Map<string, string | undefined>(
    listMailKinds().map(({ kind, setting }) => [kind, setting]),
  );
  for (const { kind, setting } of mailCauses) expect([kind, templates.get(kind)]).toEqual([kind, setting]);
  expect(new Set(mailCauses.map(({ kind }) => kind)).size).toBe(mailCauses.length);
});
