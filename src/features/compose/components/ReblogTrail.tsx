import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { ContentBlocks } from '#src/entities/post/blocks/ContentBlocks.tsx';
import { type PartFrame, Trail } from '#src/entities/post/parts/Trail.tsx';
import { OwnPart } from '#src/entities/post/parts/TrailPart.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { MAX_OMITTED_PARTS, partsOf, type TrailChoice, withPart } from '../model/trail-choice.ts';
import composer from './Composer.module.css';
import styles from './ReblogTrail.module.css';

type ChoosablePartProps = {
  name: string;
  isLeft: boolean;
  /** True when one more part can be left out. */
  canLeave: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A part of the trail that can be left out and restored by the same button, so that the focus stays. */
function ChoosablePart({ name, isLeft, canLeave, onPress, children }: ChoosablePartProps) {
  const { t } = useLingui();
  return (
    <div className={styles.part} data-left={isLeft || undefined}>
      {isLeft ? <span className={styles.leftOut}>{t`What ${name} added is left out`}</span> : children}
      {isLeft || canLeave ? (
        <IconButton
          icon={isLeft ? 'plus' : 'close'}
          size="small"
          className={styles.leave}
          label={isLeft ? t`Include what ${name} added again` : t`Leave out what ${name} added`}
          onClick={onPress}
        />
      ) : null}
    </div>
  );
}

type ReblogTrailProps = {
  post: Post;
  /** Shows the post's own content below its trail, because it is reblogged as well. */
  withOwn?: boolean;
  choice: TrailChoice;
  disabled: boolean;
  onChange: (choice: TrailChoice) => void;
};

/** The reblogged trail above the member's own text; it can be hidden, and parts of it can be left out. */
export function ReblogTrail({ post, withOwn = false, choice, disabled, onChange }: ReblogTrailProps) {
  const { t } = useLingui();
  const hasOwn = withOwn && (post.content.length > 0 || post.trail.length === 0);
  const own = partsOf(post);
  const { isHidden, left } = choice;
  const frame: PartFrame = (part, index, name) => (
    <ChoosablePart
      name={name}
      isLeft={left.includes(index)}
      canLeave={!disabled && left.length < MAX_OMITTED_PARTS}
      onPress={() => onChange(withPart(choice, index))}
    >
      {part}
    </ChoosablePart>
  );
  const isUnknown = !isHidden && !hasOwn && post.trail.length === 0;
  return (
    <section className={composer.trail} aria-label={t`What you are reblogging`}>
      <div className={styles.head}>
        <span className={styles.said} role="status">
          {isHidden ? t`The trail is hidden. Only your own text is shown.` : null}
          {isUnknown ? t`The trail will be shown again.` : null}
        </span>
        <Button
          size="small"
          variant="quiet"
          icon={isHidden ? 'eye' : 'eye-off'}
          disabled={disabled}
          onClick={() => onChange({ ...choice, isHidden: !isHidden })}
        >
          {isHidden ? t`Show the trail` : t`Hide the trail`}
        </Button>
      </div>
      {!isHidden && post.trail.length > 0 ? <Trail post={post} frame={frame} /> : null}
      {!isHidden && hasOwn
        ? frame(
            <OwnPart post={post}>
              <ContentBlocks
                content={post.content}
                layout={post.layout}
                id={`reblog:${post.id}`}
                postedAt={post.timestamp}
                asker={post.askingBlog}
              />
            </OwnPart>,
            own,
            post.blog.name,
          )
        : null}
    </section>
  );
}
