import { expect, test } from 'vitest';
import { asTagLine, asText, orEmpty, settingFields } from './setting-field.ts';

interface Settings {
  askMedia: boolean;
  tags?: string[];
  queue: { perDay: number; tag?: string };
}
interface Update {
  ask_media?: boolean;
  tags?: string[];
  queue?: { per_day?: number; tag?: string };
}
const field = settingFields<Settings, Update>();
const settings: Settings = { askMedia: true, queue: { perDay: 3 } };

test('a setting is read and put under its name, and sent in snake case', () => {
  const askMedia = field('askMedia');
  expect(askMedia.of(settings)).toBe(true);
  expect(askMedia.put(settings, false)).toEqual({ ...settings, askMedia: false });
  expect(askMedia.edit(false)).toEqual({ ask_media: false });
});

test('a setting of a section leaves the rest of the section', () => {
  const perDay = asText(field('queue.perDay'));
  expect(perDay.of(settings)).toBe('3');
  expect(perDay.put({ ...settings, queue: { perDay: 3, tag: 'later' } }, '5').queue).toEqual({
    perDay: 5,
    tag: 'later',
  });
  expect(perDay.edit('5')).toEqual({ queue: { per_day: 5 } });
});

test('an absent text is empty, and tags are one line without hash signs', () => {
  expect(orEmpty(field('queue.tag')).of(settings)).toBe('');
  const tags = asTagLine(field('tags'));
  expect(tags.of({ ...settings, tags: ['fog', 'rain'] })).toBe('fog, rain');
  expect(tags.of(settings)).toBe('');
  expect(tags.edit('#fog, , night rain')).toEqual({ tags: ['fog', 'night rain'] });
});
