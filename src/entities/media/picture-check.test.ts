import { expect, it } from 'vitest';
import { isConvertible, PICTURE_MAX_BYTES, rejectionReasonOf } from './picture-check.ts';

it.each([
  [{ type: 'image/jpeg', size: 1 }, undefined],
  [{ type: 'image/avif', size: 1 }, undefined],
  [{ type: 'image/tiff', size: 1 }, undefined],
  [{ type: '', name: 'scan.TIF', size: 1 }, undefined],
  [{ type: 'image/heic', size: 1 }, 'heic'],
  [{ type: '', name: 'IMG_1.HEIC', size: 1 }, 'heic'],
  [{ type: 'image/svg+xml', size: 1 }, 'type'],
  [{ type: 'text/plain', size: 1 }, 'type'],
  [{ type: 'image/png', size: PICTURE_MAX_BYTES + 1 }, 'size'],
] as const)('rejectionReasonOf %j is %s', (file, reason) => expect(rejectionReasonOf(file)).toBe(reason));

it.each([
  [{ type: 'image/bmp', size: 1 }, true],
  [{ type: '', name: 'a.heic', size: 1 }, true],
  [{ type: 'image/png', size: 1 }, false],
  [{ type: 'image/svg+xml', size: 1 }, false],
  [{ type: 'video/mp4', size: 1 }, false],
])('isConvertible %j is %s', (file, is) => expect(isConvertible(file)).toBe(is));
