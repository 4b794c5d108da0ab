import type { PushSetting } from '#server/notifications/kind.ts';
import { kindOfType } from '#server/notifications/kinds.ts';

/** Texts in one language. `who` is a name, or a name and the number of others. */
interface PushWords {
  somebody: string;
  others: (name: string, count: number) => string;
  /** Text for an unknown type. */
  something: (who: string) => string;
  letters: (who: string, count: number) => string;
  request: (who: string) => string;
  /** Text for the number of further messages. */
  more: (count: number) => string;
  /** Text that names the blog, for members with several. */
  forBlog: (blog: string) => string;
}

const ENGLISH: PushWords = {
  somebody: 'Somebody',
  others: (name, count) => `${name} and ${count} other${count === 1 ? '' : 's'}`,
  something: (who) => `${who} did something`,
  letters: (who, count) => (count === 1 ? `${who} sent you a message` : `${count} new messages from ${who}`),
  request: (who) => `${who} would like to write to you`,
  more: (count) => `${count} more notifications`,
  forBlog: (blog) => `For ${blog}`,
};

const GERMAN: PushWords = {
  somebody: 'Jemand',
  others: (name, count) => `${name} und ${count === 1 ? 'noch jemand' : `${count} andere`}`,
  something: (who) => `Neues von ${who}`,
  letters: (who, count) =>
    count === 1 ? `${who} hat dir eine Nachricht geschickt` : `${count} neue Nachrichten von ${who}`,
  request: (who) => `${who} möchte dir schreiben`,
  more: (count) => `${count} weitere Mitteilungen`,
  forBlog: (blog) => `Für ${blog}`,
};

/** Returns the texts of a member's language; English for an unknown one. */
export function pushTexts(locale: string): PushWords {
  return locale.startsWith('de') ? GERMAN : ENGLISH;
}

/** Returns the title of a push message about a notification. */
export function pushTitle(locale: string, type: string, who: string): string {
  const texts = kindOfType(type)?.push;
  const text = (locale.startsWith('de') ? texts?.de : texts?.en) ?? pushTexts(locale).something;
  return text(who);
}

/** Returns the setting that switches push messages about a type of notification. */
export function pushSettingOf(type: string): PushSetting {
  return kindOfType(type)?.push.setting ?? 'pushOther';
}
