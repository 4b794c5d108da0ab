import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

/** Compression levels: fast for a page with one reader, better for a shared one. */
const QUALITY = { one: { br: 4, gzip: 5 }, many: { br: 5, gzip: 6 } } as const;

/** Returns the best content coding that the `Accept-Encoding` header allows. */
export function codingFor(accepted = ''): Coding {
  const takes = (name: string) =>
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s*,|\\s*$))(?=[\\s,;]|$)`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/**
 * Compresses a complete page outside the main thread; a stream costs more than it saves on a text that is already in
 * memory.
 */
export async function encoded(page: Buffer, coding: Coding, readers: keyof typeof QUALITY): Promise<Buffer> {
  const quality = QUALITY[readers];
  if (coding === 'br')
    return compressBrotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.br } });
  return coding === 'gzip' ? compressGzip(page, { level: quality.gzip }) : page;
}
