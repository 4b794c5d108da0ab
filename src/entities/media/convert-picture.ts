import { isConvertible } from './picture-check.ts';

const JPEG_QUALITY_FACTOR = 0.92;
/** Maximum pixels that browsers draw (Safari on a phone). Larger pictures are not converted. */
const MAX_CANVAS_PIXELS = 16_777_216;

/**
 * Converts a picture that the server cannot read and the browser can: HEIC of a phone in Safari, BMP everywhere. Returns
 * the file itself when nothing has to be converted, or the browser cannot; it is then refused by its type.
 */
export async function convertPicture(file: File): Promise<File> {
  if (!isConvertible(file) || typeof createImageBitmap !== 'function') return file;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = Math.min(1, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(width * scale));
    canvas.height = Math.max(1, Math.floor(height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const isPhoto = /hei[cf]|jxl/.test(file.type + file.name.toLowerCase());
    const [type, ending] = isPhoto ? ['image/jpeg', 'jpg'] : ['image/png', 'png'];
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, type, JPEG_QUALITY_FACTOR),
    );
    if (!blob) return file;
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${ending}`, { type });
  } catch {
    return file;
  }
}
