import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { debounce } from '#src/shared/lib/time/timing.ts';
import {
  type ComposerKind,
  type Draft,
  deleteDraftSavedAt,
  deleteExpiredDrafts,
  draftKey,
  findDraft,
  hasContents,
  saveDraft,
} from '../model/drafts.ts';
import { picturesOf, toBlocks } from '../model/to-blocks.ts';
import { useOtherTabChanges } from './use-other-tab-changes.ts';

/** All contents of the form that are saved in the draft. */
export type Contents = Omit<Draft, 'version' | 'savedAt'>;

/** Autosave: debounce and maximum interval, in milliseconds. */
const SAVE_DEBOUNCE_MS = 400;
const SAVE_MAX_INTERVAL_MS = 2000;

type DraftOptions = {
  kind: ComposerKind;
  /** Address that reopens the form. */
  address: string;
  /** Uuid of the post that is edited or reblogged; empty for a new post. */
  target: string;
  /** Blogs whose drafts may be restored: all of the member's. */
  blogUuids: readonly string[];
  /** Initial contents when there is no saved draft. */
  initial: Contents;
  /** Returns the contents as they are sent and saved, with uploaded images filled in. */
  complete: (contents: Contents) => Contents;
};

/** State of autosaving: `failed` when the browser's storage is full or forbidden. */
export type SaveState = 'untouched' | 'saving' | 'saved' | 'failed';

const docKeys = new WeakMap<Contents['doc'], string>();

function docKeyOf(doc: Contents['doc']): string {
  const meaning = docKeys.get(doc) ?? JSON.stringify([toBlocks(doc), picturesOf(doc).length]);
  docKeys.set(doc, meaning);
  return meaning;
}

function optionsKeyOf(rest: Omit<Contents, 'doc'>): string {
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

/**
 * Returns true when two contents result in the same post, because the editor can represent the same text in several
 * ways.
 */
function isSame(one: Contents, other: Contents): boolean {
  return optionsKeyOf(one) === optionsKeyOf(other) && docKeyOf(one.doc) === docKeyOf(other.doc);
}

/**
 * Contents of the form, saved in this browser while they are edited: they survive a reload, a crash, an expired session
 * and being offline. The draft is restored when the same form opens again, from any of the member's blogs.
 */
export function useDraft({ kind, address, target, blogUuids, initial, complete }: DraftOptions) {
  const keys = blogUuids.map((uuid) => draftKey(uuid, kind, target));
  const [found] = useState(() => findDraft(localStorage, keys, Date.now()));
  const [contents, setContents] = useState<Contents>(found ?? initial);
  const [saveState, setSaveState] = useState<SaveState>('untouched');
  const [restoredAt, setRestoredAt] = useState(found?.savedAt);
  const latest = useRef(contents);
  // The last save of this tab. The tab deletes only its own save, and saves without a user action only what differs
  // from it.
  const kept = useRef({ at: found?.savedAt ?? 0, contents });
  const isOver = useRef(false);

  /** Returns true when the contents differ from the initial ones. */
  const isTouched = (one: Contents): boolean =>
    !isSame(one, initial) && (kind === 'edit' || hasContents(one));

  const keepNow = (): void => {
    if (isOver.current) return;
    const now = complete(latest.current);
    const own = draftKey(now.blogUuid, kind, target);
    const isWorth = isTouched(now);
    const elsewhere = isWorth ? keys.filter((key) => key !== own) : keys;
    deleteDraftSavedAt(localStorage, elsewhere, kept.current.at);
    if (!isWorth) {
      setSaveState('untouched');
      return;
    }
    const savedAt = Date.now();
    const isSaved = saveDraft(localStorage, own, { ...now, version: 1, savedAt, address });
    if (isSaved) kept.current = { at: savedAt, contents: now };
    setSaveState(isSaved ? 'saved' : 'failed');
  };
  const keepUnlessKept = useEffectEvent(() => {
    if (!isSame(complete(latest.current), kept.current.contents)) keepNow();
  });
  const [keepSoon] = useState(() =>
    debounce((run: () => void) => run(), SAVE_DEBOUNCE_MS, SAVE_MAX_INTERVAL_MS),
  );

  /** Changes parts of the contents and schedules a save. */
  const change = (parts: Partial<Contents>): void => {
    latest.current = { ...latest.current, ...parts };
    setContents(latest.current);
    setSaveState('saving');
    keepSoon(keepNow);
  };

  /**
   * Takes the editor's document over in a transition, so that typing does not wait for the rest of the form to render.
   */
  const write = (doc: Contents['doc']): void => startTransition(() => change({ doc }));

  const { elsewhere, forgetElsewhere } = useOtherTabChanges({
    keys,
    isMine: (draft) => isSame(draft, complete(latest.current)),
    onFree: keepNow,
  });

  /** Replaces all contents and saves them. */
  const replace = (next: Contents): void => {
    latest.current = next;
    setContents(next);
    setRestoredAt(undefined);
    forgetElsewhere();
    keepNow();
  };

  /** Deletes the draft and resets the form. */
  const startOver = (): void => {
    keepSoon.cancel();
    deleteDraftSavedAt(localStorage, keys, kept.current.at);
    latest.current = initial;
    kept.current = { at: 0, contents: initial };
    setContents(initial);
    setRestoredAt(undefined);
    setSaveState('untouched');
    forgetElsewhere();
  };

  /** Deletes the draft for good, after it was posted or discarded. */
  const finish = (): void => {
    isOver.current = true;
    keepSoon.cancel();
    deleteDraftSavedAt(localStorage, keys, kept.current.at);
  };

  useEffect(() => {
    deleteExpiredDrafts(localStorage, Date.now());
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
    /** Returns the newest contents, for code that runs later. */
    read: () => complete(latest.current),
    change,
    write,
    /** Unsaved changes, as rendered and as of now. */
    isDirty: isTouched(contents),
    isDirtyNow: () => isTouched(latest.current),
    saveState,
    /** Time at which the restored draft was saved, in milliseconds; undefined when the form opened empty. */
    restoredAt,
    forgetNotice: () => setRestoredAt(undefined),
    /** The draft that another tab saved under this form's key, while it differs from the contents here. */
    elsewhere,
    /** Keeps the contents of this tab and saves them over the other draft. */
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
