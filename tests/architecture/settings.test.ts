import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import document from '#generated/openapi.json' with { type: 'json' };
import { examples } from '#openapi/examples/settings.ts';
import * as offered from '#src/features/settings/model/member-setting.ts';

/** Every setting must be read somewhere and be changeable on a screen, or be listed with a reason. */

const USER_PRESENTER = 'server/entities/user/presenter.ts';
const PUSH = 'server/modules/notifications/push/readers-repository.ts';

/** The file that reads each setting, and the name it has there where that differs. */
const READERS: Record<string, readonly [file: string, word?: string]> = {
  'account.locale': ['server/entities/user/presenter.ts'],
  'account.timezone': ['server/modules/blogs/operations/createBlog.ts'],
  'account.emailLookup': ['server/entities/user/repository.ts', 'u.email_lookup'],
  'account.loginAlerts': ['server/modules/auth/devices/device-repository.ts'],
  'appearance.palette': [USER_PRESENTER],
  'appearance.textSize': ['src/shared/lib/look/appearance.ts'],
  'appearance.reduceMotion': ['src/shared/lib/look/appearance.ts'],
  'appearance.autoplay': ['src/features/feed/components/use-can-autoplay.ts'],
  'appearance.underlineLinks': ['src/shared/lib/look/appearance.ts'],
  'appearance.plainColors': ['src/shared/lib/look/appearance.ts'],
  'dashboard.bestFirst': ['server/modules/feed/timelines/dashboard-choices-repository.ts'],
  'dashboard.endlessScrolling': ['src/entities/post/feed/Feed.tsx'],
  'dashboard.showRecommendations': ['src/features/feed/components/DashboardTabs.tsx'],
  'dashboard.showTimestamps': ['src/entities/post/parts/PostTime.tsx'],
  'dashboard.trailItems': ['src/entities/post/parts/Trail.tsx'],
  'dashboard.dimSeen': ['src/features/feed/data/seen-setting.ts'],
  'dashboard.skipSeen': ['server/modules/feed/timelines/dashboard-choices-repository.ts'],
  'dashboard.defaultTab': ['src/features/feed/pages/DashboardPage.tsx'],
  'contentLabels.general': ['server/policies/labels.ts', 'contentLabels'],
  'contentLabels.drugUse': ['server/policies/labels.ts', 'contentLabels'],
  'contentLabels.violence': ['server/policies/labels.ts', 'contentLabels'],
  'contentLabels.sexualThemes': ['server/policies/labels.ts', 'contentLabels'],
  'contentLabels.hideUndescribed': ['server/policies/filters.ts'],
  'writing.newWebEditor': ['server/modules/settings/member/changed-member.ts', 'new_web_editor'],
  'writing.defaultState': ['src/features/compose/components/NewPost.tsx'],
  'writing.remindAltText': ['src/features/compose/components/Composer.tsx'],
  'writing.defaultTags': ['src/features/compose/components/NewPost.tsx'],
  'writing.undoSeconds': ['src/entities/post/data/publish-feedback.ts'],
  'notifications.push': [PUSH],
  'notifications.pushText': [PUSH],
  'notifications.groupBy': [PUSH],
  'notifications.quietStart': [PUSH],
  'notifications.quietEnd': [PUSH],
  'notifications.pushMessages': ['server/modules/notifications/push/push-messages.ts'],
  'notifications.pushAsks': ['server/notifications/kinds/ask.ts'],
  'notifications.pushMentions': ['server/notifications/kinds/mention-in-post.ts'],
  'notifications.pushReplies': ['server/notifications/kinds/conversational-note.ts'],
  'notifications.pushReblogs': ['server/notifications/kinds/reblog-naked.ts'],
  'notifications.pushLikes': ['server/notifications/kinds/like.ts'],
  'notifications.pushFollowers': ['server/notifications/kinds/follow.ts'],
  'notifications.pushPosts': ['server/notifications/kinds/new-post.ts'],
  'notifications.pushOther': ['server/notifications/kinds/publish-failed.ts'],
  'privacy.showActivity': ['server/modules/messaging/conversations/conversations-repository.ts'],
  'privacy.readReceipts': ['server/modules/messaging/conversations/conversations-repository.ts'],
  'privacy.allowBoops': ['server/modules/boops/taking-part.ts'],
  'privacy.messagesFrom': ['server/modules/messaging/conversations/policy.ts'],
};

/** Settings that nothing reads yet, and why that is right. */
const UNREAD_SETTINGS: Record<string, string> = {
  'notifications.emailDigest': 'no mail of news is sent, only what the account needs',
  'notifications.emailAsks': 'as emailDigest',
  'notifications.emailFollowers': 'as emailDigest',
  'notifications.emailMessages': 'as emailDigest',
  'notifications.emailProduct': 'as emailDigest',
  'notifications.sounds': 'nothing sounds yet',
  'privacy.personalisedAds': 'no ad is shown (decision 047)',
  'privacy.thirdPartySharing': 'nothing is passed on (decision 047)',
};

/** Settings that no screen changes, and why. */
const SETTINGS_WITHOUT_SCREEN: Record<string, string> = {
  'notifications.groupBy': 'what is alike is grouped by each list as it is asked',
  'writing.newWebEditor': 'the site has one editor; programs say by it which one they bring',
};

const { labelTreatments, ...single } = offered;
/** Fields of the rows of the settings pages. */
const rows = [...Object.values(single), ...Object.values(labelTreatments)];

type Schema = { properties?: Record<string, Schema> };
const schemas = document.components.schemas as unknown as Record<string, Schema>;
const fields = Object.entries(schemas.UserSettings?.properties ?? {}).flatMap(([section, { properties }]) =>
  Object.keys(properties ?? {}).map((name) => `${section}.${name}`),
);

/** Returns the settings that a row of the settings pages reads. */
function shownBy(of: (settings: never) => unknown): string[] {
  const { settings } = examples.getUserSettings.responses[200].marlow.value;
  const read: string[] = [];
  const watched = Object.fromEntries(
    Object.entries(settings).map(([section, values]) => [
      section,
      new Proxy(values as object, {
        get: (target, name) => {
          read.push(`${section}.${String(name)}`);
          return Reflect.get(target, name) as unknown;
        },
      }),
    ]),
  );
  of(watched as never);
  return read;
}

/**
 * Returns true when code reads a property or column of that name: accesses or destructures it, or names it in a string.
 * Types, comments, imports and keys of objects are no reading.
 */
function reads(code: string, word: string): boolean {
  // A column of SQL, `u.email_lookup`.
  const isWord = new RegExp(`(?<![\\w.])${word.replace('.', '\\.')}(?!\\w)`);
  const visit = (node: ts.Node): boolean => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return false;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return false;
    if (ts.isPropertyAccessExpression(node) && node.name.text === word) return true;
    if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) && name.text === word) return true;
    }
    if ((ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) && isWord.test(node.text))
      return true;
    return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
  };
  return visit(ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}

test.each([
  ['settings.dimSeen ? 1 : 2', true],
  ['const { dimSeen: isDim } = settings', true],
  ["pick('dimSeen')", true],
  ['`select settings ->> dimSeen from users`', true],
  ['interface A { dimSeen: boolean }', false],
  ['// dimSeen\nconst a = { dimSeen: true, undimSeen: other }', false],
  ['const dimSeenToo = settings.dimSeenToo', false],
])('reads: %j: %s', (code, expected) => {
  expect(reads(code, 'dimSeen')).toBe(expected);
});

test('every setting is read, or listed with a reason', () => {
  expect([...Object.keys(READERS), ...Object.keys(UNREAD_SETTINGS)].sort()).toEqual(fields.toSorted());
  for (const [field, [file, word = field.split('.').at(-1) ?? '']] of Object.entries(READERS))
    expect(`${file} reads ${word}: ${reads(readFileSync(file, 'utf8'), word)}`).toBe(
      `${file} reads ${word}: true`,
    );
});

test('every setting that is read can be changed on a screen, or is listed with a reason', () => {
  const changeable = new Set(rows.flatMap(({ of }) => shownBy(of)));
  const missing = Object.keys(READERS)
    .filter((field) => !changeable.has(field))
    .sort();
  expect(missing).toEqual(Object.keys(SETTINGS_WITHOUT_SCREEN).sort());
});
