import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { useComposerTools } from './composer-context.ts';
import { canMove, movePicture, type PictureMove, removePicture } from './move-picture.ts';
import styles from './PictureView.module.css';

const MOVES: readonly PictureMove[] = ['up', 'down', 'join', 'split'];

/** The picture is drawn anew where it lands; the button that was pressed keeps the focus there. */
function focusAgain(editor: Editor, localId: string, move: PictureMove): void {
  requestAnimationFrame(() => {
    const moved = editor.view.dom.querySelector(`[data-picture="${localId}"]`);
    const button =
      moved?.querySelector<HTMLButtonElement>(`[data-move="${move}"]`) ?? moved?.querySelector('button');
    button?.focus();
  });
}

/** Moves a picture and takes it out. Everything dragging could do is here as a button. */
export function PictureControls({ editor, localId }: { editor: Editor; localId: string }) {
  const { t } = useLingui();
  const { announce } = useComposerTools();
  const possible = useEditorState({
    editor,
    selector: ({ editor: { state } }) => MOVES.filter((move) => canMove(state.doc, localId, move)),
  });
  const labels: Record<PictureMove, string> = {
    up: t`Move picture up`,
    down: t`Move picture down`,
    join: t`Put beside the picture above`,
    split: t`Give it a row of its own`,
  };
  const icons: Record<PictureMove, IconName> = {
    up: 'chevron-up',
    down: 'chevron-down',
    join: 'plus',
    split: 'minus',
  };

  const move = (way: PictureMove): void => {
    editor.commands.command(({ tr }) => movePicture(tr, localId, way));
    announce(t`Picture moved`);
    focusAgain(editor, localId, way);
  };

  return (
    <div className={styles.controls} contentEditable={false}>
      {MOVES.filter((way) => possible.includes(way)).map((way) => (
        <IconButton
          key={way}
          size="small"
          icon={icons[way]}
          label={labels[way]}
          data-move={way}
          onClick={() => move(way)}
        />
      ))}
      <IconButton
        size="small"
        icon="close"
        label={t`Remove picture`}
        onClick={() => {
          editor
            .chain()
            .command(({ tr }) => removePicture(tr, localId))
            .focus()
            .run();
          announce(t`Picture removed`);
        }}
      />
    </div>
  );
}
