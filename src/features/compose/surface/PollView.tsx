import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '#src/shared/ui/cx.ts';
import type { PollBlock } from '../model/polls.ts';
import { BlockGrip } from './BlockGrip.tsx';
import styles from './PollCard.module.css';
import { PollCard } from './PollCard.tsx';

/**
 * Returns the poll of a card and its setter. The editor returns a change asynchronously, which would move the cursor to
 * the end of a field; so the fields show input at once, and follow the editor only when its state differs (undo).
 */
function usePoll({ node, updateAttributes, getPos, editor }: NodeViewProps) {
  const given = node.attrs.block as PollBlock;
  const [poll, setPoll] = useState(given);
  const latest = useRef(given);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the surface hands something back
  useEffect(() => {
    const place = getPos();
    const now = place === undefined ? undefined : editor.state.doc.nodeAt(place)?.attrs.block;
    if (!now || now === latest.current) return;
    latest.current = now;
    setPoll(now);
  }, [given]);

  const change = (how: (poll: PollBlock) => PollBlock): void => {
    latest.current = how(latest.current);
    setPoll(latest.current);
    updateAttributes({ block: latest.current });
  };
  return { poll, change };
}

/** Node view of a poll. */
export function PollView(props: NodeViewProps) {
  const { selected, editor, deleteNode, getPos } = props;
  const { poll, change } = usePoll(props);
  return (
    <NodeViewWrapper className={cx(selected && styles.selected)} contentEditable={false}>
      <PollCard
        poll={poll}
        disabled={!editor.isEditable}
        grip={<BlockGrip editor={editor} getPos={getPos} />}
        onChange={change}
        onRemove={() => {
          deleteNode();
          editor.commands.focus();
        }}
      />
    </NodeViewWrapper>
  );
}
