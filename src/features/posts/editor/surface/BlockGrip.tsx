import { useLingui } from '@lingui/react/macro';
import { type NodeViewProps, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import styles from './BlockGrip.module.css';
import { useComposerTools } from './composer-context.ts';
import { type BlockStep, canMoveBlock, moveBlock } from './move-block.ts';

type BlockGripProps = Pick<NodeViewProps, 'editor' | 'getPos'> & { className?: string | undefined };

const KEYS: Partial<Record<string, BlockStep>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The grip of a card in the text: dragged, moved by the arrow keys, and pressed for a list of the same moves, because
 * fingers cannot drag here. Nothing while there is nowhere to go.
 */
export function BlockGrip({ editor, getPos, className }: BlockGripProps) {
  const { t } = useLingui();
  const { announce } = useComposerTools();
  const possible = useEditorState({
    editor,
    selector: ({ editor: { state, isEditable } }) => {
      const position = getPos();
      if (!isEditable || position === undefined) return [];
      return ([-1, 1] as const).filter((step) => canMoveBlock(state.doc, position, step));
    },
  });
  if (possible.length === 0) return null;

  const move = (step: BlockStep): void => {
    const position = getPos();
    if (position === undefined) return;
    const { tr } = editor.state;
    const landed = moveBlock(tr, position, step);
    if (landed === undefined) return;
    editor.view.dispatch(tr.scrollIntoView());
    announce(step === -1 ? t`Moved up` : t`Moved down`);
    // The card is drawn anew where it lands; its grip keeps the focus there.
    requestAnimationFrame(() => {
      const card = editor.view.nodeDOM(landed);
      if (card instanceof HTMLElement) card.querySelector<HTMLElement>('[data-grip]')?.focus();
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  };

  const labels = { [-1]: t`Move up`, 1: t`Move down` };
  return (
    <span className={className ?? styles.grip} contentEditable={false}>
      <Menu
        label={t`Move this part`}
        placement="bottom start"
        items={possible.map((step) => ({
          id: String(step),
          label: labels[step],
          icon: step === -1 ? 'chevron-up' : 'chevron-down',
          onAction: () => move(step),
        }))}
        trigger={(props) => (
          <IconButton
            size="small"
            icon="grip"
            label={t`Move this part: arrow keys, or press for choices`}
            data-grip=""
            onKeyDown={onKeyDown}
            {...props}
          />
        )}
      />
    </span>
  );
}
