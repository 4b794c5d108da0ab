import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import { PICTURES_MAX } from '#src/entities/media/picture-check.ts';
import { Uploads } from '#src/entities/media/uploads.ts';
import {
  forgetPictures,
  type KeptPicture,
  keepPicture,
  keptPictures,
  type PicturesPlace,
} from '#src/shared/lib/storage/offline-pictures.ts';

/** A picture of a question; `localId` finds its upload. */
export interface AskPicture extends KeptPicture {
  localId: string;
}

/** A visitor has nowhere to send pictures to: they wait here until somebody signs in. */
const never = (): Promise<never> => new Promise(() => {});

type Place = PicturesPlace & {
  /** Whether the blog takes pictures. */
  isOpen: boolean;
};

/**
 * The pictures of a question that is being written: sent to the server as they are chosen, kept in the browser until the
 * question is sent.
 */
export function useAskPictures({ writer, target, isOpen }: Place) {
  const place = { writer, target };
  const [uploads] = useState(() => (writer === undefined ? new Uploads(never) : new Uploads()));
  const [pictures, setPictures] = useState<readonly AskPicture[]>([]);
  const [hasTooMany, setTooMany] = useState(false);
  const ids = pictures.map(({ localId }) => localId);
  const failed = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.tally(ids).failed,
    () => 0,
  );

  const add = (chosen: readonly KeptPicture[]): void => {
    const room = PICTURES_MAX - pictures.length;
    setTooMany(chosen.length > room);
    const fitting = chosen.slice(0, room).map((one) => ({ ...one, localId: uploads.add(one.file) }));
    setPictures([...pictures, ...fitting]);
    for (const one of fitting) void keepPicture(place, one);
  };
  const bringBack = useEffectEvent(add);
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    const bring = async (): Promise<void> => {
      const kept = await keptPictures({ writer, target }, Date.now());
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
    /** How many did not come through. */
    failed,
    /** Whether not all that were chosen have room. */
    hasTooMany: hasTooMany && pictures.length >= PICTURES_MAX,
    choose: (files: readonly File[]): void => {
      const now = Date.now();
      add(files.map((file, index) => ({ file, altText: '', at: now + index })));
    },
    say: (localId: string, altText: string): void =>
      setPictures(pictures.map((one) => (one.localId === localId ? { ...one, altText } : one))),
    /** Keeps what a picture shows, once it is said. */
    keepWords: (picture: AskPicture): void => void keepPicture(place, picture),
    remove: ({ localId, at }: AskPicture): void => {
      setPictures(pictures.filter((one) => one.localId !== localId));
      void forgetPictures(place, at);
    },
    /** The blocks of all pictures once the server has them; undefined when one did not come through. */
    ready: async (): Promise<ImageBlock[] | undefined> => {
      const tally = await uploads.settled(ids, new AbortController().signal);
      if (tally.failed > 0) return undefined;
      return pictures.flatMap(({ localId, altText }) => {
        const block = uploads.blockOf(localId);
        const said = altText.trim();
        return block ? [{ ...block, ...(said ? { altText: said } : {}) }] : [];
      });
    },
    /** Forgets what was kept: it is sent. */
    finish: (): void => void forgetPictures(place),
  };
}

export type AskPicturesState = ReturnType<typeof useAskPictures>;
