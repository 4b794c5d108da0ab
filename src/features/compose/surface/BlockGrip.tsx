import { type NodeViewProps, useEditorState } from '@tiptap/react';
import styles from './BlockGrip.module.css';
import { MoveGrip } from './MoveGrip.tsx';
import { type BlockStep, moveBlock, stepsOf } from './move-block.ts';

type BlockGripProps = Pick<NodeViewProps, 'editor' | 'getPos'> & { className?: string | undefined };

/** Drag handle of a card, which also moves it by keyboard. Renders nothing while there is no other position. */
export function BlockGrip({ editor, getPos, className }: BlockGripProps) {
  const possible = useEditorState({
    editor,
    selector: ({ editor: { state, isEditable } }) => {
      const position = getPos();
      return !isEditable || position === undefined ? [] : stepsOf(state.doc, position);
    },
  });
  if (possible.length === 0) return null;

  const move = (step: BlockStep): boolean => {
    const position = getPos();
    if (position === undefined) return false;
    const { tr } = editor.state;
    const landed = moveBlock(tr, position, step);
    if (landed === undefined) return false;
    editor.view.dispatch(tr.scrollIntoView());
    // Restores the focus to the handle after the move, because the card is rendered anew.
    requestAnimationFrame(() => {
      const card = editor.view.nodeDOM(landed);
      if (card instanceof HTMLElement) card.querySelector<HTMLElement>('[data-grip]')?.focus();
    });
    return true;
  };

  return (
    <span className={className ?? styles.grip} contentEditable={false}>
      <MoveGrip what="part" possible={possible} onMove={move} />
    </span>
  );
}
