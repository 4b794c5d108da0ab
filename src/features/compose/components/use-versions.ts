import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import type { Contents, useDraft } from '../data/use-draft.ts';
import type { usePublish } from '../data/use-publish.ts';
import type { OpenedPost } from '../model/opened-post.ts';
import { type OpenedTrail, partsOf } from '../model/trail-choice.ts';

/** The code of an edit that started from an older version. */
const CONFLICT = 4009;

type VersionsOptions = {
  editor: Editor | null;
  draft: ReturnType<typeof useDraft>;
  publishing: ReturnType<typeof usePublish>;
  /** Makes the form one for the post as it is now. */
  rebase: ((current: Post) => OpenedPost) | undefined;
  /** The trail of the post as the form knows it. */
  trail: OpenedTrail;
};

/**
 * Two versions of one thing: a post that somebody changed while it was edited here, and what another tab keeps in the
 * place of this form. Whichever is taken, the other can be brought back.
 */
export function useVersions({ editor, draft, publishing, rebase, trail }: VersionsOptions) {
  const [aside, setAside] = useState<Contents>();
  const [isComparing, setComparing] = useState(false);
  const [sendsAgain, setSendsAgain] = useState(false);
  const { problem } = publishing;
  const error =
    problem?.kind === 'refused' && isApiError(problem.error, CONFLICT) ? problem.error : undefined;
  const theirs = rebase ? error?.currentPost : undefined;

  useEffect(() => setComparing(theirs !== undefined), [theirs]);

  // The form is one for the newer post by then.
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
  /** Shows other contents and puts these aside. */
  const exchange = (contents: Contents): void => {
    setAside(draft.read());
    show(contents);
  };
  /** Goes on from the newer post; the words stay those of this form, and so does its way out where there still is one. */
  const stay = (current: Post): void => {
    if (!rebase) return;
    const { initial, outcomes } = rebase(current);
    const { basedOn, outcome } = initial;
    // Of another trail other parts would be left out.
    const isOtherTrail = partsOf(current) !== trail.count;
    draft.change({
      basedOn,
      ...(outcomes.includes(draft.contents.outcome) ? {} : { outcome }),
      ...(draft.contents.trail && isOtherTrail ? { trail: { ...draft.contents.trail, left: [] } } : {}),
    });
  };

  return {
    /** The post as somebody else left it, while the two versions are to be compared. */
    theirs: isComparing ? theirs : undefined,
    /** Shows both versions once more; undefined where there are not two. */
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
    /** Brings back what was put aside; undefined when nothing was. */
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
