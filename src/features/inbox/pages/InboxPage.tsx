import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { Post } from '#generated/zod/post.zod.ts';
import { AskView } from '#src/entities/post/blocks/lazy-blocks.tsx';
import { usePublishFeedback } from '#src/entities/post/data/publish-feedback.ts';
import { paths } from '#src/paths/paths.ts';
import { PageTip } from '#src/platform/guide/PageTip.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import type { PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { MainColumn } from '#src/shared/ui/MainColumn.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { BlockedAskers } from '../components/BlockedAskers.tsx';
import styles from '../components/Inbox.module.css';
import { InboxAside } from '../components/InboxAside.tsx';
import { InboxItem } from '../components/InboxItem.tsx';
import { blogInboxQuery, inboxQuery, submissionsQuery } from '../data/inbox.ts';

const DeleteManyDialog = lazyLayer(() => import('../components/DeleteManyDialog.tsx'), 'DeleteManyDialog');

/** Maximum number of items the server deletes in one request. */
const MAX_SELECTED_ITEMS = 50;

const postsOf = ({ response }: { response: { posts: readonly Post[] } }): readonly Post[] => response.posts;
const idOf = ({ id }: Post): string => id;

function EmptyInbox() {
  return (
    <EmptyState
      art="cat"
      title={<Trans>Your inbox is empty</Trans>}
      action={
        <ButtonLink href={paths.dashboard()} variant="primary">
          <Trans>Go to dashboard</Trans>
        </ButtonLink>
      }
    >
      <Trans>Questions and submissions to your blogs arrive here.</Trans>
    </EmptyState>
  );
}

type InboxListProps = {
  list: PagedList<Post>;
  /** Name of the blog when only its submissions are shown. */
  submissionsTo?: string;
  /** True while several items are being chosen. */
  isChoosing: boolean;
};

function InboxList({ list, submissionsTo, isChoosing }: InboxListProps) {
  const { t } = useLingui();
  const { refreshLists: refresh } = usePublishFeedback();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState(false);
  // Preloads the code of asks, the most frequent items, beside the list, so that it does not shift the layout.
  useEffect(() => {
    AskView.preload().catch(() => {});
  }, []);
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const leave = (id: string): void => {
    choose(id, false);
    refresh();
  };
  const picked = (isChoosing ? (list.items ?? []) : [])
    .filter(({ id }) => chosen.has(id))
    .slice(0, MAX_SELECTED_ITEMS);
  return (
    <>
      {picked.length > 0 ? (
        <div className={styles.bar}>
          <span role="status">
            <Plural value={picked.length} one="# chosen" other="# chosen" />
          </span>
          <Button size="small" variant="danger" icon="trash" onClick={() => setDeleting(true)}>
            {t`Delete selected`}
          </Button>
        </div>
      ) : null}
      <PageTip page="inbox" />
      <EndlessList
        list={list}
        skeleton={
          <div data-feed="">
            <PostSkeleton media={false} />
            <PostSkeleton media={false} />
            <PostSkeleton media={false} />
          </div>
        }
        moreSkeleton={<PostSkeleton media={false} />}
        empty={<EmptyInbox />}
        errorText={t`The inbox could not be loaded.`}
        loadMoreErrorText={t`The rest of the inbox could not be loaded.`}
      >
        {(posts) => (
          <ul data-feed="">
            {posts.map((post) => (
              <InboxItem
                key={post.id}
                post={post}
                chosen={chosen.has(post.id)}
                isChoosing={isChoosing}
                onChoose={(isChosen) => choose(post.id, isChosen)}
                onGone={() => leave(post.id)}
              />
            ))}
          </ul>
        )}
      </EndlessList>
      {deleting ? (
        <DeleteManyDialog
          posts={picked}
          submissionsTo={submissionsTo}
          onClose={() => setDeleting(false)}
          onDeleted={() => setChosen(new Set())}
        />
      ) : null}
    </>
  );
}

type ChoosingProps = { isChoosing: boolean };

function MemberInbox({ isChoosing }: ChoosingProps) {
  return <InboxList list={usePagedList(inboxQuery(), postsOf, idOf)} isChoosing={isChoosing} />;
}
function BlogItems({ name, isChoosing }: ChoosingProps & { name: string }) {
  return <InboxList list={usePagedList(blogInboxQuery(name), postsOf, idOf)} isChoosing={isChoosing} />;
}
function Submissions({ name, isChoosing }: ChoosingProps & { name: string }) {
  const list = usePagedList(submissionsQuery(name), postsOf, idOf);
  return <InboxList list={list} submissionsTo={name} isChoosing={isChoosing} />;
}
function BlogInbox({ name, isChoosing }: ChoosingProps & { name: string }) {
  const { t } = useLingui();
  const [only, setOnly] = useState(false);
  return (
    <>
      <BlockedAskers name={name} />
      <Checkbox
        className={styles.only}
        label={t`Submissions only`}
        checked={only}
        onChange={({ target }) => setOnly(target.checked)}
      />
      {only ? (
        <Submissions name={name} isChoosing={isChoosing} />
      ) : (
        <BlogItems name={name} isChoosing={isChoosing} />
      )}
    </>
  );
}

/** Page of the asks and submissions to all blogs of the member, or to one (spec 000 §2.1: /inbox). */
export default function InboxPage() {
  const { t } = useLingui();
  const { blogName } = useParams();
  const { blogs } = useViewer();
  const [isChoosing, setChoosing] = useState(false);
  const blog = blogs.find(({ name }) => name.toLowerCase() === blogName?.toLowerCase());
  if (blogName !== undefined && !blog)
    return (
      <>
        <PageHead title={t`Inbox`} noIndex />
        <EmptyState
          level={1}
          title={t`This is not your blog`}
          action={<ButtonLink href={paths.inbox()} variant="primary">{t`Go to your inbox`}</ButtonLink>}
        >
          {t`Only the members of a blog can see its inbox.`}
        </EmptyState>
      </>
    );
  const title = blog ? t`Inbox of ${blog.name}` : t`Inbox`;
  const choose = (
    <Button
      size="small"
      variant="quiet"
      aria-pressed={isChoosing}
      onClick={() => setChoosing(!isChoosing)}
    >{t`Choose several`}</Button>
  );
  return (
    <TwoColumns aside={<InboxAside blogs={blog ? [blog] : blogs} />}>
      <div className={styles.inner}>
        <MainColumn title={t`Inbox`} beside={choose}>
          <PageHead title={title} noIndex />
          {blogs.length > 1 ? (
            <TabNav
              label={t`Inboxes`}
              items={[
                { href: paths.inbox(), label: t`All blogs`, current: !blog },
                ...blogs.map((one) => ({
                  href: paths.inbox(one.name),
                  label: one.name,
                  current: one.uuid === blog?.uuid,
                })),
              ]}
            />
          ) : null}
          {blog ? (
            <BlogInbox key={blog.uuid} name={blog.name} isChoosing={isChoosing} />
          ) : (
            <MemberInbox isChoosing={isChoosing} />
          )}
        </MainColumn>
      </div>
    </TwoColumns>
  );
}
