import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import { PICTURES_PER_POST_MAX } from '#src/entities/media/picture-check.ts';
import { Uploads } from '#src/entities/media/uploads.ts';
import {
  clearUnsentPictures,
  readUnsentPictures,
  storeUnsentPicture,
  type UnsentPicture,
  type UnsentPicturesOwner,
} from '#src/shared/lib/storage/unsent-pictures.ts';

/** An image of an ask; `localId` identifies its upload. */
export interface AskPicture extends UnsentPicture {
  localId: string;
}

/** Upload function of visitors, who cannot upload: it stays pending until they log in. */
const pendingForever = (): Promise<never> => new Promise(() => {});

type AskPicturesInput = UnsentPicturesOwner & {
  /** True when the blog accepts images. */
  isOpen: boolean;
};

/** Images of an unsent ask: uploaded as they are chosen, and stored in the browser until the ask is sent. */
export function useAskPictures({ writer, target, isOpen }: AskPicturesInput) {
  const place = { writer, target };
  const [uploads] = useState(() => (writer === undefined ? new Uploads(pendingForever) : new Uploads()));
  const [pictures, setPictures] = useState<readonly AskPicture[]>([]);
  const [hasTooMany, setTooMany] = useState(false);
  const ids = pictures.map(({ localId }) => localId);
  const failed = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.countUploads(ids).failed,
    () => 0,
  );

  const add = (chosen: readonly UnsentPicture[]): void => {
    const room = PICTURES_PER_POST_MAX - pictures.length;
    setTooMany(chosen.length > room);
    const fitting = chosen.slice(0, room).map((one) => ({ ...one, localId: uploads.add(one.file) }));
    setPictures([...pictures, ...fitting]);
    for (const one of fitting) void storeUnsentPicture(place, one);
  };
  const bringBack = useEffectEvent(add);
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    const bring = async (): Promise<void> => {
      const kept = await readUnsentPictures({ writer, target }, Date.now());
      if (!isOver && kept.length > 0) bringBack(kept);
    };
    void bring();
    return () => {
      isOver = true;
    };
  }, [writer, target, isOpen]);
  useEffect(() => () => uploads.dispose(), [uploads]);

  return {
    uploads,
    pictures,
    /** Number of failed uploads. */
    failed,
    /** True when not all chosen images fit. */
    hasTooMany: hasTooMany && pictures.length >= PICTURES_PER_POST_MAX,
    choose: (files: readonly File[]): void => {
      const now = Date.now();
      add(files.map((file, index) => ({ file, altText: '', at: now + index })));
    },
    say: (localId: string, altText: string): void =>
      setPictures(pictures.map((one) => (one.localId === localId ? { ...one, altText } : one))),
    /** Stores an image's changed alt text. */
    keepWords: (picture: AskPicture): void => void storeUnsentPicture(place, picture),
    remove: ({ localId, at }: AskPicture): void => {
      setPictures(pictures.filter((one) => one.localId !== localId));
      void clearUnsentPictures(place, at);
    },
    /** Resolves to the blocks of all images once they are uploaded; undefined when an upload failed. */
    ready: async (): Promise<ImageBlock[] | undefined> => {
      const tally = await uploads.settled(ids, new AbortController().signal);
      if (tally.failed > 0) return undefined;
      return pictures.flatMap(({ localId, altText }) => {
        const block = uploads.blockOf(localId);
        const said = altText.trim();
        return block ? [{ ...block, ...(said ? { altText: said } : {}) }] : [];
      });
    },
    /** Deletes the stored images after the ask was sent. */
    finish: (): void => void clearUnsentPictures(place),
  };
}

export type AskPicturesState = ReturnType<typeof useAskPictures>;
