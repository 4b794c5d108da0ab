import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import type { Contents, useDraft } from '../data/use-draft.ts';
import type { usePublish } from '../data/use-publish.ts';
import type { OpenedPost } from '../model/opened-post.ts';
import { type OpenedTrail, partsOf } from '../model/trail-choice.ts';

/** Error code of an edit that is based on an older version. */
const CONFLICT_CODE = 4009;

type VersionConflictOptions = {
  editor: Editor | null;
  draft: ReturnType<typeof useDraft>;
  publishing: ReturnType<typeof usePublish>;
  /** Rebases the form onto the current version of the post. */
  rebase: ((current: Post) => OpenedPost) | undefined;
  /** The trail of the post as the form loaded it. */
  trail: OpenedTrail;
};

/**
 * Handles two versions of the same form: a post that was changed elsewhere while it was edited here, and a draft that
 * another tab saved under the same key. Whichever is chosen, the other one can be restored.
 */
export function useVersionConflict({ editor, draft, publishing, rebase, trail }: VersionConflictOptions) {
  const [aside, setAside] = useState<Contents>();
  const [isComparing, setComparing] = useState(false);
  const [sendsAgain, setSendsAgain] = useState(false);
  const { problem } = publishing;
  const error =
    problem?.kind === 'refused' && isApiError(problem.error, CONFLICT_CODE) ? problem.error : undefined;
  const theirs = rebase ? error?.currentPost : undefined;

  useEffect(() => setComparing(theirs !== undefined), [theirs]);

  // The form already belongs to the newer post at this point.
  const send = useEffectEvent(() => void publishing.publish());
  useEffect(() => {
    if (!sendsAgain) return;
    setSendsAgain(false);
    send();
  }, [sendsAgain]);

  const show = (contents: Contents): void => {
    draft.replace(contents);
    editor?.commands.setContent(contents.doc, { emitUpdate: false });
    editor?.commands.focus('end');
  };
  /** Shows other contents and stashes the current ones. */
  const exchange = (contents: Contents): void => {
    setAside(draft.read());
    show(contents);
  };
  /** Continues from the newer post with the text of this form and its outcome, where that is still possible. */
  const stay = (current: Post): void => {
    if (!rebase) return;
    const { initial, outcomes } = rebase(current);
    const { basedOn, outcome } = initial;
    // The choice of left-out parts does not fit a different trail.
    const isOtherTrail = partsOf(current) !== trail.count;
    draft.change({
      basedOn,
      ...(outcomes.includes(draft.contents.outcome) ? {} : { outcome }),
      ...(draft.contents.trail && isOtherTrail ? { trail: { ...draft.contents.trail, left: [] } } : {}),
    });
  };

  return {
    /** The post as it was saved elsewhere, while the two versions are compared. */
    theirs: isComparing ? theirs : undefined,
    /** Reopens the comparison; undefined when there are not two versions. */
    compare: theirs ? () => setComparing(true) : undefined,
    decideLater: () => setComparing(false),
    keepMine: (current: Post): void => {
      stay(current);
      setSendsAgain(true);
    },
    writeOn: (current: Post): void => {
      stay(current);
      publishing.forgetProblem();
    },
    takeTheirs: (current: Post): void => {
      if (rebase) exchange(rebase(current).initial);
      publishing.forgetProblem();
    },
    takeElsewhere: exchange,
    /** Restores the stashed contents; undefined when there are none. */
    bringBack: aside
      ? (): void => {
          const { basedOn, outcome } = draft.contents;
          show(basedOn === aside.basedOn ? aside : { ...aside, basedOn, outcome });
          setAside(undefined);
        }
      : undefined,
    forgetAside: () => setAside(undefined),
  };
}
