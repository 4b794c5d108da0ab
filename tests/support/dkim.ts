import { createHash, createVerify, type KeyObject } from 'node:crypto';

/** Returns a header as its signature sees it: name in lower case, folds and runs of spaces as one space (RFC 6376 3.4.2). */
function relaxedHeader(header: string): string {
  const colon = header.indexOf(':');
  const value = header
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${header.slice(0, colon).trim().toLowerCase()}:${value}`;
}

/** Returns a body as its signature sees it (RFC 6376 3.4.4). */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  const text = lines.join('\r\n').replace(/(\r\n)+$/, '');
  return text === '' ? '' : `${text}\r\n`;
}

export interface DkimResult {
  domain: string | undefined;
  selector: string | undefined;
  /** True when body and signed headers are as they were signed. */
  isValid: boolean;
  /** Names of the signed headers. */
  signed: string[];
}

/** Verifies the DKIM signature of a mail, as a mailbox does, with the public key that its DNS would answer. */
export function verifyDkim(message: string, publicKey: KeyObject): DkimResult {
  const end = message.indexOf('\r\n\r\n');
  const headers = message.slice(0, end).split(/\r\n(?![ \t])/);
  const own = headers.find((header) => /^dkim-signature:/i.test(header)) ?? '';
  const tags = new Map(
    relaxedHeader(own)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).trim()]),
  );
  const bodyHash = createHash('sha256')
    .update(relaxedBody(message.slice(end + 4)))
    .digest('base64');
  const signed = (tags.get('h') ?? '').split(':').map((name) => name.trim().toLowerCase());
  const verifier = createVerify('rsa-sha256');
  for (const name of signed) {
    const header = headers.findLast((one) => one.toLowerCase().startsWith(`${name}:`));
    if (header) verifier.update(`${relaxedHeader(header)}\r\n`);
  }
  verifier.update(relaxedHeader(own.replace(/(\bb=)[^;]*$/, '$1')));
  const signature = (tags.get('b') ?? '').replaceAll(' ', '');
  return {
    domain: tags.get('d'),
    selector: tags.get('s'),
    isValid: bodyHash === tags.get('bh') && verifier.verify(publicKey, signature, 'base64'),
    signed,
  };
}
