import {
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { GifPicker } from '#src/entities/post/gifs/lazy-gif-picker.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { isComposingKey } from '#src/shared/lib/keys/key-event.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { changedOptionCount, defaultOptionsOf } from '../model/post-options.ts';
import { picturesOf, recordingsOf } from '../model/to-blocks.ts';
import { NO_TRAIL, showsTrail, wholeTrail } from '../model/trail-choice.ts';
import { MentionSuggestions } from '../suggestions/MentionSuggestions.tsx';
import { ComposerContext } from '../surface/composer-context.ts';
import { Surface } from '../surface/Surface.tsx';
import { AddressField } from './AddressField.tsx';
import { AltField } from './AltField.tsx';
import { BlogPicker } from './BlogPicker.tsx';
import styles from './Composer.module.css';
import { ComposerProblem } from './ComposerProblem.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { ComposerProps } from './composer-props.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FileDropArea } from './FileDropArea.tsx';
import { FormatBar } from './FormatBar.tsx';
import { InsertBar } from './InsertBar.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { LimitNotice } from './LimitNotice.tsx';
import { PostOptionsSheet } from './lazy-post-options-sheet.ts';
import { RemindDialog } from './RemindDialog.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { ScheduleField } from './ScheduleField.tsx';
import { SendBar } from './SendBar.tsx';
import { TagField } from './TagField.tsx';
import { UnsentLink } from './UnsentLink.tsx';
import { useAltTexts } from './use-alt-texts.ts';
import { useComposer } from './use-composer.ts';

/** The composer: writes, edits and reblogs posts. */
export function Composer(props: ComposerProps) {
  const { kind, title, outcomes, startsWithAddress, startsWithFiles, above } = props;
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();
  const [address, setAddress] = useState(startsWithAddress);
  const [showsFormat, setShowsFormat] = useState(false);
  const [sheet, setSheet] = useState<'gif' | 'more'>();
  const composer = useComposer(props);
  const { draft, leaving, publishing, versions, editor, isBusy, blog, blogs, publish, addFiles } = composer;
  const { contents, change } = draft;
  const usualMore = props.usualMore ?? defaultOptionsOf(blog);
  const more = contents.more ?? usualMore;
  const descriptions = useAltTexts(editor, contents.doc);
  const isThere = picturesOf(contents.doc).length + recordingsOf(contents.doc).length > 0;
  const wantsFiles = isThere ? undefined : startsWithFiles;
  const checksPolls = publishing.problem?.kind === 'polls';
  const [reminds, setReminds] = useState(false);
  const { trail = NO_TRAIL } = props;
  const trailChoice = contents.trail ?? wholeTrail(trail);
  const joinsTrail = showsTrail(trail, trailChoice);
  const { writing } = useViewer().user ?? {};
  /** Publishes the post, unless the member wants to be reminded of images without alt text. */
  const send = (): void => {
    const isKeptBack = contents.outcome === 'draft' || isBusy;
    if (writing?.remindAltText && !isKeptBack && descriptions.missing.length > 0) setReminds(true);
    else publish();
  };

  useEffect(() => {
    if (checksPolls) form.current?.querySelector<HTMLElement>('[data-poll] [aria-invalid=true]')?.focus();
  }, [checksPolls]);

  const isReady = editor !== null;
  const bringTextIntoView = useEffectEvent(() => {
    if (joinsTrail) form.current?.scrollIntoView?.({ block: 'end' });
  });
  // The text has the focus and ends the form; a long trail would leave it below the window's edge.
  useEffect(() => {
    if (isReady) bringTextIntoView();
  }, [isReady]);

  if (!blog) return null;
  // Asks, submissions and posts to communities belong to others as well, and have no part for supporters.
  const offersPaywall = Boolean(blog.canBeSupported) && kind !== 'submission' && props.writers === undefined;

  // Captures the key before the text editor turns it into a line break.
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposingKey(event.nativeEvent))
      return;
    event.preventDefault();
    event.stopPropagation();
    send();
  };

  // Prevents the default, because a file dropped beside the text would replace the whole page.
  const onDrop = (event: DragEvent): void => {
    const files = [...event.dataTransfer.files];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    addFiles(files, editor?.state.doc.content.size ?? 0);
  };

  return (
    <ComposerContext
      value={{
        uploads: composer.uploads,
        recordings: composer.recordings,
        announce: composer.announce,
        existingPolls: composer.existingPolls,
        checksPolls,
        takeFresh: composer.takeFresh,
        openWords: descriptions.open,
        paywallBlog: blog.name,
        cannotHavePaywall: !blog.canBeSupported && kind !== 'edit',
        hasWordsOpen: descriptions.picture?.localId,
      }}
    >
      <form
        ref={form}
        className={styles.composer}
        data-joins={joinsTrail || undefined}
        aria-labelledby={headingId}
        noValidate
        onKeyDownCapture={onKeyDownCapture}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={onDrop}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <VisuallyHidden as="h1" id={headingId}>
          {title}
        </VisuallyHidden>
        <header className={styles.head}>
          <BlogPicker
            blog={blog}
            blogs={blogs}
            fixed={kind === 'edit' || kind === 'answer' || isBusy}
            onChoose={composer.speakAs}
          />
          <div className={styles.aside}>
            <SaveStatus saveState={draft.saveState} />
            <UnsentLink kind={kind} target={props.target} />
          </div>
        </header>
        <DraftNotice kind={kind} draft={draft} versions={versions} onStartOver={composer.startOver} />
        {above?.({
          choice: trailChoice,
          disabled: isBusy,
          onChange: (trail) => change({ trail }),
        })}
        <div className={styles.body}>
          {joinsTrail ? (
            <span className={styles.bead}>
              <BlogAvatar blog={blog} size={32} />
            </span>
          ) : null}
          {address && !(startsWithFiles && isThere) ? (
            <AddressField kind={address} editor={editor} onDone={() => setAddress(undefined)} />
          ) : null}
          {wantsFiles ? (
            <FileDropArea
              kind={wantsFiles}
              disabled={isBusy}
              onFiles={(files) => addFiles(files, 0)}
              onChoose={() => form.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()}
            />
          ) : null}
          <Surface editor={editor} />
          {editor ? <MentionSuggestions editor={editor} open={composer.mention} /> : null}
        </div>
        <div className={styles.tags}>
          <TagField
            only={props.onlyTags}
            blog={blog.name}
            tags={contents.tags}
            pending={contents.pendingTag}
            disabled={isBusy}
            onChange={change}
          />
        </div>
        <div className={styles.foot}>
          <ComposerProblem
            problem={publishing.problem}
            fileLimit={composer.fileLimit}
            outcomes={outcomes}
            onDraft={() => publish('draft')}
            onRetry={() => publish()}
            onCompare={versions.compare}
          />
          {kind === 'edit' ? null : <LimitNotice blogName={blog.name} outcome={contents.outcome} />}
          <AltField descriptions={descriptions} disabled={isBusy} />
          {contents.outcome === 'schedule' ? (
            <ScheduleField
              value={contents.goesOutAt ?? ''}
              disabled={isBusy}
              onChange={(goesOutAt) => change({ goesOutAt })}
            />
          ) : null}
          {editor ? <FormatBar editor={editor} pinned={showsFormat} offersPaywall={offersPaywall} /> : null}
          <div className={styles.bars}>
            <InsertBar
              disabled={isBusy}
              pointsAtFiles={wantsFiles !== undefined}
              showsFormat={showsFormat}
              onToggleFormat={() => setShowsFormat(!showsFormat)}
              onFiles={(files) => addFiles(files, editor?.state.selection.to ?? 0)}
              onAddress={() => setAddress('link')}
              onGif={() => setSheet('gif')}
              moreCount={changedOptionCount(more, usualMore)}
              onMore={() => setSheet('more')}
              onPoll={kind === 'reblog' || props.mayBeEmpty ? undefined : composer.addPoll}
            />
            <SendBar
              blog={blog}
              kind={kind}
              phase={publishing.phase}
              outcome={contents.outcome}
              outcomes={outcomes}
              onChoose={composer.choose}
              onCancelWaiting={publishing.cancelWaiting}
            />
          </div>
        </div>
        <span role="status">
          <VisuallyHidden>{composer.said}</VisuallyHidden>
        </span>
      </form>
      {sheet === 'gif' ? <GifPicker onChoose={composer.addGif} onClose={() => setSheet(undefined)} /> : null}
      {sheet === 'more' ? (
        <PostOptionsSheet
          more={more}
          onChange={(next) => change({ more: next })}
          onClose={() => setSheet(undefined)}
        />
      ) : null}
      {reminds ? (
        <RemindDialog
          count={descriptions.missing.length}
          onClose={() => setReminds(false)}
          onDescribe={() => {
            setReminds(false);
            descriptions.open(descriptions.missing[0]);
          }}
          onSend={() => {
            setReminds(false);
            publish();
          }}
        />
      ) : null}
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
      {versions.theirs ? (
        <ConflictDialog
          mine={contents}
          fixed={props.fixed}
          theirs={versions.theirs}
          onKeepMine={versions.keepMine}
          onTakeTheirs={versions.takeTheirs}
          onWriteOn={versions.writeOn}
          onClose={versions.decideLater}
        />
      ) : null}
    </ComposerContext>
  );
}
