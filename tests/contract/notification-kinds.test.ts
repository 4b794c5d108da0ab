import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { notificationKinds } from '#generated/notification-kinds.ts';
import document from '#generated/openapi.json' with { type: 'json' };
import { pushWordsIn } from '#generated/push-words.js';
import { causesOf } from '#server/notifications/kinds.ts';

const types = document.components.schemas.NotificationType['x-values'];

test('every notification kind is a type of the contract, in a file of its name', () => {
  const files = globSync('server/notifications/kinds/*.ts').map((file) => basename(file, '.ts'));
  const named = notificationKinds.map(({ type }) => type);
  expect(named.map((type) => type.replaceAll('_', '-')).sort()).toEqual(files.sort());
  expect(named.filter((type) => !types.includes(type))).toEqual([]);
});

test('every notification kind has a view on the activity page, in a file of the same name', () => {
  const [kinds, views] = ['server/notifications/kinds/*.ts', 'src/features/activity/kinds/*.tsx'].map(
    (files) => globSync(files).map((file) => basename(file).replace(/\.tsx?$/, '')),
  );
  expect(views?.sort()).toEqual(kinds?.sort());
});

test.each(notificationKinds.map((kind) => [kind.type, kind] as const))(
  'the notification kind %s selects the columns of a notification and its own type and has texts',
  (type, kind) => {
    for (const { rows } of causesOf(kind)) {
      const [columns = ''] = rows.split(/\bfrom\b/);
      expect(columns.split(',')).toHaveLength(/^(community|collection)_/.test(type) ? 9 : 8);
      expect(columns).toContain(`'${type}'`);
    }
    const { title, siteTitle } = kind;
    expect([title, siteTitle].filter(Boolean)).toHaveLength(1);
    const [english, german] = [pushWordsIn('en-us'), pushWordsIn('de')];
    expect(english.hasTitle(type)).toBe(true);
    expect(english.title(type, 'Otto')).not.toBe(german.title(type, 'Otto'));
  },
);
