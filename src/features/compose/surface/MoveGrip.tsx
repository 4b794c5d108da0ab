import { useLingui } from '@lingui/react/macro';
import type { DragEvent, KeyboardEvent } from 'react';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { useComposerTools } from './composer-context.ts';
import type { BlockStep } from './move-block.ts';

type MoveGripProps = {
  /** The moved block: a card, or a paragraph. */
  what: 'part' | 'line';
  /** The possible moves. */
  possible: readonly BlockStep[];
  /** Moves the block; returns true when it moved. */
  onMove: (step: BlockStep) => boolean;
  /** Set when the handle itself can be dragged. */
  onDragStart?: (event: DragEvent) => void;
  onDragEnd?: () => void;
};

const KEYS: Partial<Record<string, BlockStep>> = { ArrowUp: -1, ArrowDown: 1 };

/** Drag handle: moves by the arrow keys, and by a menu of the same moves, because touch input cannot drag here. */
export function MoveGrip({ what, possible, onMove, onDragStart, onDragEnd }: MoveGripProps) {
  const { t } = useLingui();
  const { announce } = useComposerTools();
  const move = (step: BlockStep): void => {
    if (onMove(step)) announce(step === -1 ? t`Moved up` : t`Moved down`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  };
  const labels = { [-1]: t`Move up`, 1: t`Move down` };
  const isLine = what === 'line';
  return (
    <Menu
      label={isLine ? t`Move this line` : t`Move this part`}
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
          label={
            isLine
              ? t`Move this line: arrow keys, or press for choices`
              : t`Move this part: arrow keys, or press for choices`
          }
          data-grip=""
          draggable={onDragStart ? true : undefined}
          onDragStart={onDragStart}
          onDragEnd={onDragEnd}
          onKeyDown={onKeyDown}
          {...props}
        />
      )}
    />
  );
}
