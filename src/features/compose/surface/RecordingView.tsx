import { useLingui } from '@lingui/react/macro';
import { type NodeViewProps, NodeViewWrapper, useEditorState } from '@tiptap/react';
import { AudioView } from '#src/entities/post/blocks/AudioView.tsx';
import { VideoView } from '#src/entities/post/blocks/VideoView.tsx';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import type { RecordingUpload } from '../data/recordings.ts';
import type { RecordingKind } from '../model/recording-check.ts';
import type { RecordingBlock } from '../model/types.ts';
import { BlockGrip } from './BlockGrip.tsx';
import { BlockMark } from './BlockMark.tsx';
import { useComposerTools, useRecording } from './composer-context.ts';
import { RecordingProblem } from './RecordingProblem.tsx';
import styles from './RecordingView.module.css';

/** Upload progress with the file name and a pause button. */
function UploadProgress({ localId, upload }: { localId: string; upload: RecordingUpload }) {
  const { t } = useLingui();
  const { recordings } = useComposerTools();
  const { file, kind, state } = upload;
  const percent = state === 'sending' || state === 'paused' ? upload.percent : undefined;
  const words = (): string => {
    if (state === 'working') return t`Getting ready…`;
    if (state === 'paused') return t`Paused at ${percent} %`;
    return `${percent} %`;
  };
  return (
    <div className={styles.sending}>
      <BlockMark icon={kind} />
      <div className={styles.words}>
        <strong className={styles.name} dir="auto">
          {file.name}
        </strong>
        {state === 'failed' || state === 'done' ? null : (
          <div className={styles.way}>
            <progress
              className={styles.bar}
              max={100}
              value={percent}
              data-paused={state === 'paused' || undefined}
              aria-label={t`Uploading ${file.name}`}
            />
            <span className={styles.percent}>{words()}</span>
          </div>
        )}
      </div>
      {state === 'sending' ? (
        <IconButton
          size="small"
          icon="pause"
          label={t`Pause ${file.name}`}
          onClick={() => recordings.pause(localId)}
        />
      ) : null}
      {state === 'paused' ? (
        <IconButton
          size="small"
          icon="play"
          label={t`Continue the upload of ${file.name}`}
          onClick={() => recordings.resume(localId)}
        />
      ) : null}
    </div>
  );
}

/** Replaces the player while the server transcodes the file: shows the poster and tells that posting need not wait. */
function ProcessingNotice({ block }: { block: RecordingBlock }) {
  const { t } = useLingui();
  const picture = block.type === 'video' && block.poster ? pictureOf(block.poster) : undefined;
  return (
    <div className={styles.ready}>
      {picture ? <img className={styles.picture} src={picture.src} alt="" /> : null}
      <p className={styles.soon}>
        <BlockMark icon={block.type} />
        <span>
          <strong>{t`Processing`}</strong>{' '}
          {t`You can post already: the post is published automatically when everybody can play this.`}
        </span>
      </p>
    </div>
  );
}

function Player({ block }: { block: RecordingBlock }) {
  return block.type === 'audio' ? <AudioView block={block} /> : <VideoView block={block} />;
}

/** Node view of an audio or video: its upload, its error, or the player readers will see. */
export function RecordingView({ node, editor, selected, deleteNode, getPos }: NodeViewProps) {
  const { t } = useLingui();
  const { recordings } = useComposerTools();
  const { localId, kind } = node.attrs as { localId: string; kind: RecordingKind };
  const upload = useRecording(localId);
  const isEditable = useEditorState({ editor, selector: ({ editor: current }) => current.isEditable });
  const kept = node.attrs.block as RecordingBlock | null;
  const block = kept ?? (upload?.state === 'done' ? upload.block : null);
  // In a reopened draft the post itself has this state.
  const isMade =
    upload?.state === 'done' ? upload.isTranscoding === true : kept?.media?.isTranscoding === true;
  const isLost = !block && !upload;

  return (
    <NodeViewWrapper
      className={cx(styles.recording, selected && styles.selected)}
      data-drag-handle=""
      data-kind={kind}
      contentEditable={false}
    >
      {block && isMade ? <ProcessingNotice block={block} /> : null}
      {block && !isMade ? <Player block={block} /> : null}
      {!block && upload ? <UploadProgress localId={localId} upload={upload} /> : null}
      {isLost || upload?.state === 'failed' ? (
        <RecordingProblem
          localId={localId}
          kind={kind}
          error={upload?.state === 'failed' ? upload.error : undefined}
        />
      ) : null}
      {isEditable ? <BlockGrip editor={editor} getPos={getPos} className={styles.grip} /> : null}
      {isEditable ? (
        <IconButton
          size="small"
          icon="close"
          className={styles.remove}
          label={kind === 'audio' ? t`Remove this sound` : t`Remove this video`}
          onClick={() => {
            recordings.pause(localId);
            deleteNode();
            editor.commands.focus();
          }}
        />
      ) : null}
    </NodeViewWrapper>
  );
}
