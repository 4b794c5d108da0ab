import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { type DragEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './LineGrip.module.css';
import { MoveGrip } from './MoveGrip.tsx';
import { type BlockStep, moveBlock, stepsOf } from './move-block.ts';

/** Returns the position of the paragraph around a position; undefined for other blocks and for empty paragraphs. */
function paragraphAt(doc: Node, position: number): number | undefined {
  if (position > doc.content.size) return undefined;
  const place = doc.resolve(position);
  const line = place.depth > 0 ? place.node(1) : undefined;
  return line?.type.name === 'paragraph' && line.content.size > 0 ? place.before(1) : undefined;
}

/** Returns the position of the hovered paragraph, until something is typed. */
function useHoveredParagraph(editor: Editor): number | undefined {
  const [pointedAt, setPointedAt] = useState<number>();
  useEffect(() => {
    const { dom } = editor.view;
    const point = ({ target }: MouseEvent): void => {
      const line = [...dom.children].find((child) => child.contains(target as Element));
      setPointedAt(line ? paragraphAt(editor.state.doc, editor.view.posAtDOM(line, 0)) : undefined);
    };
    const forget = () => setPointedAt(undefined);
    dom.addEventListener('mouseover', point);
    editor.on('update', forget);
    return () => {
      dom.removeEventListener('mouseover', point);
      editor.off('update', forget);
    };
  }, [editor]);
  return pointedAt;
}

/**
 * Drag handle beside the hovered or edited paragraph, like that of cards: dragged, moved by the arrow keys, or pressed
 * for a menu of the same moves.
 */
export function LineGrip({ editor }: { editor: Editor }) {
  const grip = useRef<HTMLSpanElement>(null);
  const pointedAt = useHoveredParagraph(editor);
  const { position, possible } = useEditorState({
    editor,
    selector: ({ editor: { state, isEditable } }) => {
      const line = pointedAt ?? paragraphAt(state.doc, state.selection.head);
      return { position: line, possible: isEditable && line !== undefined ? stepsOf(state.doc, line) : [] };
    },
  });

  const isShown = possible.length > 0;

  useLayoutEffect(() => {
    if (!isShown) return;
    const place = (): void => {
      const line = position === undefined ? null : editor.view.nodeDOM(position);
      if (!(line instanceof HTMLElement) || !grip.current) return;
      grip.current.style.insetBlockStart = `${line.offsetTop}px`;
    };
    place();
    // Repositions the handle when images above it load and change the height.
    const watch = new ResizeObserver(place);
    watch.observe(editor.view.dom);
    return () => watch.disconnect();
  }, [editor, position, isShown]);

  if (position === undefined || !isShown) return null;

  const move = (step: BlockStep): boolean => {
    const { tr } = editor.state;
    if (moveBlock(tr, position, step) === undefined) return false;
    editor.view.dispatch(tr.scrollIntoView());
    return true;
  };

  const onDragStart = ({ dataTransfer }: DragEvent): void => {
    const line = NodeSelection.create(editor.state.doc, position);
    const shown = editor.view.nodeDOM(position);
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setData('text/plain', line.node.textContent);
    if (shown instanceof HTMLElement) dataTransfer.setDragImage(shown, 0, 0);
    // Sets the state that ProseMirror itself sets when one of its blocks is dragged.
    const dragging = { slice: line.content(), move: true, node: line };
    editor.view.dragging = dragging;
  };

  // Clears the selection of the dropped paragraph, which the next input would replace.
  const onDragEnd = (): void => {
    const { selection, tr } = editor.state;
    if (!selection.empty) editor.view.dispatch(tr.setSelection(Selection.near(selection.$to, -1)));
  };

  return (
    <span ref={grip} className={styles.grip}>
      <MoveGrip
        what="line"
        possible={possible}
        onMove={move}
        onDragStart={onDragStart}
        onDragEnd={onDragEnd}
      />
    </span>
  );
}
