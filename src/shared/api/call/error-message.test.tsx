import type { I18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorMessages } from '#generated/error-messages.ts';
import { errorCatalogue } from '#generated/errors.ts';
import { createI18n, preloadMessages } from '#src/shared/lib/language/i18n.ts';
import { errorMessage } from './error-message.ts';
import { loadErrorMessages, needsMessage } from './error-sentences.ts';
import { ApiError, type ErrorDetail, NetworkError } from './errors.ts';

const FALLBACK = 'We could not save that.';

let german: I18n;
let english: I18n;

beforeAll(async () => {
  await Promise.all([preloadMessages(), loadErrorMessages()]);
  german = createI18n('de');
  english = createI18n('en-us');
});

function refused(code: number, more: Partial<ErrorDetail> = {}): ApiError {
  const errors = [{ code, title: '', detail: 'The detail of the server.', ...more }];
  return new ApiError({ status: 400, statusText: '', path: '/', errors });
}

const inGerman = (error: unknown) => errorMessage(error, FALLBACK, german);
const inEnglish = (error: unknown) => errorMessage(error, FALLBACK, english);

describe('errorMessage', () => {
  it.each([
    ['of any call', refused(5000), 'Bei uns ist etwas schiefgegangen.'],
    ['of an account', refused(16006), 'Die E-Mail-Adresse oder das Passwort stimmt nicht.'],
    ['of a blog', refused(4012), 'Diesen Blog können nur angemeldete Mitglieder sehen.'],
    ['of posts', refused(8023), 'Du hast die Tagesgrenze von 250 Beiträgen erreicht.'],
    ['of polls', refused(20002), 'Du hast in dieser Umfrage schon abgestimmt.'],
    ['of communities', refused(23020), 'Du bist aus dieser Community ausgeschlossen.'],
    ['of payments', refused(17001), 'Deine Bank hat die Zahlung abgelehnt.'],
    [
      'with a reason',
      refused(4003, { reason: 'follow_self' }),
      'Du kannst deinem eigenen Blog nicht folgen.',
    ],
    [
      'with a reason and a name',
      refused(4003, { reason: 'replies_off', params: { blog: 'marlow' } }),
      'marlow nimmt von dir keine Antworten an.',
    ],
    [
      'with a reason and a number',
      refused(4030, { reason: 'follows', params: { limit: 5000 } }),
      'Du folgst 5.000 Blogs, mehr geht nicht.',
    ],
    ['of a field', refused(5016, { field: 'text', reason: 'blank' }), null],
    ['of a weak password', refused(1030, { rejectReason: 'too_short' }), 'Nimm mindestens 8 Zeichen.'],
    ['of a taken name', refused(4, { innerCode: 3 }), 'Dieser Name ist vergeben.'],
    [
      'with an unknown reason',
      refused(4003, { reason: 'of_tomorrow' }),
      'Moment mal. Dafür fehlt dir die Freigabe.',
    ],
    [
      'with a reason that lacks its value',
      refused(4003, { reason: 'replies_off' }),
      'Moment mal. Dafür fehlt dir die Freigabe.',
    ],
    ['with an unknown code', refused(99_999), FALLBACK],
  ])('errorMessage is German for a German reader of a failure %s', (_, error, expected) => {
    const message = inGerman(error);
    if (expected === null) expect(message).toBe(german._(errorMessages[5016]?.reasons?.blank?.text.id ?? ''));
    else expect(message).toBe(expected);
  });

  it('errorMessage writes the end of a suspension in the language and with the words of the staff', () => {
    const params = { until: '2026-12-03T12:00:00.000Z', explanation: 'Advertising accordions.' };
    const error = refused(16013, { reason: 'until', params });
    expect(inGerman(error)).toMatch(
      /^Wir haben dein Konto bis 3\. Dezember 2026 .* gesperrt: Advertising accordions\.$/,
    );
    expect(inEnglish(error)).toMatch(
      /^We have suspended your account until December 3, 2026.*: Advertising accordions\.$/,
    );
  });

  it('errorMessage shows an English reader the detail where the code alone says less', () => {
    expect(inEnglish(refused(5016))).toBe('The detail of the server.');
    expect(inEnglish(refused(99_999))).toBe('The detail of the server.');
    expect(inEnglish(refused(16004))).toBe('This sign-in already belongs to an account.');
    expect(inEnglish(refused(4003, { reason: 'follow_self' }))).toBe('You cannot follow your own blog.');
  });

  it('errorMessage returns the fallback without an API error', () => {
    expect(inGerman(new Error('x'))).toBe(FALLBACK);
    expect(errorMessage(new NetworkError('GET', '/'), '')).toBe('');
  });
});

it('needsMessage is false for failures that concern the whole page', () => {
  expect(needsMessage(refused(1034))).toBe(false);
  expect(needsMessage(refused(4003))).toBe(true);
});

it('every code and reason of the catalogue has a German sentence of its own', () => {
  const rows: { code: number; detail: string; reasons?: Record<string, string> }[] =
    Object.values(errorCatalogue);
  for (const { code, reasons = {} } of rows) {
    const known = errorMessages[code];
    const sentences = [known?.sentence, ...Object.keys(reasons).map((reason) => known?.reasons?.[reason])];
    for (const sentence of sentences) {
      expect(sentence, `code ${code}`).toBeDefined();
      const id = sentence?.text.id ?? '';
      expect(german.messages[id], `a German sentence for code ${code}`).toBeDefined();
    }
  }
});
