import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { faceOf } from '#src/entities/post/model/face-of.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import styles from './Arrange.module.css';

const NoteDialog = lazyLayer(() => import('./NoteDialog.tsx'), 'NoteDialog');

type ArrangeRowProps = {
  post: Post;
  /** Place in the list, from 1. */
  place: number;
  isLast: boolean;
  isHeld: boolean;
  isDragged: boolean;
  drop: 'before' | 'after' | undefined;
  grip: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onStep: (steps: number) => void;
  onTop: () => void;
  onTakeOut: () => void;
  onNote: (text: string) => Promise<boolean>;
};

function Picture({ post }: { post: Post }) {
  const face = faceOf(post);
  const picture = 'media' in face ? pictureOf(face.media) : undefined;
  return (
    <span className={styles.picture} aria-hidden="true">
      {picture ? (
        <img {...picture} sizes={picture.srcSet && '56px'} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon name="quote" size={20} />
      )}
    </span>
  );
}

/** A post of a collection that is arranged: grip, choice, place, picture, words, note and menu. */
export function ArrangeRow(props: ArrangeRowProps) {
  const { post, place, isLast, isHeld, isDragged, drop, grip, isChosen, onChoose } = props;
  const { t } = useLingui();
  const [isNoting, setNoting] = useState(false);
  const name = post.summary || post.blogName;
  const { note, keptBy } = post.collectionItem ?? {};
  return (
    <li
      data-item={post.id}
      data-drop={drop}
      className={cx(styles.row, isChosen && styles.chosen, (isHeld || isDragged) && styles.held)}
    >
      <button
        type="button"
        data-grip=""
        className={styles.grip}
        aria-label={t`Move ${name}`}
        aria-pressed={isHeld}
        title={t`Drag to move`}
        {...grip}
      >
        <Icon name="grip" size={20} />
      </button>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t`Choose ${name}`}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className={styles.place}>{place}</span>
      <Picture post={post} />
      <span className={styles.words}>
        <span dir="auto">
          <b translate="no">{post.blogName}</b> {post.summary}
        </span>
        <button type="button" className={styles.note} onClick={() => setNoting(true)}>
          {note ? `${keptBy?.name ?? ''}: ${note}` : t`Add a note`}
        </button>
      </span>
      <Menu
        label={t`More about ${name}`}
        placement="bottom end"
        items={[
          { id: 'top', label: t`To the top`, icon: 'upload', disabled: place === 1, onAction: props.onTop },
          {
            id: 'up',
            label: t`One up`,
            icon: 'chevron-up',
            disabled: place === 1,
            onAction: () => props.onStep(-1),
          },
          {
            id: 'down',
            label: t`One down`,
            icon: 'chevron-down',
            disabled: isLast,
            onAction: () => props.onStep(1),
          },
          { id: 'note', label: t`Change the note`, icon: 'pencil', onAction: () => setNoting(true) },
          {
            id: 'out',
            label: t`Take out`,
            icon: 'close',
            tone: 'danger',
            separated: true,
            onAction: props.onTakeOut,
          },
        ]}
        trigger={(trigger) => (
          <IconButton icon="more" size="small" label={t`More about ${name}`} {...trigger} />
        )}
      />
      {isNoting ? (
        <NoteDialog note={note ?? ''} onSave={props.onNote} onClose={() => setNoting(false)} />
      ) : null}
    </li>
  );
}
