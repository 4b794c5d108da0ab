import { useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { CreatedPost } from '#generated/zod/createdPost.zod.ts';
import { useViewer } from '#src/shared/api/viewer.ts';
import { addTags } from '#src/shared/lib/tags.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { Uploads } from '../data/uploads.ts';
import { type Contents, useDraft } from '../data/use-draft.ts';
import { useLeaving } from '../data/use-leaving.ts';
import { usePublish } from '../data/use-publish.ts';
import type { ComposerKind, Outcome } from '../model/drafts.ts';
import { PICTURES_MAX } from '../model/picture-check.ts';
import { picturesOf } from '../model/to-blocks.ts';
import { type FixedPart, NO_FIXED_PART } from '../model/types.ts';
import { withUploads } from '../model/with-uploads.ts';
import { ComposerContext } from '../surface/composer-context.ts';
import { insertBlocks, pictureRows } from '../surface/insert.ts';
import { Surface, useSurface } from '../surface/Surface.tsx';
import { AddressField, type AddressKind } from './AddressField.tsx';
import { BlogPicker } from './BlogPicker.tsx';
import styles from './Composer.module.css';
import { ComposerProblem } from './ComposerProblem.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FormatBar } from './FormatBar.tsx';
import { InsertBar } from './InsertBar.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SendBar } from './SendBar.tsx';
import { TagInput } from './TagInput.tsx';

/** What a page says about the form it opens. */
export type ComposerProps = {
  kind: ComposerKind;
  /** The page's heading, also for those who do not see it. */
  title: string;
  /** The post that is edited or reblogged; empty for a new post. */
  target: string;
  /** The form as it opens when nothing was kept. */
  initial: Contents;
  /** What of an edited post cannot be changed here. */
  fixed?: FixedPart;
  /** Ways the post can leave the form, the usual one first. */
  outcomes: readonly Outcome[];
  /** Whether a post without a word of its own may leave: a reblog may. */
  mayBeEmpty?: boolean;
  placeholder: string;
  /** Opens with the field for an address, as the starting points link, audio and video do. */
  startsWithAddress?: AddressKind;
  /** Opens with the file chooser in reach, as the starting point photo does. */
  startsWithPictures?: boolean;
  /** Shown above the text: the trail of a reblog, the ask of an answer. */
  above?: ReactNode;
  send: (contents: Contents) => Promise<CreatedPost>;
  onSent: (created: CreatedPost) => void;
};

const withoutHalfTag = (contents: Contents): Contents => ({
  ...contents,
  tags: addTags(contents.tags, contents.pendingTag),
  pendingTag: '',
});

/** The form in which posts are written, changed and passed on. */
export const Composer = ({
  kind,
  title,
  target,
  initial,
  fixed = NO_FIXED_PART,
  outcomes,
  mayBeEmpty = false,
  placeholder,
  startsWithAddress,
  startsWithPictures = false,
  above,
  send,
  onSent,
}: ComposerProps) => {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const headingId = useId();
  const [uploads] = useState(() => new Uploads());
  const [said, announce] = useState('');
  const [address, setAddress] = useState(startsWithAddress);
  const [showsFormat, setShowsFormat] = useState(false);
  const form = useRef<HTMLFormElement>(null);

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
    send: (ready) => {
      draft.keepNow();
      return send(ready);
    },
    onDone: (created) => {
      draft.finish();
      leaving.go();
      onSent(created);
    },
  });
  const isBusy = publishing.phase === 'sending' || publishing.phase === 'done';

  const takeFiles = useEffectEvent((files: File[], position: number): void => {
    const room = PICTURES_MAX - picturesOf(contents.doc).length;
    if (files.length > room) announce(t`A post holds at most ${PICTURES_MAX} pictures.`);
    const localIds = files.slice(0, Math.max(0, room)).map((file) => uploads.add(file));
    if (!editor || localIds.length === 0) return;
    editor.view.dispatch(insertBlocks(editor.state.tr, position, pictureRows(editor.schema, localIds)));
    editor.commands.focus();
  });

  const editor = useSurface({
    initial: contents.doc,
    editable: !isBusy,
    placeholder,
    onChange: (doc) => change({ doc }),
    onFiles: (files, position) => takeFiles(files, position),
  });

  useEffect(() => {
    if (editor && !startsWithAddress) editor.commands.focus('end');
  }, [editor, startsWithAddress]);

  useEffect(() => () => uploads.dispose(), [uploads]);

  const blog = blogs.find(({ uuid }) => uuid === contents.blogUuid) ?? blogs[0];
  if (!blog) return null;

  const publish = (outcome?: Outcome): void => {
    if (outcome) change({ outcome });
    void publishing.publish();
  };

  // Caught on its way down, before the text surface makes a line break of it.
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    publish();
  };

  const startOver = (): void => {
    draft.startOver();
    editor?.commands.setContent(initial.doc, { emitUpdate: false });
    editor?.commands.focus('start');
  };

  return (
    <ComposerContext value={{ uploads, announce }}>
      <form
        ref={form}
        className={styles.composer}
        aria-labelledby={headingId}
        noValidate
        onKeyDownCapture={onKeyDownCapture}
        onSubmit={(event) => {
          event.preventDefault();
          publish();
        }}
      >
        <VisuallyHidden>
          <h1 id={headingId}>{title}</h1>
        </VisuallyHidden>
        <header className={styles.head}>
          <BlogPicker
            blog={blog}
            blogs={blogs}
            fixed={kind === 'edit' || isBusy}
            onChoose={({ uuid }) => change({ blogUuid: uuid })}
          />
        </header>
        {draft.restoredAt ? (
          <DraftNotice
            savedAt={draft.restoredAt}
            kind={kind}
            onStartOver={startOver}
            onKeep={draft.forgetNotice}
          />
        ) : null}
        {above}
        <div className={styles.body}>
          {address ? (
            <AddressField kind={address} editor={editor} onDone={() => setAddress(undefined)} />
          ) : null}
          <Surface editor={editor} />
        </div>
        <div className={styles.tags}>
          <TagInput tags={contents.tags} pending={contents.pendingTag} disabled={isBusy} onChange={change} />
        </div>
        <div className={styles.foot}>
          <ComposerProblem
            problem={publishing.problem}
            outcomes={outcomes}
            onDraft={() => publish('draft')}
          />
          {editor ? <FormatBar editor={editor} pinned={showsFormat} /> : null}
          <div className={styles.bars}>
            <InsertBar
              editor={editor}
              disabled={isBusy}
              pointsAtPictures={startsWithPictures && picturesOf(contents.doc).length === 0}
              showsFormat={showsFormat}
              onToggleFormat={() => setShowsFormat(!showsFormat)}
              onFiles={(files) => takeFiles(files, editor?.state.selection.to ?? 0)}
              onAddress={() => setAddress('link')}
            />
            <SendBar
              blog={blog}
              kind={kind}
              phase={publishing.phase}
              keepState={draft.keepState}
              outcome={contents.outcome}
              outcomes={outcomes}
              onChoose={(outcome) => change({ outcome })}
              onCancelWaiting={publishing.cancelWaiting}
            />
          </div>
        </div>
        <span role="status">
          <VisuallyHidden>{said}</VisuallyHidden>
        </span>
      </form>
      {leaving.isAsking ? (
        <LeaveDialog
          onStay={leaving.stay}
          onKeep={leaving.leave}
          onThrowAway={() => {
            draft.finish();
            leaving.leave();
          }}
        />
      ) : null}
    </ComposerContext>
  );
};
