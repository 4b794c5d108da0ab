import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminReport } from '#generated/zod/adminReport.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { ReportedThing } from '#src/entities/moderation/ReportedThing.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './StaffCase.module.css';
import { useReasonName } from './use-staff-words.ts';

type ShownProps = {
  /** True once the pictures were asked for. */
  isShown: boolean;
  onShow: () => void;
};

function ReportedPost({ post, ...shown }: { post: Post } & ShownProps) {
  return (
    <ReportedThing
      {...shown}
      blog={post.blog}
      authorHref={paths.post(post.blogName, post.id)}
      content={post.content}
      layout={post.layout}
      id={post.id}
      createdTs={post.timestamp}
    />
  );
}

/** A reply below the post that it answers. */
function ReportedReply({ report, ...shown }: { report: AdminReport } & ShownProps) {
  const { reply, post } = report;
  if (!reply) return null;
  return (
    <>
      {post ? (
        <p className={styles.above}>
          <BlogAvatar blog={post.blog} size={28} />
          <AppLink to={paths.post(post.blogName, post.id)}>
            <Trans>Below a post of {post.blogName}</Trans>
          </AppLink>
        </p>
      ) : null}
      <ReportedThing
        {...shown}
        blog={reply.blog}
        authorHref={paths.blog(reply.blog.name)}
        content={[{ type: 'text', text: reply.replyText ?? '' }]}
        id={`reply:${reply.replyId}`}
        createdTs={reply.timestamp}
      />
    </>
  );
}

/** The last messages of a conversation at the time of the report, the oldest first. */
function ReportedConversation({ report: { blog, messages = [] } }: { report: AdminReport }) {
  const { t } = useLingui();
  if (messages.length === 0) return <p className={styles.muted}>{t`The messages are gone.`}</p>;
  return (
    <ol className={styles.messages}>
      {messages.toReversed().map((message) => (
        <li key={message.id} data-reported={message.participant === blog.uuid || undefined}>
          <small>{message.participant === blog.uuid ? blog.name : t`Who reported it`}</small>
          <span dir="auto">{'content' in message ? (message.content?.text ?? '') : ''}</span>
        </li>
      ))}
    </ol>
  );
}

function ReportedBlog({ report: { blog } }: { report: AdminReport }) {
  const { t } = useLingui();
  return (
    <p className={styles.above}>
      <BlogAvatar blog={blog} size={44} />
      <span>
        <AppLink to={paths.blog(blog.name)}>{blog.name}</AppLink>
        {blog.title ? <small dir="auto">{blog.title}</small> : null}
        <small>{t`The whole blog was reported.`}</small>
      </span>
    </p>
  );
}

/** Words of an appeal, and the post that it is about. */
function Appealed({ item: { appeal }, ...shown }: { item: StaffQueueItem } & ShownProps) {
  const { t } = useLingui();
  const reasonName = useReasonName();
  if (!appeal) return null;
  const { post, outcome, reason, text } = appeal;
  return (
    <>
      <blockquote className={styles.plea}>
        <p dir="auto">{text}</p>
        <footer>
          {outcome === 'label'
            ? t`About the label “mature”: ${reasonName(reason)}`
            : t`About a post that was taken down: ${reasonName(reason)}`}
        </footer>
      </blockquote>
      <ReportedPost {...shown} post={post} />
    </>
  );
}

/** Content that an entry is about, as its author wrote it. */
export function StaffReported({ item, ...shown }: { item: StaffQueueItem } & ShownProps) {
  const { report } = item;
  if (item.appeal) return <Appealed item={item} {...shown} />;
  switch (report?.kind) {
    case 'reply':
      return <ReportedReply report={report} {...shown} />;
    case 'conversation':
      return <ReportedConversation report={report} />;
    case 'blog':
      return <ReportedBlog report={report} />;
    default:
      return report?.post ? <ReportedPost post={report.post} {...shown} /> : null;
  }
}
