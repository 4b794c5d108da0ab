import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { getGetPostQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Campaign } from '#generated/zod/campaign.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { BlogSwitcher } from '#src/entities/blog/BlogSwitcher.tsx';
import { LISTED_TYPES, type ListedType } from '#src/entities/post/model/listed-types.ts';
import { usePostTypeNames } from '#src/entities/post/parts/use-post-type-names.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import type { PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { MAX_SEARCH_LENGTH, parseSearch } from '#src/shared/lib/text/search-term.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { MainColumn } from '#src/shared/ui/MainColumn.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import form from '../components/BlazeForm.module.css';
import { BlazeForm } from '../components/BlazeForm.tsx';
import { CampaignCard } from '../components/CampaignCard.tsx';
import { PostSquare } from '../components/PostSquare.tsx';
import {
  blazeablePostsQuery,
  blazeableSearchQuery,
  campaignQuery,
  campaignsOf,
  campaignsQuery,
  type PostFilter,
} from '../data/blaze.ts';
import { tabOf, whyIneligible } from '../model/campaign.ts';
import styles from './BlazePage.module.css';

/** Number of posts beside the form; the others are a page away. */
const MAX_SQUARES = 5;

const STATUS_OF_TAB = { burning: 'running', waiting: 'waiting', ended: 'ended' } as const;
type CampaignTab = keyof typeof STATUS_OF_TAB;

const keyOf = ({ id }: { id: string }): string => id;
const postsOf = ({ response }: { response: { posts: readonly Post[] } }): readonly Post[] => response.posts;
type Found = { response: { timeline: { elements: readonly TimelineElement[] } } };

function foundOf({ response }: Found): readonly Post[] {
  return response.timeline.elements.filter((element): element is Post => element.objectType === 'post');
}

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
  const current = tabOf(campaign);
  if (tab !== current) return <Navigate replace to={paths.campaign(name, current, id)} />;
  return <CampaignCard campaign={campaign} blogName={name} isWhole />;
}

type SquaresProps = { blog: Blog; posts: readonly Post[]; current?: string; end?: ReactNode };

function Squares({ blog: { name }, posts, current, end }: SquaresProps) {
  return (
    <ul className={form.squares}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostSquare
            post={post}
            to={paths.blazePost(name, post.id)}
            isCurrent={post.id === current}
            isBurning={post.isBlazed === true}
          />
        </li>
      ))}
      {end}
    </ul>
  );
}

/** Search and filters of the posts to choose from. */
function ChoiceBar({ blog: { name }, filter }: { blog: Blog; filter: PostFilter }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const names = usePostTypeNames();
  const { tag, term, mode = 'top', type } = filter;
  const isSearch = tag !== undefined || term !== undefined;
  const addressOf = (next: PostFilter): string => {
    const rest = next.type ? [next.mode ?? 'top', next.type] : next.mode ? [next.mode] : [];
    if (next.tag !== undefined) return paths.blazeTagged(name, next.tag, ...rest);
    if (next.term !== undefined) return paths.blazeSearch(name, next.term, ...rest);
    return next.type ? paths.blazeKind(name, next.type) : paths.blaze(name, 'posts');
  };
  const go = (next: PostFilter): void => void navigate(addressOf(next));
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser and reader in use knows <search>.
    <form
      role="search"
      className={styles.bar}
      aria-label={t`Search the posts of ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        go({ ...parseSearch(typeof typed === 'string' ? typed : ''), type });
      }}
    >
      <input
        key={tag ?? term ?? ''}
        type="search"
        name="q"
        className={styles.search}
        defaultValue={tag === undefined ? term : `#${tag}`}
        aria-label={t`Words or a #tag`}
        placeholder={t`Words or a #tag`}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        dir="auto"
      />
      <Select
        aria-label={t`Type of post`}
        value={type ?? ''}
        onChange={({ target }) => go({ ...filter, type: LISTED_TYPES.find((one) => one === target.value) })}
      >
        <option value="">{t`All types`}</option>
        {LISTED_TYPES.filter((one) => !isSearch || one !== 'answer').map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
      {isSearch ? (
        <Select
          aria-label={t`Order`}
          value={mode}
          onChange={({ target }) => go({ ...filter, mode: target.value === 'recent' ? 'recent' : 'top' })}
        >
          <option value="top">{t`Best first`}</option>
          <option value="recent">{t`Newest first`}</option>
        </Select>
      ) : null}
      <Button type="submit" size="small">{t`Search`}</Button>
    </form>
  );
}

type ListOfPostsProps = { blog: Blog; list: PagedList<Post>; isFiltered: boolean };

function ListOfPosts({ blog, list, isFiltered }: ListOfPostsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.posts}>
      <EndlessList<Post>
        list={list}
        skeleton={<CardSkeleton />}
        moreSkeleton={<CardSkeleton />}
        errorText={t`The posts could not be loaded.`}
        empty={
          <EmptyState
            title={isFiltered ? t`No post like this can be blazed` : t`No post can be blazed yet`}
            action={
              isFiltered ? (
                <ButtonLink href={paths.blaze(blog.name, 'posts')}>{t`Show all posts`}</ButtonLink>
              ) : (
                <ButtonLink
                  href={paths.newPost()}
                  variant="primary"
                  icon="pencil"
                >{t`Write something`}</ButtonLink>
              )
            }
          >
            <Trans>
              Published posts without content labels can be blazed, unless their author says otherwise.
            </Trans>
          </EmptyState>
        }
      >
        {(posts) => <Squares blog={blog} posts={posts} />}
      </EndlessList>
    </div>
  );
}

function ListedPosts({ blog, filter }: { blog: Blog; filter: PostFilter }) {
  const list = usePagedList(blazeablePostsQuery(blog.name, filter.type), postsOf, keyOf);
  return <ListOfPosts blog={blog} list={list} isFiltered={filter.type !== undefined} />;
}

function FoundPosts({ blog, filter }: { blog: Blog; filter: PostFilter }) {
  const list = usePagedList(blazeableSearchQuery(blog.name, filter), foundOf, keyOf);
  return <ListOfPosts blog={blog} list={list} isFiltered />;
}

/** Posts of a blog to choose one from. */
function ChoosePost({ blog, filter }: { blog: Blog; filter: PostFilter }) {
  const isSearch = filter.tag !== undefined || filter.term !== undefined;
  return (
    <>
      <ChoiceBar blog={blog} filter={filter} />
      {isSearch ? <FoundPosts blog={blog} filter={filter} /> : <ListedPosts blog={blog} filter={filter} />}
    </>
  );
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
          <Squares
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
        <BlogSwitcher
          blog={blog}
          blogs={blogs}
          hrefOf={(one) => (isChoice ? paths.blaze(one.name, 'posts') : paths.blaze(one.name, tab))}
        />
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
