import { readFileSync } from 'node:fs';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { activate, createI18n, preloadMessages } from './i18n.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('on the server', () => {
  it('createI18n serves several languages concurrently after preloading', async () => {
    await preloadMessages();
    const english = createI18n('en-us');
    const german = createI18n('de');
    const close = msg`Close`;
    expect([english._(close), german._(close), english._(close)]).toEqual(['Close', 'Schließen', 'Close']);
    expect([english.locale, german.locale]).toEqual(['en-US', 'de']);
  });

  it('createI18n fills in and inflects English without a catalogue', () => {
    const english = createI18n('en-us');
    const strands = (count: number): MessageDescriptor =>
      msg`${plural(count, { one: '# strand of', other: '# strands of' })} ${'wool'}`;
    expect([english._(strands(1)), english._(strands(2))]).toEqual(['1 strand of wool', '2 strands of wool']);
  });

  it('English messages are compiled by the build, without a message compiler in the page', () => {
    const production = createI18n('en-us').setMessagesCompiler(() => {
      throw new Error('The page has no compiler');
    });
    expect(production._(msg`Plain text`)).toBe('Plain text');
    expect(production._(msg`It's ${'quoted'}, isn't it?`)).toBe("It's quoted, isn't it?");
  });
});

it('activate switches the page and its lang attribute', async () => {
  const documentElement = { lang: '' };
  vi.stubGlobal('document', { documentElement });
  const i18n = await activate('de');
  expect(i18n._(msg`Try again`)).toBe('Noch einmal versuchen');
  expect(documentElement.lang).toBe('de');
  await activate('en-us');
  expect(i18n._(msg`Try again`)).toBe('Try again');
  expect(documentElement.lang).toBe('en-US');
});

it('activate leaves an equal lang attribute unchanged', async () => {
  const write = vi.fn();
  vi.stubGlobal('document', {
    documentElement: Object.defineProperty({}, 'lang', { get: () => 'en-US', set: write }),
  });
  await activate('en-us');
  expect(write).not.toHaveBeenCalled();
});

function field(entry: string, key: string): string {
  const lines = new RegExp(`^${key} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? '';
  return [...lines.matchAll(/"(.*)"/g)].map(([quoted]) => String(JSON.parse(quoted))).join('');
}

/** Returns the placeholders and tags of a message; their order may differ by language. */
function argumentsOf(message: string): Set<string> {
  const found = new Set(message.match(/<\/?\w+\/?>/g));
  const walk = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    for (const token of part) {
      if (!Array.isArray(token)) continue;
      found.add(`{${token[0]}}`);
      Object.values(token[2] ?? {}).forEach(walk);
    }
  };
  walk(compileMessageOrThrow(message));
  return found;
}

describe('German catalogue', () => {
  const po = readFileSync(new URL('../../../locales/de.po', import.meta.url), 'utf8');
  const entries = po.split(/\n\n+/).slice(1);

  it('German catalogue translates every message', () => {
    const missing = entries.filter((entry) => /^msgstr ""(?!\n")/m.test(entry));
    expect(missing.map((entry) => /^msgid (.*)$/m.exec(entry)?.[1])).toEqual([]);
  });

  it('German catalogue keeps every placeholder', () => {
    for (const entry of entries) {
      const [source = '', translation = ''] = ['msgid', 'msgstr'].map((key) => field(entry, key));
      expect(argumentsOf(translation), source).toEqual(argumentsOf(source));
    }
  });
});
