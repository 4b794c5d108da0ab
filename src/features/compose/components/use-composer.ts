import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Gif } from '#generated/zod/gif.zod.ts';
import { PICTURES_PER_POST_MAX } from '#src/entities/media/picture-check.ts';
import { Uploads } from '#src/entities/media/uploads.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { addTags } from '#src/shared/lib/text/tags.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Recordings } from '../data/recordings.ts';
import { type Contents, useDraft } from '../data/use-draft.ts';
import { useLeaveConfirmation } from '../data/use-leave-confirmation.ts';
import { usePublish } from '../data/use-publish.ts';
import type { Outcome } from '../model/drafts.ts';
import { gifPicture } from '../model/gif-picture.ts';
import { newPoll, pollsIn } from '../model/polls.ts';
import { RECORDINGS_PER_POST_MAX, type RecordingKind, recordingKindOf } from '../model/recording-check.ts';
import { suggestedTime } from '../model/schedule.ts';
import { picturesOf, recordingsOf } from '../model/to-blocks.ts';
import { NO_TRAIL, showsTrail } from '../model/trail-choice.ts';
import { NO_FIXED_PART } from '../model/types.ts';
import { withUploads } from '../model/with-uploads.ts';
import { insertBlocks, pictureRows } from '../surface/insert.ts';
import { insertAddress, insertEmbed } from '../surface/insert-card.ts';
import { type OpenMention, resolveMentions } from '../surface/mentions.ts';
import { useSurface } from '../surface/Surface.tsx';
import type { ComposerProps } from './composer-props.ts';
import { useResumeUploads } from './use-resume-uploads.ts';
import { useVersionConflict } from './use-version-conflict.ts';

function withCompleteTags(contents: Contents): Contents {
  return {
    ...contents,
    tags: addTags(contents.tags, contents.pendingTag),
    pendingTag: '',
  };
}

/** State and commands of the composer, without its appearance. */
export function useComposer({
  kind,
  target,
  initial,
  writers,
  fixed = NO_FIXED_PART,
  mayBeEmpty = false,
  trail = NO_TRAIL,
  placeholder,
  startsWithAddress,
  startsWith,
  call,
  rebase,
  onSent,
  onRefused,
}: ComposerProps) {
  const { t } = useLingui();
  const { blogs: own } = useViewer();
  const blogs = writers ?? own;
  const [uploads] = useState(() => new Uploads());
  const [recordings] = useState(() => new Recordings());
  const [said, announce] = useState('');
  const [mention, setMention] = useState<OpenMention>();
  const [hasTooMany, setTooMany] = useState(false);
  const [hasTooManyRecordings, setTooManyRecordings] = useState(false);
  const freshPoll = useRef<string>(null);
  const [existingPolls] = useState(
    () => new Set(kind === 'edit' ? pollsIn(initial.doc).map(({ clientId }) => clientId) : []),
  );

  const { pathname } = useLocation();
  const draft = useDraft({
    kind,
    address: pathname,
    target,
    blogUuids: blogs.map(({ uuid }) => uuid),
    initial,
    complete: (contents) => ({
      ...contents,
      doc: withUploads(contents.doc, { picture: uploads.blockOf, recording: recordings.blockOf }),
    }),
  });
  const { contents, change } = draft;
  const leaving = useLeaveConfirmation(draft);
  const publishing = usePublish({
    uploads,
    recordings,
    settle: async () => {
      if (editor) await resolveMentions(editor);
    },
    read: () => withCompleteTags(draft.read()),
    fixed,
    mayBeEmpty: (now) => mayBeEmpty && showsTrail(trail, now.trail),
    call,
    onSend: draft.keepNow,
    onRefused,
    onDone: (created) => {
      draft.finish();
      leaving.go();
      onSent(created);
    },
  });
  const isBusy = publishing.phase === 'sending' || publishing.phase === 'done';

  const addPictures = (files: File[], position: number): void => {
    const before = picturesOf(contents.doc).length;
    const room = PICTURES_PER_POST_MAX - before;
    setTooMany(files.length > room);
    const localIds = files.slice(0, Math.max(0, room)).map((file) => uploads.add(file));
    if (!editor || localIds.length === 0) return;
    const rows = pictureRows(editor.schema, localIds, before === 0);
    editor.view.dispatch(insertBlocks(editor.state.tr, position, rows));
    editor.commands.focus();
  };
  /** Inserts a GIF of the library on its own line, while another image is allowed. */
  const addGif = (gif: Gif): void => {
    const isFull = picturesOf(contents.doc).length >= PICTURES_PER_POST_MAX;
    setTooMany(isFull);
    if (!editor || isFull) return;
    const { state, view, schema } = editor;
    view.dispatch(insertBlocks(state.tr, state.selection.to, [schema.nodeFromJSON(gifPicture(gif))]));
  };
  const addRecordings = (files: File[], position: number): void => {
    const { recording } = editor?.schema.nodes ?? {};
    if (!editor || !recording || files.length === 0) return;
    const kinds = files.map((file) => [file, recordingKindOf(file) ?? 'audio'] as const);
    const there = recordingsOf(contents.doc);
    const isFull = (kind: RecordingKind, at: number): boolean =>
      there.filter(({ attrs }) => attrs.kind === kind).length +
        kinds.slice(0, at).filter(([, before]) => before === kind).length >=
      RECORDINGS_PER_POST_MAX[kind];
    const fitting = kinds.filter(([, kind], at) => !isFull(kind, at));
    setTooManyRecordings(fitting.length < kinds.length);
    if (fitting.length === 0) return;
    const nodes = fitting.map(([file, kind]) =>
      recording.create({ localId: recordings.add(kind, file), kind }),
    );
    editor.view.dispatch(insertBlocks(editor.state.tr, position, nodes));
    editor.commands.focus();
  };
  /** Adds files: audio and video each get a player, every other file is treated as an image. */
  const addFiles = (files: File[], position: number): void => {
    const isRecording = (file: File): boolean => recordingKindOf(file) !== undefined;
    const pictures = files.filter((file) => !isRecording(file));
    if (pictures.length > 0) addPictures(pictures, position);
    addRecordings(files.filter(isRecording), position);
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

  // The editor keeps the callbacks it was created with; the effect event always calls the newest one.
  const takeFiles = useEffectEvent(addFiles);

  const editor = useSurface({
    initial: contents.doc,
    editable: !isBusy,
    placeholder,
    onChange: draft.write,
    onFiles: (files, position) => takeFiles(files, position),
    onMention: setMention,
  });

  useEffect(() => {
    if (!editor || startsWithAddress) return;
    // Set synchronously: the focus command waits for the next frame and would take the focus from a menu opened by
    // then.
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor, startsWithAddress]);

  const bringIn = useEffectEvent(() => {
    if (!editor || !startsWith || draft.restoredAt !== undefined) return;
    const { address, files } = startsWith;
    // Inserts at the end of the last line, which is empty.
    if (address) insertAddress(editor.view, address, editor.state.doc.content.size - 1);
    if (files.length > 0) addFiles([...files], editor.state.doc.content.size);
  });
  useEffect(() => {
    if (editor) bringIn();
  }, [editor]);

  useResumeUploads(uploads, recordings, contents.doc);
  useEffect(() => () => uploads.dispose(), [uploads]);
  useEffect(() => () => recordings.dispose(), [recordings]);

  const versions = useVersionConflict({ editor, draft, publishing, rebase, trail });

  return {
    uploads,
    recordings,
    draft,
    leaving,
    publishing,
    versions,
    editor,
    /** The mention that is being typed. */
    mention,
    isBusy,
    addFiles,
    addGif,
    /** Explains why not all chosen files were added. */
    fileLimit: hasTooManyRecordings
      ? t`A post holds at most ${RECORDINGS_PER_POST_MAX.audio} sounds and ${RECORDINGS_PER_POST_MAX.video} videos.`
      : hasTooMany && picturesOf(contents.doc).length >= PICTURES_PER_POST_MAX
        ? t`A post holds at most ${PICTURES_PER_POST_MAX} pictures.`
        : undefined,
    addPoll,
    existingPolls,
    takeFresh,
    /** The last screen reader announcement, and a function to announce. */
    said,
    announce,
    blogs,
    blog: blogs.find(({ uuid }) => uuid === contents.blogUuid) ?? blogs[0],
    publish: (outcome?: Outcome): void => {
      if (outcome) change({ outcome });
      void publishing.publish();
    },
    /** Changes the posting blog. Tags that equal the previous blog's reblog tags are replaced by the new blog's. */
    speakAs: ({ uuid, reblogTags = [] }: Blog): void => {
      const before = blogs.find((one) => one.uuid === contents.blogUuid)?.reblogTags ?? [];
      const isAsGiven = kind === 'reblog' && contents.tags.join() === before.join();
      change({ blogUuid: uuid, ...(isAsGiven ? { tags: [...reblogTags] } : {}) });
    },
    /** Chooses the outcome; scheduling starts with a sensible time. */
    choose: (outcome: Outcome): void => {
      const needsTime = outcome === 'schedule' && !contents.goesOutAt;
      change({ outcome, ...(needsTime ? { goesOutAt: suggestedTime(siteNow()) } : {}) });
    },
    startOver: (): void => {
      draft.startOver();
      editor?.commands.setContent(initial.doc, { emitUpdate: false });
      editor?.commands.focus('start');
    },
  };
}
