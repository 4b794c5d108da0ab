import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { addTags } from '#src/shared/lib/text/tags.ts';
import { Uploads } from '../data/uploads.ts';
import { type Contents, useDraft } from '../data/use-draft.ts';
import { useLeaving } from '../data/use-leaving.ts';
import { usePublish } from '../data/use-publish.ts';
import type { Outcome } from '../model/drafts.ts';
import { PICTURES_MAX } from '../model/picture-check.ts';
import { newPoll, pollsIn } from '../model/polls.ts';
import { suggestedTime } from '../model/schedule.ts';
import { picturesOf } from '../model/to-blocks.ts';
import { NO_FIXED_PART } from '../model/types.ts';
import { withUploads } from '../model/with-uploads.ts';
import { insertBlocks, pictureRows } from '../surface/insert.ts';
import { insertEmbed } from '../surface/insert-card.ts';
import { useSurface } from '../surface/Surface.tsx';
import type { ComposerProps } from './composer-props.ts';
import { useVersions } from './use-versions.ts';

function withoutHalfTag(contents: Contents): Contents {
  return {
    ...contents,
    tags: addTags(contents.tags, contents.pendingTag),
    pendingTag: '',
  };
}

/** What the form knows and can do, apart from how it looks. */
export function useComposer({
  kind,
  target,
  initial,
  fixed = NO_FIXED_PART,
  mayBeEmpty = false,
  placeholder,
  startsWithAddress,
  call,
  rebase,
  onSent,
}: ComposerProps) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const [uploads] = useState(() => new Uploads());
  const [said, announce] = useState('');
  const [hasTooMany, setTooMany] = useState(false);
  const freshPoll = useRef<string>(null);
  const [keptPolls] = useState(
    () => new Set(kind === 'edit' ? pollsIn(initial.doc).map(({ clientId }) => clientId) : []),
  );

  const draft = useDraft({
    kind,
    target,
    blogUuids: blogs.map(({ uuid }) => uuid),
    initial,
    complete: (contents) => ({ ...contents, doc: withUploads(contents.doc, uploads.blockOf) }),
  });
  const { contents, change } = draft;
  const leaving = useLeaving(draft);
  const publishing = usePublish({
    uploads,
    read: () => withoutHalfTag(draft.read()),
    fixed,
    mayBeEmpty,
    call,
    onSend: draft.keepNow,
    onDone: (created) => {
      draft.finish();
      leaving.go();
      onSent(created);
    },
  });
  const isBusy = publishing.phase === 'sending' || publishing.phase === 'done';

  const addPictures = (files: File[], position: number): void => {
    const before = picturesOf(contents.doc).length;
    const room = PICTURES_MAX - before;
    setTooMany(files.length > room);
    const localIds = files.slice(0, Math.max(0, room)).map((file) => uploads.add(file));
    if (!editor || localIds.length === 0) return;
    const rows = pictureRows(editor.schema, localIds, before === 0);
    editor.view.dispatch(insertBlocks(editor.state.tr, position, rows));
    editor.commands.focus();
  };
  const addPoll = (): void => {
    if (!editor) return;
    const poll = newPoll();
    freshPoll.current = poll.clientId;
    const { state, view } = editor;
    view.dispatch(insertEmbed(state, state.tr, poll, state.selection.to));
  };
  const takeFresh = useCallback((pollId: string): boolean => {
    const isFresh = freshPoll.current === pollId;
    if (isFresh) freshPoll.current = null;
    return isFresh;
  }, []);

  // The text surface keeps what it was made with; this always leads to the newest of the form.
  const takeFiles = useEffectEvent(addPictures);

  const editor = useSurface({
    initial: contents.doc,
    editable: !isBusy,
    placeholder,
    onChange: (doc) => change({ doc }),
    onFiles: (files, position) => takeFiles(files, position),
  });

  useEffect(() => {
    if (!editor || startsWithAddress) return;
    // At once: the command for it waits for the next frame, and would take the focus from a menu that was opened by then.
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor, startsWithAddress]);

  useEffect(() => () => uploads.dispose(), [uploads]);

  const versions = useVersions({ editor, draft, publishing, rebase });

  return {
    uploads,
    draft,
    leaving,
    publishing,
    versions,
    editor,
    isBusy,
    addPictures,
    /** Why not all pictures that were chosen are there. */
    pictureLimit:
      hasTooMany && picturesOf(contents.doc).length >= PICTURES_MAX
        ? t`A post holds at most ${PICTURES_MAX} pictures.`
        : undefined,
    addPoll,
    keptPolls,
    takeFresh,
    /** What was said last to screen readers, and how to say something. */
    said,
    announce,
    blogs,
    blog: blogs.find(({ uuid }) => uuid === contents.blogUuid) ?? blogs[0],
    publish: (outcome?: Outcome): void => {
      if (outcome) change({ outcome });
      void publishing.publish();
    },
    /** Chooses how the post leaves; a schedule begins with a time that makes sense. */
    choose: (outcome: Outcome): void => {
      const needsTime = outcome === 'schedule' && !contents.goesOutAt;
      change({ outcome, ...(needsTime ? { goesOutAt: suggestedTime(Date.now()) } : {}) });
    },
    startOver: (): void => {
      draft.startOver();
      editor?.commands.setContent(initial.doc, { emitUpdate: false });
      editor?.commands.focus('start');
    },
  };
}
