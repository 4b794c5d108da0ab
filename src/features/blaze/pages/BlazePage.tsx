import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { getGetPostQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Campaign } from '#generated/zod/campaign.zod.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { BlogSwitcher } from '#src/entities/blog/BlogSwitcher.tsx';
import { campaignTab } from '#src/entities/payments/campaign-tab.ts';
import { LISTED_TYPES, type ListedType } from '#src/entities/post/model/listed-types.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { MainColumn } from '#src/shared/ui/MainColumn.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import form from '../components/BlazeForm.module.css';
import { BlazeForm } from '../components/BlazeForm.tsx';
import { CampaignCard } from '../components/CampaignCard.tsx';
import { ChoosePost } from '../components/ChoosePost.tsx';
import { PostSquares } from '../components/PostSquares.tsx';
import {
  blazeablePostsQuery,
  campaignQuery,
  campaignsOf,
  campaignsQuery,
  keyOf,
  type PostFilter,
  postsOf,
} from '../data/blaze.ts';
import { whyIneligible } from '../model/campaign.ts';
import styles from './BlazePage.module.css';

/** Number of posts beside the form; the others are a page away. */
const MAX_SQUARES = 5;

const STATUS_OF_TAB = { burning: 'running', waiting: 'waiting', ended: 'ended' } as const;
type CampaignTab = keyof typeof STATUS_OF_TAB;

/** Campaigns of a blog, all or those of a tab. */
function Campaigns({ blog: { name }, tab }: { blog: Blog; tab: CampaignTab | undefined }) {
  const { t } = useLingui();
  const list = usePagedList(campaignsQuery(name, tab && STATUS_OF_TAB[tab]), campaignsOf, keyOf);
  return (
    <EndlessList<Campaign>
      list={list}
      skeleton={<CardSkeleton />}
      moreSkeleton={<CardSkeleton />}
      errorText={t`The campaigns could not be loaded.`}
      className={styles.list}
      empty={
        <EmptyState
          art="yarn"
          title={tab === undefined ? t`Nothing was blazed yet` : t`Nothing here`}
          action={
            <ButtonLink href={paths.blaze(name, 'posts')} variant="primary">{t`Choose a post`}</ButtonLink>
          }
        >
          <Trans>
            A blazed post is shown to people who do not follow you, labelled, for a price that you see before.
          </Trans>
        </EmptyState>
      }
    >
      {(items) => items.map((one) => <CampaignCard key={one.id} campaign={one} blogName={name} />)}
    </EndlessList>
  );
}

/** One campaign, in the tab in which it is listed: links and bookmarks may name one in which it was. */
function WholeCampaign({
  blog: { name },
  id,
  tab,
}: {
  blog: Blog;
  id: string;
  tab: CampaignTab | undefined;
}) {
  const { data, error } = useQuery(campaignQuery(id));
  if (!data && error) throw error;
  if (!data) return <CardSkeleton />;
  const { campaign } = data.response;
  const current = campaignTab(campaign.status);
  if (tab !== current) return <Navigate replace to={paths.campaign(name, current, id)} />;
  return <CampaignCard campaign={campaign} blogName={name} isWhole />;
}

/** The form for one post, with others of the blog to choose. */
function BlazePost({ blog, postId, of }: { blog: Blog; postId: string; of: string }) {
  const { t } = useLingui();
  const { data, error } = useQuery(getGetPostQueryOptions(of, postId));
  const { items: others = [] } = usePagedList(blazeablePostsQuery(blog.name), postsOf, keyOf);
  if (!data && error) throw error;
  if (!data) return <CardSkeleton />;
  const { post } = data.response;
  const isOwn = of === blog.name;
  const squares = isOwn ? [post, ...others.filter(({ id }) => id !== post.id)].slice(0, MAX_SQUARES) : [post];
  const why = whyIneligible({ ...post, isOwn, isLabelled: isSensitive(post) });
  const reasons = {
    burning: t`This post is burning already. It can be blazed again when that is over.`,
    'not-published': t`Only a published post can be blazed. Publish it first.`,
    'not-allowed': isOwn
      ? t`This post is set so that nobody blazes it. Edit it to change that.`
      : t`The author of this post does not let others blaze it.`,
    labelled: t`A post with a content label cannot be blazed.`,
    'not-open': t`Only posts of a blog that everybody may read can be blazed.`,
  };
  return (
    <BlazeForm
      blogName={blog.name}
      post={post}
      refusal={why && reasons[why]}
      choice={
        <section className={form.choice}>
          <h2>
            <Trans>This post</Trans>
          </h2>
          <PostSquares
            blog={blog}
            posts={squares}
            current={post.id}
            end={
              isOwn ? (
                <li>
                  <AppLink to={paths.blaze(blog.name, 'posts')} className={form.all}>
                    {t`All posts`}
                  </AppLink>
                </li>
              ) : null
            }
          />
        </section>
      }
    />
  );
}

/** Page of everything that a blog blazes: campaigns, posts to choose from, and the form (spec 001 §2). */
export default function BlazePage() {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const { blogName = '', blazeTab, campaignId, postId, tag, searchTerm, searchMode, postType } = useParams();
  const query = new URLSearchParams(useLocation().search);
  const blog = blogs.find(({ name }) => name === blogName.toLowerCase());
  if (!blog)
    return (
      <>
        <PageHead title={t`Blaze`} noIndex />
        <EmptyState
          level={1}
          title={t`This is not your blog`}
          action={<ButtonLink href={paths.dashboard()} variant="primary">{t`Go to dashboard`}</ButtonLink>}
        >
          {t`Only the admins of a blog can blaze with it.`}
        </EmptyState>
      </>
    );
  const { name } = blog;
  const isForm = postId !== undefined;
  const isChoice = blazeTab === 'posts' || (tag ?? searchTerm ?? postType ?? postId) !== undefined;
  const tab = blazeTab === 'burning' || blazeTab === 'waiting' || blazeTab === 'ended' ? blazeTab : undefined;
  const filter: PostFilter = {
    tag,
    term: searchTerm,
    mode: searchMode === 'recent' ? 'recent' : searchMode === 'top' ? 'top' : undefined,
    type: LISTED_TYPES.find((one): one is ListedType => one === postType),
  };
  const title = isForm ? t`Light a few windows.` : isChoice ? t`Which post?` : t`Blaze`;
  const tabs = [
    { tab: undefined, label: t`All` },
    { tab: 'burning', label: t`Burning` },
    { tab: 'waiting', label: t`Waiting` },
    { tab: 'ended', label: t`Ended` },
  ] as const;
  return (
    <MainColumn
      title={title}
      beside={
        isChoice ? (
          <ButtonLink href={paths.blaze(name)} variant="quiet" size="small">{t`All campaigns`}</ButtonLink>
        ) : (
          <ButtonLink href={paths.blaze(name, 'posts')} size="small" icon="plus">{t`Another`}</ButtonLink>
        )
      }
    >
      <PageHead title={`${t`Blaze`} · ${name}`} noIndex />
      {isForm ? (
        <p className={styles.about}>
          <Trans>Somebody is awake behind each of them, and has not seen the post yet.</Trans>
        </p>
      ) : null}
      {blazeTab === undefined && (isForm || !isChoice) ? (
        <p className={styles.about}>
          <AppLink to={paths.promote(query.get('of') ?? name, postId)}>
            {isForm
              ? t`Or put it forward on the pages of tags`
              : t`Put the blog forward on the pages of tags`}
          </AppLink>
        </p>
      ) : null}
      {blogs.length > 1 && !isForm ? (
        <div className={styles.switcher}>
          <BlogSwitcher
            blog={blog}
            blogs={blogs}
            hrefOf={(one) => (isChoice ? paths.blaze(one.name, 'posts') : paths.blaze(one.name, tab))}
          />
        </div>
      ) : null}
      {isChoice ? null : (
        <TabNav
          label={t`Campaigns of ${name}`}
          items={tabs.map((one) => ({
            href: paths.blaze(name, one.tab),
            label: one.label,
            current: one.tab === tab,
          }))}
        />
      )}
      {isForm ? (
        <BlazePost blog={blog} postId={postId} of={query.get('of') ?? name} />
      ) : isChoice ? (
        <ChoosePost blog={blog} filter={filter} />
      ) : campaignId === undefined ? (
        <Campaigns key={`${name} ${tab}`} blog={blog} tab={tab} />
      ) : (
        <WholeCampaign blog={blog} id={campaignId} tab={tab} />
      )}
    </MainColumn>
  );
}
