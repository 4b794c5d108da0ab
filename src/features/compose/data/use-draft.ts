import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { debounce } from '#src/shared/lib/time/timing.ts';
import {
  type ComposerKind,
  type Draft,
  draftKey,
  findDraft,
  forgetKept,
  isWorthKeeping,
  saveDraft,
  sweepDrafts,
} from '../model/drafts.ts';
import { picturesOf, toBlocks } from '../model/to-blocks.ts';
import { useElsewhere } from './use-elsewhere.ts';

/** Everything in the form that is kept. */
export type Contents = Omit<Draft, 'version' | 'savedAt'>;

/** Typing is kept after a pause this long, and at least this often, in milliseconds. */
const SAVE_PAUSE = 400;
const SAVE_AT_LEAST = 2000;

type DraftOptions = {
  kind: ComposerKind;
  /** Where the form is opened again. */
  address: string;
  /** The post that is edited or reblogged; empty for a new post. */
  target: string;
  /** Blogs whose drafts may be offered: all of the member's. */
  blogUuids: readonly string[];
  /** The form as it opens when nothing was kept. */
  initial: Contents;
  /** The contents as they are sent and kept: uploaded pictures filled in. */
  complete: (contents: Contents) => Contents;
};

/** How keeping is going: `failed` when this browser has no room or forbids it. */
export type KeepState = 'untouched' | 'keeping' | 'kept' | 'failed';

const meanings = new WeakMap<Contents['doc'], string>();

function meaningOfDoc(doc: Contents['doc']): string {
  const meaning = meanings.get(doc) ?? JSON.stringify([toBlocks(doc), picturesOf(doc).length]);
  meanings.set(doc, meaning);
  return meaning;
}

function meaningOfRest(rest: Omit<Contents, 'doc'>): string {
  return JSON.stringify([
    rest.tags,
    rest.pendingTag,
    rest.outcome,
    rest.outcome === 'schedule' ? rest.goesOutAt : undefined,
    rest.blogUuid,
    rest.more,
    rest.trail,
  ]);
}

/** Whether two contents would become the same, because the surface spells the same text in more than one way. */
function isSame(one: Contents, other: Contents): boolean {
  return meaningOfRest(one) === meaningOfRest(other) && meaningOfDoc(one.doc) === meaningOfDoc(other.doc);
}

/**
 * The form's contents, kept in this browser while they are typed: they survive a reload, a crash, an expired session and
 * being offline. What was kept comes back when the same form opens again, from whichever of the member's blogs.
 */
export function useDraft({ kind, address, target, blogUuids, initial, complete }: DraftOptions) {
  const keys = blogUuids.map((uuid) => draftKey(uuid, kind, target));
  const [found] = useState(() => findDraft(localStorage, keys, Date.now()));
  const [contents, setContents] = useState<Contents>(found ?? initial);
  const [keepState, setKeepState] = useState<KeepState>('untouched');
  const [restoredAt, setRestoredAt] = useState(found?.savedAt);
  const latest = useRef(contents);
  // What this tab kept last: only that is its own to forget, and only a difference from it is worth keeping unasked.
  const kept = useRef({ at: found?.savedAt ?? 0, contents });
  const isOver = useRef(false);

  /** Whether there is anything of the writer's in it. */
  const isTouched = (one: Contents): boolean =>
    !isSame(one, initial) && (kind === 'edit' || isWorthKeeping(one));

  const keepNow = (): void => {
    if (isOver.current) return;
    const now = complete(latest.current);
    const own = draftKey(now.blogUuid, kind, target);
    const isWorth = isTouched(now);
    const elsewhere = isWorth ? keys.filter((key) => key !== own) : keys;
    forgetKept(localStorage, elsewhere, kept.current.at);
    if (!isWorth) {
      setKeepState('untouched');
      return;
    }
    const savedAt = Date.now();
    const isKept = saveDraft(localStorage, own, { ...now, version: 1, savedAt, address });
    if (isKept) kept.current = { at: savedAt, contents: now };
    setKeepState(isKept ? 'kept' : 'failed');
  };
  const keepUnlessKept = useEffectEvent(() => {
    if (!isSame(complete(latest.current), kept.current.contents)) keepNow();
  });
  const [keepSoon] = useState(() => debounce((run: () => void) => run(), SAVE_PAUSE, SAVE_AT_LEAST));

  /** Changes parts of the contents and keeps them soon. */
  const change = (parts: Partial<Contents>): void => {
    latest.current = { ...latest.current, ...parts };
    setContents(latest.current);
    setKeepState('keeping');
    keepSoon(keepNow);
  };

  /** Takes what stands on the surface now. No key waits for the form around it, which follows when there is time. */
  const write = (doc: Contents['doc']): void => startTransition(() => change({ doc }));

  const { elsewhere, forgetElsewhere } = useElsewhere({
    keys,
    isMine: (draft) => isSame(draft, complete(latest.current)),
    onFree: keepNow,
  });

  /** Puts other contents in the place of all there is, and keeps them. */
  const replace = (next: Contents): void => {
    latest.current = next;
    setContents(next);
    setRestoredAt(undefined);
    forgetElsewhere();
    keepNow();
  };

  /** Throws away what was kept and begins anew. */
  const startOver = (): void => {
    keepSoon.cancel();
    forgetKept(localStorage, keys, kept.current.at);
    latest.current = initial;
    kept.current = { at: 0, contents: initial };
    setContents(initial);
    setRestoredAt(undefined);
    setKeepState('untouched');
    forgetElsewhere();
  };

  /** Forgets what was kept for good: it was posted, or the writer threw it away. */
  const finish = (): void => {
    isOver.current = true;
    keepSoon.cancel();
    forgetKept(localStorage, keys, kept.current.at);
  };

  useEffect(() => {
    sweepDrafts(localStorage, Date.now());
    const onHide = (): void => {
      keepSoon.cancel();
      keepUnlessKept();
    };
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      onHide();
    };
  }, [keepSoon]);

  return {
    contents,
    /** The newest contents, for code that runs later. */
    read: () => complete(latest.current),
    change,
    write,
    /** Whether there is something to lose, as it is shown, and as it is this moment. */
    isDirty: isTouched(contents),
    isDirtyNow: () => isTouched(latest.current),
    keepState,
    /** When the contents that were brought back were kept, in milliseconds; undefined when the form began empty. */
    restoredAt,
    forgetNotice: () => setRestoredAt(undefined),
    /** What another tab keeps in this form's place, while it differs from what stands here. */
    elsewhere,
    /** Writes on with what stands here, and keeps that. */
    keepHere: (): void => {
      forgetElsewhere();
      keepNow();
    },
    replace,
    keepNow,
    startOver,
    finish,
  };
}
