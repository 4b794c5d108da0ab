import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userSettingDefaults } from '#generated/setting-defaults.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let ivy: Member;
let otto: Member;
let bystander: Bystander;
let serial = 0;

beforeAll(async () => {
  t = await buildTestApp();
  otto = await t.member('otto');
  bystander = await makeBystander(t);
});
beforeEach(async () => {
  serial += 1;
  ivy = await t.member(`ivy-${serial}`);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const URL = '/v2/user/settings';
const edit = (payload: object, member = ivy) => t.injectAs(member, { method: 'POST', url: URL, payload });
async function settingsOf(member = ivy) {
  return (await t.injectAs(member, URL)).body.response.settings;
}

it('getUserSettings returns the defaults to a new member', async () => {
  const { account, appearance, privacy } = await settingsOf();
  expect(account).toEqual({ locale: 'en-us', timezone: 'UTC', emailLookup: false, loginAlerts: true });
  expect(appearance.palette).toBeNull();
  expect(privacy).toEqual(userSettingDefaults.privacy);
  // Advertising and sharing are off until a member allows them.
  expect(privacy).toMatchObject({ personalisedAds: false, thirdPartySharing: false });
});

const EDITS = [
  [{ account: { locale: 'de', email_lookup: true } }, 'account', { locale: 'de', emailLookup: true }],
  [
    { account: { timezone: 'Asia/Tokyo', login_alerts: false } },
    'account',
    { timezone: 'Asia/Tokyo', loginAlerts: false },
  ],
  [
    { appearance: { palette: 'ghost', text_size: 'large' } },
    'appearance',
    { palette: 'ghost', textSize: 'large' },
  ],
  [{ dashboard: { best_first: true, trail_items: 50 } }, 'dashboard', { bestFirst: true, trailItems: 50 }],
  [
    { content_labels: { sexual_themes: 'show', hide_undescribed: true } },
    'contentLabels',
    { sexualThemes: 'show', hideUndescribed: true },
  ],
  [
    { writing: { default_tags: ['#fog', 'fog', ' tea '], undo_seconds: 0 } },
    'writing',
    { defaultTags: ['fog', 'tea'], undoSeconds: 0 },
  ],
  [
    { notifications: { email_asks: false, quiet_end: 0 } },
    'notifications',
    { emailAsks: false, quietEnd: 0 },
  ],
  [
    { privacy: { read_receipts: false, messages_from: 'following' } },
    'privacy',
    { readReceipts: false, messagesFrom: 'following' },
  ],
] as const;

it.each(EDITS)('editUserSettings stores %j and keeps all other settings', async (payload, section, kept) => {
  await edit({
    privacy: { allow_boops: false },
    appearance: { underline_links: true },
    writing: { default_state: 'draft' },
  });
  const before = await settingsOf();
  const { status, body } = await edit(payload);
  const after = { ...before, [section]: { ...before[section], ...kept } };
  expect([status, body.response.settings]).toEqual([200, after]);
  expect(await settingsOf()).toEqual(after);
  expect(after).not.toEqual(before);
});

it('getUserInfo returns the settings of reading and writing', async () => {
  const info = async () => (await t.injectAs(ivy, '/v2/user/info')).body.response.user;
  const before = await info();
  const { dimSeen: _dim, skipSeen: _skip, ...reading } = userSettingDefaults.dashboard;
  expect([before.reading, before.writing]).toEqual([reading, userSettingDefaults.writing]);
  expect(before.reading).toMatchObject({ endlessScrolling: true, trailItems: 2 });
  await edit({
    appearance: { plain_colors: true },
    dashboard: { endless_scrolling: false, trail_items: 7, dim_seen: true },
    writing: { default_tags: ['tea'], default_state: 'draft' },
  });
  const after = await info();
  expect([after.appearance, after.reading, after.writing]).toEqual([
    { ...before.appearance, plainColors: true },
    { ...before.reading, endlessScrolling: false, trailItems: 7 },
    { ...before.writing, defaultTags: ['tea'], defaultState: 'draft' },
  ]);
});

it('editUserSettings with palette null returns to the palette of the system', async () => {
  await edit({ appearance: { palette: 'ghost' } });
  await edit({ appearance: { palette: null } });
  expect((await settingsOf()).appearance.palette).toBeNull();
});

it.each([
  ['an empty body', {}],
  ['an empty section', { privacy: {} }],
  ['an unknown section', { secrets: { read: true } }],
  ['an unknown setting', { privacy: { read_recipes: true } }],
  ['text for a boolean', { privacy: { read_receipts: 'maybe' } }],
  ['an unknown choice', { privacy: { messages_from: 'friends' } }],
  ['too few trail items', { dashboard: { trail_items: 0 } }],
  ['too many trail items', { dashboard: { trail_items: 51 } }],
  ['the hour 24', { notifications: { quiet_start: 24 } }],
  ['an unknown time zone', { account: { timezone: 'Moon/Tranquility', locale: 'de' } }],
])('editUserSettings rejects %s with 5016 and changes nothing', async (_what, payload) => {
  const before = await settingsOf();
  const { status, body } = await edit(payload);
  expect([status, body.errors[0].code]).toEqual([400, 5016]);
  expect(await settingsOf()).toEqual(before);
});

it('editUserSettings keeps the changes of concurrent edits', async () => {
  await Promise.all([
    edit({ privacy: { read_receipts: false } }),
    edit({ privacy: { personalised_ads: true } }),
    edit({ account: { email_lookup: true } }),
    edit({ dashboard: { dim_seen: true } }),
  ]);
  const { privacy, account, dashboard } = await settingsOf();
  expect([privacy.readReceipts, privacy.personalisedAds, account.emailLookup, dashboard.dimSeen]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

describe('Privacy settings', () => {
  const follow = (email: string) =>
    t.injectAs(otto, { method: 'POST', url: '/v2/user/follow', payload: { email } });

  it('email_lookup decides whether followBlog finds the member by e-mail', async () => {
    await t.db.query('update users set email_verified_at = now() where id = $1', [ivy.userId]);
    const found = [(await follow(ivy.email)).status];
    for (const email_lookup of [true, false]) {
      await edit({ account: { email_lookup } });
      found.push((await follow(ivy.email)).status);
    }
    expect(found).toEqual([404, 200, 404]);
  });

  async function write(from: Member, to: Member) {
    const participants = [from.blogUuid, to.blogUuid];
    const payload = { type: 'text', participant: from.blogUuid, participants, message: 'Hello' };
    const { status, body } = await t.injectAs(from, {
      method: 'POST',
      url: '/v2/conversations/messages',
      payload,
    });
    return { status, id: body.response?.conversation.id };
  }

  it('messages_from decides who can send the member messages', async () => {
    const answers = [];
    for (const messages_from of ['everyone', 'noone', 'following', 'everyone']) {
      await edit({ privacy: { messages_from } });
      answers.push((await write(otto, ivy)).status);
    }
    expect(answers).toEqual([201, 403, 403, 201]);
  });

  it('Without read_receipts a member neither sends nor receives read marks', async () => {
    const { id } = await write(otto, ivy);
    await write(ivy, otto);
    for (const member of [ivy, otto]) {
      const payload = { conversation_id: id, participant: member.blogUuid };
      await t.injectAs(member, { method: 'POST', url: '/v2/conversations/mark_as_read', payload });
    }
    const marks = async () => {
      const seen = [];
      for (const { blogUuid } of [ivy, otto]) {
        const member = blogUuid === ivy.blogUuid ? ivy : otto;
        const url = `/v2/conversations/messages?${new URLSearchParams({ participant: blogUuid, conversation_id: id })}`;
        seen.push('otherLastReadTs' in (await t.injectAs(member, url)).body.response.conversation);
      }
      return seen;
    };
    expect(await marks()).toEqual([true, true]);
    await edit({ privacy: { read_receipts: false } });
    expect(await marks()).toEqual([false, false]);
    await edit({ privacy: { read_receipts: true } });
    expect(await marks()).toEqual([true, true]);
  });
});

it('setDesktopEditor and removeDesktopEditor switch the older editor for one member', async () => {
  const change = (method: 'POST' | 'DELETE') =>
    t.injectAs(ivy, { method, url: '/v2/settings/desktop_editor' });
  const isNew = async (member: Member) =>
    (await t.injectAs(member, '/v2/user/info')).body.response.isUsingNewWebEditor;
  expect(await isNew(ivy)).toBe(true);
  for (const method of ['DELETE', 'DELETE'] as const) expect((await change(method)).status).toBe(204);
  expect([await isNew(ivy), await isNew(otto)]).toEqual([false, true]);
  expect((await settingsOf()).writing.newWebEditor).toBe(false);
  // Edits of other settings leave it unchanged.
  await edit({ appearance: { text_size: 'large' } });
  expect(await isNew(ivy)).toBe(false);
  await change('POST');
  expect(await isNew(ivy)).toBe(true);
  // The settings operation changes the same value.
  for (const isNewOne of [false, true]) {
    const { body } = await edit({ writing: { new_web_editor: isNewOne } });
    expect([body.response.settings.writing.newWebEditor, await isNew(ivy)]).toEqual([isNewOne, isNewOne]);
  }
});
