import { expect, test } from 'vitest';
import { filesMatching, isTest } from './source-files.ts';

/** Rules about things that the interface does in one way only. */

const source = filesMatching(/^src\/.*\.tsx?$/).filter((file) => !isTest(file));

/** Returns the paths of the files whose text, without comments, matches. */
function pathsWith(pattern: RegExp): string[] {
  const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return source.filter(({ text }) => pattern.test(code(text))).map(({ path }) => path);
}

/**
 * Files with this device's clock, with the reason: the site's clock itself, and times that only this device stores and compares. Every
 * other time is `siteNow()`, because the clock of a device may be wrong.
 */
const DEVICE_CLOCK: Readonly<Record<string, string>> = {
  'src/platform/error-reporting/start.ts': 'when the device noticed an error',
  'src/app/worker/OfflineMutationsListener.tsx': 'mutations that this device stores',
  'src/features/compose/data/count-unsent.ts': 'text that this device stores',
  'src/features/compose/data/use-draft.ts': 'text that this device stores',
  'src/features/compose/data/use-stored-drafts.ts': 'text that this device stores',
  'src/features/compose/data/use-unsent-texts.ts': 'text that this device stores',
  'src/features/inbox/data/ask-pictures.ts': 'pictures that this device stores',
  'src/features/messaging/model/window-store.ts': 'windows that this device stores',
  'src/shared/lib/storage/unsent-text.ts': 'text that this device stores',
  'src/platform/login-wall/pending-action.ts': 'an action that this device stores',
  'src/platform/login-wall/wall-memory.ts': 'a dismissal that this device stores',
  'src/entities/media/local-id.ts': 'an id that is unique on this page',
  'src/shared/lib/time/site-clock.ts': "the site's clock itself",
  'src/shared/lib/time/timing.ts': 'durations',
};

test('times of the site come from siteNow, this device has a clock only for what it stores itself', () => {
  expect(pathsWith(/\bDate\.now\(|\bnew Date\(\)/).toSorted()).toEqual(Object.keys(DEVICE_CLOCK).toSorted());
});

test('keys that belong to an input method are recognised by shared/lib/keys/key-event.ts', () => {
  expect(pathsWith(/\bisComposing\b/)).toEqual(['src/shared/lib/keys/key-event.ts']);
});

test('no code uses what the oldest supported browsers lack (UnsupportedBrowser.module.css)', () => {
  expect(
    pathsWith(/\bPromise\.(?:withResolvers|try)\b|\b(?:Object|Map)\.groupBy\b|\bArray\.fromAsync\b/),
  ).toEqual([]);
});

test('APIs that pages without https lack are used in the files that have a fallback for it', () => {
  expect(pathsWith(/\brandomUUID\b|\bcrypto\.subtle\b/)).toEqual([]);
  expect(pathsWith(/\bnavigator\.clipboard\b/)).toEqual(['src/shared/lib/text/copy-text.ts']);
  expect(pathsWith(/\bglobalThis\.caches\b/)).toEqual(['src/shared/lib/storage/cache-storage.ts']);
  expect(pathsWith(/\bnavigator\.serviceWorker\b/).toSorted()).toEqual([
    'src/features/settings/data/this-device.ts',
  ]);
});

test('numbers, dates and lists are formatted by shared/lib/language/formatters.ts', () => {
  expect(pathsWith(/\bnew Intl\.(?!Segmenter)/)).toEqual(['src/shared/lib/language/formatters.ts']);
});

test('an address is scrolled to by shared/navigation/scroll-to-named.ts', () => {
  const byHash = pathsWith(/\bhash\b[\s\S]*\bscrollIntoView\(|\bscrollIntoView\([\s\S]*\bhash\b/);
  expect(byHash).toEqual(['src/shared/navigation/scroll-to-named.ts']);
});

/** Exports of generated calls that a component may take: options and keys, for a plain read or write. */
const PLAIN = /^get[A-Z]\w*(?:QueryOptions|MutationOptions|QueryKey)$/;

/** Returns the functions that a file imports from the generated calls, without types. */
function callsOf(text: string): string[] {
  const imports = text.matchAll(/import \{([^}]*)\} from '#generated\/hooks\/[^']*'/g);
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return names.filter((name) => name !== '' && !name.startsWith('type '));
}

test('components use generated options only; other calls and changes of the cache are in data/', () => {
  const components = source.filter(({ path }) => path.endsWith('.tsx'));
  const others = components.flatMap(({ path, text }) =>
    callsOf(text)
      .filter((name) => !PLAIN.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(others).toEqual([]);
  const writers = components.filter(({ text }) => /\bset(?:Query|Queries)Data\b/.test(text));
  expect(writers.map(({ path }) => path)).toEqual([]);
});

test('a query in data/ that only names its options is used by several files', () => {
  const files = source.filter(({ path, text }) => {
    const isWrapper =
      text.length < 600 && callsOf(text).length === 1 && /\bpaging\b|\bfeedPaging\b/.test(text);
    return path.includes('/data/') && isWrapper && !/\bselect\b|\buse[A-Z]/.test(text);
  });
  const lonely = files.filter(({ path }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return source.filter(({ text }) => text.includes(`/${name}'`)).length < 2;
  });
  expect(lonely.map(({ path }) => path)).toEqual([]);
});

/** Forms that are not `useContractForm`, and why. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  'src/shared/forms/ContractForm.tsx': 'the form element of useContractForm',
  'src/app/shell/SearchBox.tsx': 'leads to an address',
  'src/features/admin/components/FigureRangePicker.tsx': 'chooses days and sends nothing',
  'src/features/admin/components/FlagShare.tsx': 'looks an account up and sends nothing',
  'src/features/admin/pages/AccountsPage.tsx': 'leads to an address',
  'src/features/auth/components/SignUpStart.tsx': 'leads to an address',
  'src/features/consent/components/ChoiceForm.tsx': 'switches alone, sent as bit strings',
  'src/features/auth/pages/StopMailPage.tsx': 'nothing typed: buttons that work without scripts',
  'src/features/auth/components/LoginWall.tsx': 'one address, whose check leads to one form or the other',
  'src/features/blaze/components/BlazeForm.tsx': 'one form for two calls: for money, and for a free credit',
  'src/features/blaze/components/PromotionForm.tsx': 'one form for calls of a blog and of a post',
  'src/features/blaze/components/ChoosePost.tsx': 'leads to an address',
  'src/features/blogs/components/BlogSearch.tsx': 'leads to an address',
  'src/features/communities/components/HubSearch.tsx': 'leads to an address',
  'src/features/communities/components/FilterSentence.tsx': 'leads to an address',
  'src/features/domains/pages/DomainsPage.tsx': 'leads to an address',
  'src/features/discovery/pages/SearchStartPage.tsx': 'leads to an address',
  'src/features/collections/components/CollectionSearch.tsx': 'leads to an address',
  'src/features/collections/components/JoinByEmail.tsx': 'leads to the registration',
  'src/features/feed/components/SavedSearch.tsx': 'leads to an address',
  'src/features/help/pages/HelpPage.tsx': 'leads to an address',
  'src/entities/settings/SettingsSearch.tsx': 'filters a list on the page',
  'src/features/blog-settings/components/BlockForm.tsx':
    'a list of names in one text, with a result for each',
  'src/features/blog-settings/members/InviteForm.tsx': 'one text for two calls: a blog name or an address',
  'src/features/settings/components/AddFilter.tsx': 'one text for two calls: a tag or a text',
  'src/entities/settings/TextRow.tsx': 'saves by the writer that all kinds of settings share',
  'src/entities/post/labels/LabelsDialog.tsx': 'choices only, nothing typed that could be invalid',
  'src/features/compose/components/Composer.tsx': 'an editor: drafts, uploads and offline posts',
  'src/entities/post/notes/ReplyForm.tsx': 'useContractForm with an element that sends on a key',
  'src/entities/post/community/ReactionPicker.tsx': 'one emoji for a toggle, which has an optimistic update',
  'src/features/communities/components/CommentForm.tsx':
    'useContractForm with an element that sends on a key',
  'src/features/inbox/components/AskForm.tsx': 'unsent text and pictures are stored and uploaded first',
  'src/features/messaging/components/WriteMessage.tsx': 'messages go to the outbox, which repeats them',
};

test('a form is useContractForm, or is listed with the reason why it is another', () => {
  expect(pathsWith(/<form\b/).toSorted()).toEqual(Object.keys(OTHER_FORMS).toSorted());
});
