import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import type { ErrorReason } from '#generated/errors.ts';
import { domainError } from '#server/core/errors.ts';
import { siteHost } from '#server/core/site-host.ts';

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** As in the contract, `DomainName`. */
const MAX_LABELS = 5;
const MAX_CHARACTERS = 253;
/** Letters of other alphabets that look like Latin ones (Unicode TR 39, the lower-case letters that matter here). */
const LATIN_TWINS = new Set('асеһіјӏорԛѕѵԝхуԁɡαινορυ');
/** Scripts that may stand beside each other in one label (Unicode TR 39 §5.1). */
const SINGLE_SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Armenian', 'Georgian', 'Thai'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** Returns a domain as people write it. */
export function unicodeOf(name: string): string {
  return domainToUnicode(name) || name;
}

/** Returns true when a label could be taken for another one: several alphabets, or only letters that look like Latin. */
function isLookAlike(label: string): boolean {
  const letters = [...label].filter((character) => /\p{L}/u.test(character));
  const scripts = SINGLE_SCRIPTS.filter((script) => letters.some((letter) => script.test(letter)));
  const isEastAsian = letters.some((letter) => EAST_ASIAN.test(letter));
  // Chinese, Japanese and Korean names have Latin letters beside their own.
  const others = scripts.filter((script) => !(isEastAsian && script.test('a')));
  if (others.length > 1 || (isEastAsian && others.length > 0)) return true;
  return letters.length > 0 && letters.every((letter) => LATIN_TWINS.has(letter));
}

type Refusal = ErrorReason<'domain-not-allowed'>;

/** Returns the domain in ASCII, or the reason for which it cannot be used here. */
function readDomain(text: string, publicUrl: string): { name: string } | { reason: Refusal } {
  const written = text.trim().toLowerCase().replace(/\.$/, '');
  const { isIp } = parse(written);
  if (isIp || /^[\d.]+$|^\[|:.*:/.test(written)) return { reason: 'ip_address' };
  // Characters that URL parsers take as the end of a host would be cut off.
  const ascii = /[\s*@:/\\?#%_]/.test(written) ? '' : domainToASCII(written);
  const labels = ascii.split('.');
  const isName =
    ascii.length <= MAX_CHARACTERS &&
    labels.length >= 2 &&
    labels.length <= MAX_LABELS &&
    labels.every((label) => LABEL.test(label)) &&
    /^[a-z]{2,24}$|^xn--/.test(labels.at(-1) ?? '');
  const { domain, publicSuffix, isIcann } = parse(ascii, { allowPrivateDomains: true });
  if (!isName) return { reason: isIcann === true && publicSuffix === ascii ? 'public_suffix' : 'not_a_name' };
  if (isOwn(ascii, publicUrl)) return { reason: 'own_name' };
  if (domain === null) return { reason: 'public_suffix' };
  const unicode = unicodeOf(ascii).split('.');
  if (unicode.slice(0, -1).some((label) => isLookAlike(label) && !isSameScript(label, unicode.at(-1) ?? '')))
    return { reason: 'look_alike' };
  return { name: ascii };
}

/** Returns true when an ending of the same alphabet says what the letters are: Cyrillic names below a Cyrillic one. */
function isSameScript(label: string, ending: string): boolean {
  const script = SINGLE_SCRIPTS.find((one) => one.test(label));
  return script !== undefined && !script.test('a') && script.test(ending);
}

function isOwn(name: string, publicUrl: string): boolean {
  return [siteHost(), new URL(publicUrl).hostname].some((own) => name === own || name.endsWith(`.${own}`));
}

/**
 * Returns a domain in ASCII from what a person typed.
 *
 * @throws domain-not-allowed for what is no domain, or cannot belong to one member
 */
export function allowedDomain(text: string, publicUrl: string): string {
  const read = readDomain(text, publicUrl);
  if ('reason' in read) throw domainError('domain-not-allowed', { reason: read.reason });
  return read.name;
}

/** Returns true when a domain stands directly below its ending, so that it cannot be an alias (CNAME) of another name. */
export function isApex(name: string): boolean {
  return parse(name, { allowPrivateDomains: true }).domain === name;
}
