import { useLingui } from '@lingui/react/macro';
import { type RefObject, use, useRef, useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { compactCount } from '#src/shared/lib/text/counts.ts';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { CommunityContext } from './community-context.ts';
import styles from './ReactionBar.module.css';
import { setReacted } from './reactions.ts';

const ReactorsDialog = lazyLayer(() => import('./ReactorsDialog.tsx'), 'ReactorsDialog');
const ReactionPicker = lazyLayer(() => import('./ReactionPicker.tsx'), 'ReactionPicker');

type AddReactionProps = {
  /** Returns true when the viewer may react, else shows why not. */
  mayReact: () => boolean;
  choose: (grapheme: string) => void;
};

function AddReaction({ mayReact, choose }: AddReactionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={trigger as RefObject<HTMLButtonElement>}
        type="button"
        className={cx(styles.reaction, styles.add)}
        aria-label={t`Add a reaction`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(mayReact())}
      >
        <Icon name="smile" size={17} />
      </button>
      {isOpen ? (
        <ReactionPicker
          triggerRef={trigger}
          onChoose={choose}
          onClose={() => {
            setOpen(false);
            trigger.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

/** Opens the list of who gave which reaction, beside the chips and thus also in lists of posts. */
function WhoReacted({ post }: { post: Post }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { community } = post;
  if (!community) return null;
  return (
    <>
      <button
        type="button"
        className={cx(styles.reaction, styles.add)}
        aria-label={t`Who reacted`}
        title={t`Who reacted`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="users" size={17} />
      </button>
      {isOpen ? <ReactorsDialog post={{ ...post, community }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Reactions to a post of a community as chips: emoji and number, pressed for the viewer's own, and ways to add one and to see whose they are. */
export function ReactionBar({ post }: { post: Post }) {
  const { t, i18n } = useLingui();
  const mayAct = useLoginWall();
  const community = use(CommunityContext);
  const { reactions = [] } = post;
  const mayReact = (grapheme?: string): boolean => {
    const name = post.community?.name;
    const isKnown = grapheme !== undefined && name !== undefined;
    const pending = {
      kind: 'react',
      post: { id: post.id, community: name ?? '', grapheme: grapheme ?? '' },
    } as const;
    return mayAct('react', { post, ...(isKnown && { pending }) });
  };
  const canAdd = community?.canInteract !== false;
  if (reactions.length === 0 && !canAdd) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div className={styles.reactions} role="group" aria-label={t`Reactions`} data-screen-only>
      {reactions.map(({ grapheme, count, reacted }) => (
        <button
          key={grapheme}
          type="button"
          className={styles.reaction}
          aria-pressed={reacted}
          aria-label={t`${grapheme}, ${count}`}
          disabled={!canAdd}
          onClick={() => mayReact(grapheme) && void setReacted(post, grapheme, !reacted)}
        >
          <span className={styles.emoji} aria-hidden="true">
            {grapheme}
          </span>
          {compactCount(count, i18n.locale)}
        </button>
      ))}
      {canAdd ? (
        <AddReaction mayReact={mayReact} choose={(grapheme) => void setReacted(post, grapheme, true)} />
      ) : null}
      {reactions.length > 0 ? <WhoReacted post={post} /> : null}
    </div>
  );
}
