import { useLingui } from '@lingui/react/macro';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { LayoutBlock } from '#generated/zod/layoutBlock.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { ContentBlocks } from '#src/entities/post/blocks/ContentBlocks.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { KeyHint } from './KeyHint.tsx';
import { isMedia, mediaRuns } from './media-runs.ts';
import styles from './ReportedThing.module.css';

type ReportedThingProps = {
  blog: BlogRef;
  /** Address behind the name of the author. */
  authorHref: string;
  content: readonly ContentBlock[];
  layout?: readonly LayoutBlock[];
  /** Id of the post or comment. */
  id: string;
  createdTs: number;
  /** Board of a post. */
  board?: string | undefined;
  /** True once the moderator asked to see its pictures. */
  isShown: boolean;
  onShow: () => void;
};

function Veiled({ content, id, createdTs, onShow }: Omit<ReportedThingProps, 'authorHref' | 'blog'>) {
  const { t } = useLingui();
  return mediaRuns(content).map((run, index) => {
    const blocks = (
      <ContentBlocks content={run.blocks} layout={[]} id={`${id}:${index}`} postedAt={createdTs} whole />
    );
    const key = `${run.isMedia}:${index}`;
    if (!run.isMedia) return <div key={key}>{blocks}</div>;
    return (
      <div key={key} className={styles.veil}>
        <div className={styles.blurred} inert>
          {blocks}
        </div>
        <Button className={styles.unveil} data-key="p" onClick={onShow}>
          <Icon name="eye" size={18} /> {t`Show it in grey`} <KeyHint>P</KeyHint>
        </Button>
      </div>
    );
  });
}

/**
 * Renders a post or comment as its author wrote it, for moderators and staff. Pictures, videos and sound are grey, and blurred
 * and out of reach until the moderator asks for them.
 */
export function ReportedThing({ blog, authorHref, board, layout = [], ...thing }: ReportedThingProps) {
  const { content, id, createdTs, isShown } = thing;
  return (
    <div className={styles.thing}>
      <p className={styles.thingHead}>
        <BlogAvatar blog={blog} size={28} />
        <Link href={authorHref} className={styles.name} translate="no">
          {blog.name}
        </Link>
        <RelativeTime timestamp={createdTs} />
        {board ? <span dir="auto">{board}</span> : null}
      </p>
      {isShown || !content.some(isMedia) ? (
        <div className={styles.grey}>
          <ContentBlocks content={content} layout={layout} id={id} postedAt={createdTs} whole />
        </div>
      ) : (
        <Veiled {...thing} />
      )}
    </div>
  );
}
