import { expect, test } from 'vitest';
import { listMailKinds } from '#generated/mail-templates.js';
import { MAIL_KIND_NAMES, MAIL_PREVIEW_NAMES } from '#src/features/admin/model/mail-kind-names.ts';

test('every kind of e-mail and every preview has a name for the staff, and no name is left over', () => {
  const kinds = listMailKinds();
  expect(Object.keys(MAIL_KIND_NAMES).toSorted()).toEqual(kinds.map(({ kind }) => kind).toSorted());
  const previews = new Set(kinds.flatMap(({ previews }) => (previews.length > 1 ? previews : [])));
  expect(Object.keys(MAIL_PREVIEW_NAMES).toSorted()).toEqual([...previews].toSorted());
});

test('every kind of e-mail has a name of its own', () => {
  const names = Object.values(MAIL_KIND_NAMES).map(({ message }) => message);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
