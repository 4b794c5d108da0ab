import { paths } from '#src/paths/paths.ts';
import type { NotifiedPaidRow } from './paid-notices-repository.ts';

type Addressed = Pick<NotifiedPaidRow, 'event' | 'campaign_id' | 'blog_name' | 'about_name'>;

/** Returns the list of a campaign by what happened to it. */
function tabOf(event: Addressed['event']): 'waiting' | 'burning' | 'ended' {
  if (event === 'campaign-approved') return 'waiting';
  return event === 'campaign-started' || event === 'campaign-by-other' ? 'burning' : 'ended';
}

/** Returns the path inside the site of what a notice of something paid is about. */
export function pathOfPaid(notice: Addressed): string {
  const { event, campaign_id: campaignId, blog_name: blogName, about_name: aboutName } = notice;
  if (event.startsWith('premium-')) return paths.adFreeBrowsing();
  if (event.startsWith('membership-'))
    return aboutName === null ? paths.purchases('membership') : paths.supportBlog(aboutName);
  if (event.startsWith('staff-dispute-')) return paths.sitePayments();
  if (event.startsWith('dispute-')) return paths.purchases();
  if (blogName === null) return paths.purchases();
  if (event.startsWith('payout-')) return paths.memberships(blogName);
  if (event.startsWith('supporter-')) return paths.supporters(blogName);
  return campaignId === null ? paths.blaze(blogName) : paths.campaign(blogName, tabOf(event), campaignId);
}
