import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let staff: Member;
let ivy: Member;
let otto: Member;
let bystander: Bystander;
beforeAll(async () => {
  t = await buildTestApp();
  staff = await t.member('staff', { role: 'admin' });
  [ivy, otto] = [await t.member('ivy'), await t.member('otto')];
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});
beforeEach(() => t.db.query('delete from announcements'));

const PLACE = '/v2/admin/announcements';
const NEWS = { title: 'Wool', text: 'There is more of it.', audience: 'everyone', dismissible: true };
const DAY_SECONDS = 86_400;
const now = (): number => Math.floor(t.app.services.now() / 1000);

function createAnnouncement(more: object = {}, as = staff) {
  return t.injectAs(as, { method: 'POST', url: PLACE, payload: { ...NEWS, ...more } });
}
function editAnnouncement(id: string, more: object = {}, as = staff) {
  return t.injectAs(as, { method: 'PUT', url: `${PLACE}/${id}`, payload: { ...NEWS, ...more } });
}
async function created(more: object = {}): Promise<AnyBody> {
  const { status, body } = await createAnnouncement(more);
  expect(status).toBe(201);
  return body.response.announcement;
}
async function listed(): Promise<AnyBody[]> {
  return (await t.injectAs(staff, PLACE)).body.response.announcements;
}
/** Returns the titles of the announcements of a member's dashboard, which are above all posts. */
async function shownTo(member: Member, query = ''): Promise<string[]> {
  const { elements } = (await t.injectAs(member, `/v2/timeline/dashboard${query}`)).body.response.timeline;
  const kinds = elements.map(({ objectType }: AnyBody) => objectType);
  const news = elements.filter(({ objectType }: AnyBody) => objectType === 'announcement');
  expect(kinds.slice(0, news.length)).toEqual(news.map(() => 'announcement'));
  return news.map(({ title }: AnyBody) => title);
}
/** Moves start and end of an announcement, given in milliseconds from now. */
function moveSchedule(id: string, starts: number, ends: number | null) {
  return t.db.query(
    `update announcements set starts_at = now() + $2 * interval '1 millisecond',
            ends_at = now() + $3 * interval '1 millisecond' where id = $1`,
    [id, starts, ends],
  );
}

describe('announcements in the admin console', () => {
  it('createAnnouncement stores an announcement, which listAnnouncements lists the newest first', async () => {
    const plain = await created({ title: '  Wool ', text: ' More. ' });
    expect(plain).toEqual({
      id: expect.any(String),
      announcement: {
        objectType: 'announcement',
        id: `news-${plain.id}`,
        title: 'Wool',
        text: 'More.',
        dismissible: true,
      },
      audience: 'everyone',
      state: 'running',
      startTs: expect.any(Number),
      createdTs: expect.any(Number),
      author: 'staff',
      dismissedCount: 0,
    });
    const planned = await created({
      button_text: 'Look',
      button_href: '/explore',
      audience: 'language',
      locale: 'de',
      dismissible: false,
      start_ts: now() + DAY_SECONDS,
      end_ts: now() + 2 * DAY_SECONDS,
    });
    expect(planned).toMatchObject({
      announcement: { dismissible: false, button: { text: 'Look', href: '/explore' } },
      audience: 'language',
      locale: 'de',
      state: 'planned',
    });
    expect(await listed()).toEqual([planned, plain]);
  });

  it('listAnnouncements pages through every announcement once', async () => {
    for (const title of ['a', 'b', 'c']) await created({ title });
    const first = (await t.injectAs(staff, `${PLACE}?limit=2`)).body.response;
    const next = `${PLACE}?${new URLSearchParams(first.links.next.queryParams)}`;
    const second = (await t.injectAs(staff, next)).body.response;
    const titles = [...first.announcements, ...second.announcements].map((one) => one.announcement.title);
    expect(titles).toEqual(['c', 'b', 'a']);
    expect(second.links).toEqual({});
  });

  it('createAnnouncement shows a picture of the caller, which editAnnouncement keeps for a colleague', async () => {
    const png = await sharp({ create: { width: 168, height: 128, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { mediaKey } = await t.app.services.media.addImage(staff.userId, png);
    const { id, announcement } = await created({ image_media_key: mediaKey });
    expect(announcement.image[0].mediaKey).toBe(mediaKey);
    const colleague = await t.member(`colleague-${id}`, { role: 'admin' });
    const kept = await editAnnouncement(id, { image_media_key: mediaKey }, colleague);
    expect(kept.body.response.announcement.announcement.image).toEqual(announcement.image);
    const foreign = await createAnnouncement({ image_media_key: mediaKey }, colleague);
    expect([foreign.status, foreign.body.errors[0]]).toMatchObject([
      400,
      { code: 8005, field: 'image_media_key', reason: 'not_uploaded' },
    ]);
    const without = await editAnnouncement(id, {}, colleague);
    expect(without.body.response.announcement.announcement).not.toHaveProperty('image');
  });

  it('editAnnouncement adds a picture of the caller, and rejects the picture of another member', async () => {
    const png = await sharp({ create: { width: 168, height: 128, channels: 3, background: 'plum' } })
      .png()
      .toBuffer();
    const { id } = await created();
    const [own, foreign] = [
      await t.app.services.media.addImage(staff.userId, png),
      await t.app.services.media.addImage(ivy.userId, png),
    ];
    const added = await editAnnouncement(id, { image_media_key: own.mediaKey });
    expect(added.body.response.announcement.announcement.image[0].mediaKey).toBe(own.mediaKey);
    const refused = await editAnnouncement(id, { image_media_key: foreign.mediaKey });
    expect([refused.status, refused.body.errors[0]]).toMatchObject([
      400,
      { code: 8005, field: 'image_media_key', reason: 'not_uploaded' },
    ]);
  });

  it('editAnnouncement replaces everything but the start', async () => {
    const { id, startTs } = await created({ button_text: 'Look', button_href: '/explore' });
    await moveSchedule(id, -DAY_SECONDS * 1000, null);
    const before = startTs - DAY_SECONDS;
    const { body } = await editAnnouncement(id, { title: 'Yarn', end_ts: now() + DAY_SECONDS });
    expect(body.response.announcement).toMatchObject({ announcement: { title: 'Yarn' }, state: 'running' });
    expect(body.response.announcement.announcement).not.toHaveProperty('button');
    expect(Math.abs(body.response.announcement.startTs - before)).toBeLessThanOrEqual(60);
  });

  it('editAnnouncement accepts an end that has passed when it stays', async () => {
    const { id } = await created({ end_ts: now() + DAY_SECONDS });
    await moveSchedule(id, -2 * DAY_SECONDS * 1000, -DAY_SECONDS * 1000);
    const [{ endTs }] = await listed();
    expect(
      (await editAnnouncement(id, { title: 'Yarn', end_ts: endTs })).body.response.announcement,
    ).toMatchObject({
      announcement: { title: 'Yarn' },
      state: 'ended',
    });
    expect((await editAnnouncement(id, { end_ts: endTs - 1 })).body.errors[0]).toMatchObject({
      reason: 'past',
    });
  });

  it('endAnnouncement ends a running announcement, and rejects one that is planned or over', async () => {
    const { id } = await created();
    const end = (of: string) => t.injectAs(staff, { method: 'POST', url: `${PLACE}/${of}/end` });
    expect((await end(id)).body.response.announcement.state).toBe('ended');
    const planned = await created({ start_ts: now() + DAY_SECONDS });
    for (const other of [id, planned.id]) {
      const { status, body } = await end(other);
      expect([status, body.errors[0]]).toMatchObject([409, { code: 4032, reason: 'not_running' }]);
    }
    expect(await shownTo(ivy)).toEqual([]);
  });

  it('deleteAnnouncement deletes an announcement, and answers 404 the second time', async () => {
    const { id } = await created();
    const drop = () => t.injectAs(staff, { method: 'DELETE', url: `${PLACE}/${id}` });
    expect((await drop()).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect(await shownTo(ivy)).toEqual([]);
    expect((await drop()).body.errors[0].code).toBe(4004);
  });

  it('Every act about an announcement is in the audit log', async () => {
    const { id } = await created({ end_ts: now() + DAY_SECONDS });
    await editAnnouncement(id, { audience: 'staff' });
    await t.injectAs(staff, { method: 'POST', url: `${PLACE}/${id}/end` });
    await t.injectAs(staff, { method: 'DELETE', url: `${PLACE}/${id}` });
    const { acts } = (await t.injectAs(staff, '/v2/admin/acts?limit=4')).body.response;
    expect(acts).toMatchObject([
      { act: 'delete-announcement', staff: 'staff', subject: id, details: { text: 'Wool' } },
      { act: 'end-announcement', subject: id, details: { text: 'Wool' } },
      { act: 'edit-announcement', subject: id, details: { text: 'Wool', audience: 'staff' } },
      { act: 'create-announcement', details: { audience: 'everyone', until: expect.any(Number) } },
    ]);
  });

  it.each([
    ['no title', { title: undefined }, 'title'],
    ['a blank title', { title: ' \t ' }, 'title'],
    ['a title over 80 characters', { title: 'x'.repeat(81) }, 'title'],
    ['a blank text', { text: '\u200b\n' }, 'text'],
    ['a text over 280 characters', { text: 'x'.repeat(281) }, 'text'],
    ['an unknown audience', { audience: 'friends' }, 'audience'],
    ['a language without its audience', { locale: 'de' }, 'locale'],
    ['the audience language without a language', { audience: 'language' }, 'locale'],
    ['a language that the site does not have', { audience: 'language', locale: 'tlh' }, 'locale'],
    ['an end that has passed', { end_ts: 1 }, 'end_ts'],
    ['an end at the start', { start_ts: 4_000_000_000, end_ts: 4_000_000_000 }, 'end_ts'],
    ['an end before the start', { start_ts: 4_000_000_000, end_ts: 3_999_999_999 }, 'end_ts'],
    ['a start beyond the calendar', { start_ts: 4_102_444_801 }, 'start_ts'],
    ['news that stay forever', { dismissible: false }, 'end_ts'],
    ['an unknown picture', { image_media_key: 'abcdefghijklmnop' }, 'image_media_key'],
    ['a button without a label', { button_href: '/explore' }, 'button_text'],
    ['a button with a blank label', { button_text: '  ', button_href: '/explore' }, 'button_text'],
    ['a button without a link', { button_text: 'Look' }, 'button_href'],
    ['an additional field', { style: 'loud' }, 'style'],
  ])('createAnnouncement rejects %s', async (_, more, field) => {
    const { status, body } = await createAnnouncement(more);
    expect([status, body.errors[0].field]).toEqual([400, field]);
    expect(await listed()).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<b>',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'dashboard',
    'mailto:staff@skein.example',
    'http://',
  ])('createAnnouncement rejects a button to %j', async (href) => {
    const { status, body } = await createAnnouncement({ button_text: 'Look', button_href: href });
    expect([status, body.errors[0]]).toMatchObject([400, { field: 'button_href' }]);
  });

  it.each([
    ['GET', PLACE],
    ['POST', PLACE],
    ['PUT', `${PLACE}/1`],
    ['DELETE', `${PLACE}/1`],
    ['POST', `${PLACE}/1/end`],
  ] as const)('%s %s rejects members and visitors', async (method, url) => {
    const payload = method === 'GET' || method === 'DELETE' || url.endsWith('end') ? {} : { payload: NEWS };
    expect((await t.injectAs(ivy, { method, url, ...payload })).status).toBe(403);
    expect((await t.inject({ method, url, ...payload })).status).toBe(401);
  });

  it.each(['1', '0', 'abc', '99999999999999999999'])('editAnnouncement of %s answers 404', async (id) => {
    const { status, body } = await editAnnouncement(id);
    expect([status, body.errors[0].code]).toEqual([404, 4004]);
  });
});

describe('announcements on the dashboard', () => {
  it('getDashboard begins with the announcement that started last', async () => {
    const old = await created({ title: 'Old' });
    await moveSchedule(old.id, -DAY_SECONDS * 1000, null);
    await created({ title: 'New' });
    expect(await shownTo(ivy)).toEqual(['New']);
    expect(await shownTo(ivy, '?type=photo')).toEqual([]);
  });

  it.each([
    ['at its start', 0, null, true],
    ['a second before its start', 1000, null, false],
    ['a second before its end', -5000, 1000, true],
    ['at its end', -5000, 0, false],
  ])('getDashboard shows an announcement %s: %s', async (_, starts, ends, isShown) => {
    const { id } = await created({ end_ts: now() + DAY_SECONDS });
    await moveSchedule(id, starts, ends);
    expect(await shownTo(ivy)).toEqual(isShown ? ['Wool'] : []);
  });

  it('getDashboard shows an announcement to its audience only', async () => {
    await t.db.query(
      "update users set created_at = now() - interval '31 days', locale = 'de' where id = $1",
      [otto.userId],
    );
    const seen = async (more: object) => {
      await t.db.query('delete from announcements');
      await created(more);
      return Promise.all([staff, ivy, otto].map(async (one) => (await shownTo(one)).length));
    };
    expect(await seen({ audience: 'everyone' })).toEqual([1, 1, 1]);
    expect(await seen({ audience: 'staff' })).toEqual([1, 0, 0]);
    expect(await seen({ audience: 'new_members' })).toEqual([1, 1, 0]);
    expect(await seen({ audience: 'language', locale: 'de' })).toEqual([0, 0, 1]);
  });

  it('getDashboard shows a dismissed announcement no longer, on any session, and the one before it', async () => {
    const old = await created({ title: 'Old' });
    await moveSchedule(old.id, -DAY_SECONDS * 1000, null);
    const { announcement } = await created({ title: 'New' });
    const dismissal = { object_type: 'announcement', id: announcement.id };
    await t.injectAs(ivy, { method: 'POST', url: '/v2/user/dismissed_elements', payload: dismissal });
    expect(await shownTo(ivy)).toEqual(['Old']);
    expect(await shownTo(otto)).toEqual(['New']);
    expect((await listed())[0]).toMatchObject({ dismissedCount: 1 });
    const url = `/v2/user/dismissed_elements/announcement/${announcement.id}`;
    await t.injectAs(ivy, { method: 'DELETE', url });
    expect(await shownTo(ivy)).toEqual(['New']);
  });
});
