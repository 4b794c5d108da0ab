import { describe, expect, it } from 'vitest';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import { pictureOf, rowsOfImages } from './media.ts';

function image(width: number, height: number): ImageBlock {
  return {
    type: 'image',
    media: [{ url: `/media/${width}x${height}.webp`, width, height }],
  };
}

describe('pictureOf', () => {
  it('pictureOf offers every size, with the largest as fallback', () => {
    expect(
      pictureOf([
        { url: '/media/a 640.webp', width: 640, height: 480 },
        { url: '/media/a,1280.webp', width: 1280, height: 960 },
      ]),
    ).toEqual({
      src: '/media/a,1280.webp',
      srcSet: '/media/a%2C1280.webp 1280w, /media/a%20640.webp 640w',
      width: 1280,
      height: 960,
    });
  });

  it('pictureOf drops addresses that must not be loaded', () => {
    expect(pictureOf([{ url: 'javascript:alert(1)', width: 1, height: 1 }])).toBeUndefined();
  });
});

describe('rowsOfImages', () => {
  const lengths = (images: ImageBlock[]): number[] => rowsOfImages(images).map((row) => row.length);

  it('rowsOfImages gives wide images a row of their own', () => {
    expect(lengths([image(1600, 700), image(1600, 700)])).toEqual([1, 1]);
  });

  it('rowsOfImages groups landscapes in pairs and portraits in threes', () => {
    expect(lengths([image(4, 3), image(4, 3), image(4, 3), image(4, 3)])).toEqual([2, 2]);
    expect(lengths([image(2, 3), image(2, 3), image(2, 3)])).toEqual([3]);
  });

  it('rowsOfImages leaves no single portrait below wider rows', () => {
    expect(lengths([image(4, 3), image(4, 3), image(2, 3)])).toEqual([3]);
  });

  it('rowsOfImages keeps every image once, in order', () => {
    const images = Array.from({ length: 30 }, (_, index) => image(300 + ((index * 37) % 500), 400));
    expect(rowsOfImages(images).flat()).toEqual(images);
  });
});
