import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  getCancelCampaignMutationOptions,
  getClaimBlazeMutationOptions,
  getCreateCampaignMutationOptions,
  getGetCampaignQueryOptions,
  getListCampaignsInfiniteQueryOptions,
  getStopCampaignMutationOptions,
} from '#generated/hooks/blaze/blaze.ts';
import { getSearchBlogPostsInfiniteQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import { getListBlogPostsInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { Campaign } from '#generated/zod/campaign.zod.ts';
import type { ListCampaigns200 } from '#generated/zod/listCampaigns200.zod.ts';
import type { ListCampaignsParams } from '#generated/zod/listCampaignsParams.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { refreshPaid } from '#src/entities/payments/refresh-paid.ts';
import type { ListedType } from '#src/entities/post/model/listed-types.ts';
import { paths } from '#src/paths/paths.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Milliseconds between two looks at a campaign that burns or is reviewed. */
const WATCH_INTERVAL_MS = 60_000;

/** Campaigns of a blog, all or those in one state. */
export function campaignsQuery(blogName: string, status?: ListCampaignsParams['status']) {
  return getListCampaignsInfiniteQueryOptions(blogName, status ? { status } : {}, { query: paging });
}

export const campaignsOf = ({ response }: ListCampaigns200): readonly Campaign[] => response.campaigns;

/** A campaign, read again while something can happen to it. */
export function campaignQuery(id: string) {
  return getGetCampaignQueryOptions(id, { query: { refetchInterval: WATCH_INTERVAL_MS } });
}

/** Filter and order of the posts to choose from. */
export interface PostFilter {
  tag?: string | undefined;
  term?: string | undefined;
  mode?: 'top' | 'recent' | undefined;
  type?: ListedType | undefined;
}

/** Posts of a blog that the member can blaze, the newest first. */
export function blazeablePostsQuery(blogName: string, type?: ListedType) {
  const asked = { only_blazeable_posts: true, ...(type ? { type } : {}) };
  return getListBlogPostsInfiniteQueryOptions(blogName, asked, { query: paging });
}

/** Posts of a blog that the member can blaze, by words or a tag. */
export function blazeableSearchQuery(blogName: string, { tag, term, mode, type }: PostFilter) {
  return getSearchBlogPostsInfiniteQueryOptions(
    blogName,
    {
      only_blazeable_posts: true,
      ...(term ? { query: term } : {}),
      ...(tag ? { tag } : {}),
      ...(mode ? { mode } : {}),
      ...(type && type !== 'answer' ? { type } : {}),
    },
    { query: paging },
  );
}

/** Returns a function that reads campaigns, credits and what was paid again. */
function useRefreshCampaigns(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => refreshPaid(queryClient);
}

/** Makes a campaign and goes to its checkout. A refusal is the caller's to show. */
export function useBuyCampaign() {
  const navigate = useNavigate();
  const refresh = useRefreshCampaigns();
  return useWrite(getCreateCampaignMutationOptions, {
    once: true,
    onSuccess: async ({ response: { checkout } }) => {
      await refresh();
      await navigate(paths.checkout(checkout.id));
    },
  });
}

/** Uses a free credit, and goes to the campaigns that wait. A refusal is the caller's to show. */
export function useClaimCampaign(blogName: string) {
  const navigate = useNavigate();
  const refresh = useRefreshCampaigns();
  return useWrite(getClaimBlazeMutationOptions, {
    once: true,
    onSuccess: async ({ response: { campaign } }) => {
      await refresh();
      await navigate(paths.campaign(blogName, 'waiting', campaign.id));
    },
  });
}

/** Puts a burning campaign out. */
export function useStopCampaign() {
  const { t } = useLingui();
  const refresh = useRefreshCampaigns();
  return useWrite(getStopCampaignMutationOptions, {
    onSuccess: refresh,
    errorToast: t`The campaign could not be put out. Try again.`,
  });
}

/** Takes a campaign back before it begins. */
export function useCancelCampaign() {
  const { t } = useLingui();
  const refresh = useRefreshCampaigns();
  return useWrite(getCancelCampaignMutationOptions, {
    onSuccess: refresh,
    errorToast: t`The campaign could not be taken back. Try again.`,
  });
}

/** Returns the key of a row. */
export const keyOf = ({ id }: { id: string }): string => id;

/** Returns the posts of a page. */
export function postsOf({ response }: { response: { posts: readonly Post[] } }): readonly Post[] {
  return response.posts;
}

type FoundPage = { response: { timeline: { elements: readonly TimelineElement[] } } };

/** Returns the posts of a page that a search found. */
export function foundPostsOf({ response }: FoundPage): readonly Post[] {
  return response.timeline.elements.filter((element): element is Post => element.objectType === 'post');
}
