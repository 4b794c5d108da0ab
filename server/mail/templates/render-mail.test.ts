import { readFileSync } from 'node:fs';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { ENABLED_LOCALES } from '#src/domain/language/locales.ts';
import { COLOURS, type ColourName } from './layout/colours.ts';
import type { MailRecipient } from './mail-template.ts';
import { listMailKinds, type MailKind, mailFixture, type RenderOptions, renderMail } from './render-mail.tsx';

const SITE = { publicUrl: 'https://skein.example', imprint: 'Skein, Rua do Fio 12, Lisboa' };
const STOP = 'https://skein.example/mail/stop#token';
/** Largest HTML part in bytes; Gmail cuts longer ones off. */
const MAX_HTML_BYTES = 60_000;
/** Contrast of text and of large text (WCAG 2.2, 1.4.3). */
const [MIN_CONTRAST, MIN_LARGE_CONTRAST] = [4.5, 3];

function renderFixture(kind: MailKind, preview: string, more: Partial<MailRecipient> & RenderOptions = {}) {
  const { stopUrl = STOP, direction, ...rest } = more;
  const recipient = { to: 'marlow@example.com', locale: 'en-us', timeZone: 'Europe/Lisbon', name: 'marlow' };
  return renderMail(SITE, kind, { ...recipient, ...rest }, mailFixture(kind, preview) as never, {
    stopUrl,
    direction,
  });
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function stylesOf(element: Tree.Element): Map<string, string> {
  const rules = (attribute(element, 'style') ?? '').split(';').map((rule) => rule.split(':'));
  return new Map(rules.map(([name = '', ...value]) => [name.trim(), value.join(':').trim()]));
}

type Scheme = 'light' | 'dark';

/** Returns a colour of an element itself in one scheme: the dark one by its classes, else the one in its style. */
function ownColour(element: Tree.Element, property: string, scheme: Scheme): string | undefined {
  const classes = (attribute(element, 'class') ?? '').split(' ');
  const named = classes.find((name) => COLOURS[name as ColourName]?.property === property);
  const dark = named && COLOURS[named as ColourName].dark;
  return (scheme === 'dark' ? dark : undefined) ?? stylesOf(element).get(property);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

interface Written {
  text: string;
  colour: Record<Scheme, string>;
  ground: Record<Scheme, string>;
  isLarge: boolean;
}

/** Returns the visible texts of a document with the colours that apply to them, and its elements. */
function read(html: string) {
  const problems: string[] = [];
  const document = parse(html, { onParseError: ({ code }) => problems.push(code) });
  const [texts, elements]: [Written[], Tree.Element[]] = [[], []];
  const walk = (node: Tree.Node, inherited: Omit<Written, 'text'>): void => {
    let here = inherited;
    if (isElement(node)) {
      elements.push(node);
      if (node.tagName === 'head' || stylesOf(node).get('display') === 'none') return;
      const both = (property: string, before: Record<Scheme, string>) => ({
        light: ownColour(node, property, 'light') ?? before.light,
        dark: ownColour(node, property, 'dark') ?? before.dark,
      });
      const size = Number.parseInt(stylesOf(node).get('font-size') ?? '', 10);
      here = {
        colour: both('color', inherited.colour),
        ground: both('background-color', inherited.ground),
        isLarge: Number.isNaN(size) ? inherited.isLarge : size >= 24,
      };
    }
    if ('value' in node && node.nodeName === '#text') {
      const text = node.value.replaceAll(/\s+/g, ' ').trim();
      if (text !== '') texts.push({ text, ...here });
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, here);
  };
  const unset = { light: '#000000', dark: '#000000' };
  walk(document, { colour: unset, ground: { light: '#ffffff', dark: '#ffffff' }, isLarge: false });
  return { problems, texts, elements };
}

const previews = listMailKinds().flatMap(({ kind, previews: names }) =>
  names.map((preview) => [kind, preview] as const),
);

describe.each(ENABLED_LOCALES.map(({ code }) => code))('mails in %s', (locale) => {
  it.each(previews)(
    '%s (%s) is valid, small, described, legible and complete as plain text',
    async (kind, preview) => {
      const { subject, html, text } = await renderFixture(kind, preview, { locale });
      const { problems, texts, elements } = read(html);
      expect(problems).toEqual([]);
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_HTML_BYTES);
      expect(subject).toMatch(/^[^\n{}]{5,120}$/);
      expect(`${subject}${text}`).not.toMatch(/undefined|\[object|\{\w+\}/);
      const tags = new Set(elements.map(({ tagName }) => tagName));
      for (const tag of ['script', 'form', 'svg', 'iframe', 'link']) expect([...tags]).not.toContain(tag);
      for (const image of elements.filter(({ tagName }) => tagName === 'img')) {
        expect(attribute(image, 'alt')).toBeDefined();
        expect(attribute(image, 'src')).toMatch(/^cid:/);
      }
      expect(elements.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1);
      // The plain text says the same, with every address in full.
      const plain = text.replaceAll(/\s+/g, ' ');
      const decoration = /^(?:·|\p{Lu})$/u;
      for (const { text: words } of texts) if (!decoration.test(words)) expect(plain).toContain(words);
      const links = elements.flatMap((one) => (one.tagName === 'a' ? (attribute(one, 'href') ?? '') : []));
      for (const link of links.filter((href) => href !== 'https://skein.example/'))
        expect(plain).toContain(link);
      for (const { text: words, colour, ground, isLarge } of texts)
        for (const scheme of ['light', 'dark'] as const) {
          const ratio = contrast(colour[scheme], ground[scheme]);
          const least = isLarge ? MIN_LARGE_CONTRAST : MIN_CONTRAST;
          expect(ratio, `${words}: ${colour[scheme]} on ${ground[scheme]}`).toBeGreaterThanOrEqual(least);
        }
    },
  );
});

it('renderMail states the reason, the account and, where a kind can be stopped, its page', async () => {
  const login = await renderFixture('login', 'usual');
  expect(login.text).toContain('because somebody asked to log in with this address');
  expect(login.text).toContain('Sent to marlow@example.com, for the account of marlow.');
  expect(login.text).toContain('E-mails of this kind cannot be turned off.');
  expect(login.text).not.toContain(STOP);
  const ask = await renderFixture('ask', 'one');
  expect(ask.text).toContain(`No more e-mails about questions ${STOP}`);
  expect(ask.text).not.toContain('cannot be turned off');
  const device = await renderFixture('newDevice', 'usual');
  expect(device.text).toContain('No more e-mails about new devices https://skein.example/settings/sessions');
  expect(device.text).not.toContain('cannot be turned off');
  await expect(renderFixture('ask', 'one', { stopUrl: '' })).rejects.toThrow('names the page that stops it');
});

it('renderMail formats times in the time zone of the member and names its city', async () => {
  const porto = await renderFixture('newDevice', 'usual', { timeZone: 'Europe/Lisbon' });
  expect(porto.text).toContain('Thursday, November 26 at 4:02 PM (Lisbon)');
  const delhi = await renderFixture('newDevice', 'usual', { timeZone: 'Asia/Kolkata', locale: 'de' });
  expect(delhi.text).toContain('Donnerstag, 26. November um 21:32 (Kolkata)');
  const unknown = await renderFixture('newDevice', 'usual', { timeZone: 'Moon/Tycho' });
  expect(unknown.text).toContain('4:02 PM (UTC)');
});

/**
 * Security mails without the device, network and time of a request: they go to an address that may be a stranger's
 * (`addressTakenBack`, `newAddress`, `verify`), or the site sends them by itself (`recovered`).
 */
const WITHOUT_ORIGIN: ReadonlySet<MailKind> = new Set([
  'addressTakenBack',
  'newAddress',
  'verify',
  'recovered',
]);
/** Security mails about a request that changes nothing yet: doing nothing is the way back. */
const REQUESTS: ReadonlySet<MailKind> = new Set([
  'login',
  'nothingToRecover',
  'proofCode',
  'recover',
  'reset',
]);

const securityMails = listMailKinds()
  .filter((info) => info.class === 'security' && !WITHOUT_ORIGIN.has(info.kind))
  .flatMap(({ kind, previews: names }) => names.map((preview) => [kind, preview] as const));

describe.each(['en-us', 'de'])('security mails in %s', (locale) => {
  it.each(securityMails)('%s (%s) names device, network, time and the way back', async (kind, preview) => {
    const { text } = await renderFixture(kind, preview, { locale, timeZone: 'Asia/Kolkata' });
    expect(text).toContain('Firefox on Linux');
    expect(text).toContain('203.0.113.x');
    const isGerman = locale === 'de';
    expect(text).toContain(isGerman ? '21:32' : '9:32 PM');
    if (REQUESTS.has(kind)) {
      expect(text).toMatch(isGerman ? /Tu nichts/ : /Do nothing/);
      return;
    }
    expect(text).toContain(isGerman ? '26. November um 21:32 (Kolkata)' : 'November 26 at 9:32 PM (Kolkata)');
    expect(text).toMatch(isGerman ? /(das nicht warst|warst das nicht)/ : /not you/);
    expect(text).toMatch(/skein\.example\/(passwordreset|login\/undo\S+|login\/recover\/keep\S+)(\s|$)/);
  });
});

it('renderMail says that the network of a change is not known', async () => {
  const props = { ...mailFixture('newDevice', 'usual'), origin: { client: 'Firefox on Linux', at: 0 } };
  const recipient = { to: 'a@example.test', locale: 'en-us', timeZone: 'UTC', name: 'a' };
  const { text } = await renderMail(SITE, 'newDevice', recipient, props as never);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Network not known');
});

it('renderMail mirrors a mail in a right-to-left language', async () => {
  const { html, sitePictures } = await renderFixture('replies', 'reply', { direction: 'rtl' });
  expect(html).toMatch(/<html dir="rtl"/);
  expect(html).toContain('border-right-width:2px');
  expect(html).not.toContain('border-left-width');
  expect(sitePictures).toEqual(['wordmark', 'curl-mirrored']);
});

it('renderMail keeps the subject one line when a name has line breaks', async () => {
  const props = {
    ...mailFixture('ask', 'one'),
    asks: [{ from: { name: 'a\r\nBcc: b@x.test' }, text: 'x', at: 0 }],
  };
  const recipient = { to: 'a@example.test', locale: 'en-us', timeZone: 'UTC', name: 'a' };
  const { subject } = await renderMail(SITE, 'ask', recipient, props as never, { stopUrl: STOP });
  expect(subject).toBe('a Bcc: b@x.test asked you something');
});

it('renderMail escapes what members wrote', async () => {
  const props = { text: '<img src=x onerror=alert(1)>', request: '"><script>' };
  const recipient = { to: 'a@example.test', locale: 'en-us', timeZone: 'UTC' };
  const { html, text } = await renderMail(SITE, 'supportAnswer', recipient, props);
  expect(read(html).elements.filter(({ tagName }) => tagName === 'script')).toEqual([]);
  expect(text).toContain('<img src=x onerror=alert(1)>');
});

it('German catalogue of the mails translates every message', () => {
  const po = readFileSync(new URL('../locales/de.po', import.meta.url), 'utf8');
  expect(po.match(/^msgstr ""\n(?!")/gm)).toBe(null);
});
