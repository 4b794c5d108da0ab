import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { BlogAvatar, BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { ContentBlocks } from '#src/entities/post/blocks/ContentBlocks.tsx';
import { PostTime } from '#src/entities/post/parts/PostTime.tsx';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { senderOf } from '../model/sender.ts';
import styles from './Sender.module.css';

/** Number of characters up to which a question is set in large type. */
const SHORT_QUESTION_LENGTH = 120;

function Face({ post, size }: { post: Post; size: number }) {
  const { blog, name } = senderOf(post);
  if (blog) return <BlogAvatarLink blog={blog} size={size} />;
  if (name) return <Avatar name={name} size={size} />;
  return (
    <span className={styles.nameless} style={{ width: size, height: size }}>
      <Icon name="mask" size={Math.round(size / 2)} />
    </span>
  );
}

/** Faces beside an inbox item: the sender's, and below it the receiving blog's. */
export function SenderSide({ post }: { post: Post }) {
  return (
    <div className={styles.side}>
      <Face post={post} size={64} />
      <span className={styles.receiver}>
        <BlogAvatar blog={post.blog} size={44} />
      </span>
    </div>
  );
}

type SenderHeadProps = { post: Post; nameId: string; menu: ReactNode };

/** Header of an inbox item: its sender, the receiving blog and the time. */
export function SenderHead({ post, nameId, menu }: SenderHeadProps) {
  const { t } = useLingui();
  const { name } = senderOf(post);
  const receiver = post.blogName;
  return (
    <header className={styles.head}>
      <span className={styles.face}>
        <Face post={post} size={32} />
      </span>
      <div className={styles.who}>
        {name ? (
          <BlogName id={nameId} name={name} className={styles.name} data-blog />
        ) : (
          <b id={nameId} className={styles.name}>{t`Anonymous`}</b>
        )}
        <span>
          {post.state === 'ask' ? <Trans>asks {receiver}</Trans> : <Trans>sends a post to {receiver}</Trans>}
        </span>
        <PostTime timestamp={post.timestamp} />
      </div>
      {menu}
    </header>
  );
}

/** The text of an ask; a short one is set in large type. */
export function Question({ post }: { post: Post }) {
  const length = post.content.reduce(
    (sum, block) => sum + (block.type === 'text' ? [...block.text].length : SHORT_QUESTION_LENGTH),
    0,
  );
  return (
    <div className={styles.question} data-short={length <= SHORT_QUESTION_LENGTH || undefined}>
      <ContentBlocks
        content={post.content}
        layout={post.layout.filter(({ type }) => type !== 'ask')}
        id={post.id}
        postedAt={post.timestamp}
      />
    </div>
  );
}
