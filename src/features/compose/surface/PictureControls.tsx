import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { Menu, type MenuItem } from '#src/shared/ui/Menu.tsx';
import { useComposerTools } from './composer-context.ts';
import {
  canMove,
  changeMode,
  movePicture,
  otherMode,
  type PictureMove,
  removePicture,
} from './move-picture.ts';
import styles from './PictureView.module.css';

const MOVES: readonly PictureMove[] = ['up', 'down', 'join', 'split'];
const KEYS: Partial<Record<string, PictureMove>> = {
  ArrowUp: 'up',
  ArrowLeft: 'up',
  ArrowDown: 'down',
  ArrowRight: 'down',
};

/** Restores the focus to the handle after a move, because the image is rendered anew. */
function restoreFocus(editor: Editor, localId: string): void {
  requestAnimationFrame(() => {
    editor.view.dom.querySelector<HTMLElement>(`[data-picture="${localId}"] [data-grip]`)?.focus();
  });
}

/**
 * Drag handle and remove button of an image. The handle is dragged, moved by the arrow keys, or pressed for a menu of
 * the same moves, because touch input cannot drag here.
 */
export function PictureControls({ editor, localId }: { editor: Editor; localId: string }) {
  const { t } = useLingui();
  const { announce } = useComposerTools();
  const possible = useEditorState({
    editor,
    selector: ({ editor: { state } }) => MOVES.filter((move) => canMove(state.doc, localId, move)),
  });
  const other = useEditorState({
    editor,
    selector: ({ editor: { state } }) => otherMode(state.doc, localId),
  });
  const labels: Record<PictureMove, string> = {
    up: t`Move picture up`,
    down: t`Move picture down`,
    join: t`Put beside the picture above`,
    split: t`Put on its own row`,
  };
  const icons: Record<PictureMove, IconName> = {
    up: 'chevron-up',
    down: 'chevron-down',
    join: 'plus',
    split: 'minus',
  };

  const move = (way: PictureMove): void => {
    if (!possible.includes(way)) return;
    editor.commands.command(({ tr }) => movePicture(tr, localId, way));
    announce(t`Picture moved`);
    restoreFocus(editor, localId);
  };

  const change = (): void => {
    editor.commands.command(({ tr }) => changeMode(tr, localId));
    announce(
      other === 'carousel' ? t`These pictures are a carousel now` : t`These pictures are side by side now`,
    );
    restoreFocus(editor, localId);
  };
  const modes: MenuItem[] = other
    ? [
        {
          id: 'mode',
          label: other === 'carousel' ? t`Show these one at a time` : t`Show these side by side`,
          icon: other === 'carousel' ? 'chevron-right' : 'image',
          onAction: change,
        },
      ]
    : [];

  const onKeyDown = (event: KeyboardEvent): void => {
    const way = KEYS[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(way);
  };

  return (
    <>
      {possible.length > 0 ? (
        <span className={styles.grip} contentEditable={false}>
          <Menu
            label={t`Move picture`}
            placement="bottom start"
            items={[
              ...MOVES.filter((way) => possible.includes(way)).map((way) => ({
                id: way,
                label: labels[way],
                icon: icons[way],
                onAction: () => move(way),
              })),
              ...modes,
            ]}
            trigger={(props) => (
              <IconButton
                size="small"
                icon="grip"
                label={t`Move picture: arrow keys, or press for choices`}
                data-grip=""
                onKeyDown={onKeyDown}
                {...props}
              />
            )}
          />
        </span>
      ) : null}
      <span className={styles.remove} contentEditable={false}>
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
      </span>
    </>
  );
}
