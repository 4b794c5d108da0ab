export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif' | 'image/tiff';

/** A picture that is recognised and cannot be taken. */
export type RefusedImage = 'image/heic' | 'animated-avif' | 'image/bmp';

/** Brands of files in the container of HEIF (ISO/IEC 23008-12, MIAF), by the codec inside. */
const HEIC_BRANDS: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
]);

/** Returns the brands of a HEIF file, the major one first; none for other files. */
function brandsOf(bytes: Uint8Array): string[] {
  const text = (start: number, end: number): string => String.fromCharCode(...bytes.subarray(start, end));
  if (bytes.length < 16 || text(4, 8) !== 'ftyp') return [];
  const size = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256, bytes.length);
  const brands = [text(8, 12)];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(text(at, at + 4));
  return brands;
}

function heifKind(bytes: Uint8Array): ImageType | RefusedImage | undefined {
  const brands = brandsOf(bytes);
  if (brands[0] === 'avis') return 'animated-avif';
  if (brands.includes('avif')) return 'image/avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'image/heic' : undefined;
}

/** Returns the type of a file by its first bytes; undefined when it is no known picture. */
export function imageKind(bytes: Uint8Array): ImageType | RefusedImage | undefined {
  const startsWith = (signature: readonly number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  if (startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith([0x47, 0x49, 0x46, 0x38, 0x37, 0x61])) return 'image/gif';
  if (startsWith([0x47, 0x49, 0x46, 0x38, 0x39, 0x61])) return 'image/gif';
  if (startsWith([0x52, 0x49, 0x46, 0x46]) && startsWith([0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  if (startsWith([0x49, 0x49, 0x2a, 0x00]) || startsWith([0x4d, 0x4d, 0x00, 0x2a])) return 'image/tiff';
  // "BM", the size of the file, four zeros.
  if (startsWith([0x42, 0x4d]) && startsWith([0, 0, 0, 0], 6)) return 'image/bmp';
  return heifKind(bytes);
}
