import { type MessageDescriptor, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, toPlainText } from '@react-email/components';
import { mailKinds } from '#generated/mail-kinds.ts';
import { chooseLocale, LOCALES } from '#src/domain/language/locales.ts';
import { messages as german } from '../locales/de.po';
import { MailLayout } from './layout/MailLayout.tsx';
import { MailSurroundingsContext } from './layout/mail-parts-context.ts';
import { mailClock } from './mail-clock.ts';
import type {
  MailClass,
  MailPicture,
  MailRecipient,
  MailSetting,
  MailSite,
  MailTemplate,
} from './mail-template.ts';

export type MailKind = keyof typeof mailKinds;

/** Data of a kind of mail. */
export type MailProps<Kind extends MailKind> =
  (typeof mailKinds)[Kind] extends MailTemplate<infer Props> ? Props : never;

/** A kind of mail, its class, the setting that stops it, and the names of its previews. */
export interface MailKindInfo {
  kind: MailKind;
  class: MailClass;
  setting?: MailSetting;
  previews: string[];
}

/** A rendered mail. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** Names of the site's pictures that the mail shows. */
  sitePictures: string[];
  /** Pictures of members that the mail shows. */
  pictures: MailPicture[];
}

export interface RenderOptions {
  /** Page that stops this kind of mail; required for kinds with a setting. */
  stopUrl?: string;
  /** Writing direction; that of the language when omitted. */
  direction?: 'ltr' | 'rtl';
}

/** Messages by language tag; English is compiled into the templates. */
const MESSAGES: Readonly<Record<string, typeof german>> = { de: german };

/** Languages that are written from right to left. */
const RTL_LANGUAGES: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** Plain text: headings as they are written, addresses bare behind their words. */
const PLAIN_TEXT = {
  selectors: [
    { selector: 'a.wordmark', format: 'skip' },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { linkBrackets: false as const } },
    { selector: 'img', format: 'skip' },
  ],
};

/** The pictures of the site that mails may show, by content id. */
const SITE_PICTURES = ['wordmark', 'curl', 'curl-mirrored'];

const templateOf = (kind: MailKind) => mailKinds[kind] as unknown as MailTemplate<unknown>;

/** Returns all kinds of mail. */
export function listMailKinds(): MailKindInfo[] {
  return (Object.keys(mailKinds) as MailKind[]).map((kind) => {
    const template = templateOf(kind);
    return {
      kind,
      class: template.class,
      ...('setting' in template ? { setting: template.setting } : {}),
      previews: Object.keys(template.fixtures),
    };
  });
}

/** Returns the data of a preview; undefined for an unknown name. */
export function mailFixture<Kind extends MailKind>(kind: Kind, name: string): MailProps<Kind> | undefined {
  return templateOf(kind).fixtures[name] as MailProps<Kind> | undefined;
}

/** Removes line breaks and other control characters, which would begin a new header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Returns a mail in the recipient's language and time zone, as HTML and as plain text from one tree. */
export async function renderMail<Kind extends MailKind>(
  site: MailSite,
  kind: Kind,
  { to, locale, timeZone, name }: MailRecipient,
  props: MailProps<Kind>,
  { stopUrl, direction }: RenderOptions = {},
): Promise<RenderedMail> {
  const template = templateOf(kind);
  const { tag } = LOCALES[chooseLocale([locale])];
  const i18n = setupI18n({ locale: tag, messages: { [tag]: MESSAGES[tag] ?? {} } });
  const say = (text: MessageDescriptor | string) => (typeof text === 'string' ? text : i18n._(text));
  const context = { clock: mailClock(tag, timeZone), account: name ?? to, site };
  const subject = oneLine(say(template.subject(props, context)));
  const isRtl = (direction ?? (RTL_LANGUAGES.has(tag) ? 'rtl' : 'ltr')) === 'rtl';
  const stop = 'setting' in template ? { href: stopUrl ?? '', label: i18n._(template.stop) } : undefined;
  if (stop?.href === '') throw new Error(`A mail of the kind ${kind} names the page that stops it`);
  const off = 'off' in template ? template.off : undefined;
  const { Body } = template;
  const document = await render(
    <I18nProvider i18n={i18n}>
      <MailSurroundingsContext
        value={{ ...context, start: isRtl ? 'right' : 'left', end: isRtl ? 'left' : 'right' }}
      >
        <MailLayout
          language={tag}
          subject={subject}
          preheader={oneLine(say(template.preheader(props, context)))}
          why={say(template.why(props, context))}
          stop={stop ?? (off && { href: `${site.publicUrl}${off.path}`, label: i18n._(off.label) })}
          to={to}
          name={name}
        >
          <Body {...(props as object)} />
        </MailLayout>
      </MailSurroundingsContext>
    </I18nProvider>,
  );
  // Another document type than the library's: clients judge both alike, and validators know this one.
  // React announces pictures in the head, which inline parts do not need.
  const html = document
    .replace(/^<!DOCTYPE[^>]*>/, '<!doctype html>')
    .replaceAll(/<link rel="preload"[^>]*>/g, '');
  const isShown = ({ cid }: { cid: string }) => html.includes(`"cid:${cid}"`);
  return {
    subject,
    html,
    text: `${toPlainText(html, PLAIN_TEXT).trim()}\n`,
    sitePictures: SITE_PICTURES.filter((cid) => isShown({ cid })),
    pictures: (template.pictures?.(props) ?? []).filter(isShown),
  };
}
