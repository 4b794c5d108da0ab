import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { paths } from '#src/paths/paths.ts';
import type { HouseAdRow, ShownAdRow } from './house-ads-repository.ts';

type Schemas = components['schemas'];

/** Returns where an ad leads; undefined when what it advertises is gone. */
export function targetOf(row: ShownAdRow): string | undefined {
  const { subject_kind: kind, href, post_id: postId, blog_name: blog, handle } = row;
  if (kind === 'address') return href ?? undefined;
  if (kind === 'community') return handle === null ? undefined : paths.community(handle);
  if (blog === null) return undefined;
  return kind === 'post' && postId !== null ? paths.post(blog, postId) : paths.blog(blog);
}

function subjectOf({
  subject_kind: kind,
  href,
  post_id: postId,
  blog_name: blog,
  handle,
}: ShownAdRow): string {
  const names = { address: href, blog, post: blog === null ? null : `${blog}/${postId}`, community: handle };
  return names[kind] ?? '';
}

/** Presents an ad as readers see it. One whose subject is gone leads home; readers are not shown it. */
export function presentHouseAd(row: ShownAdRow): Schemas['HouseAd'] {
  const { id, title, text, button_text: buttonText, image: images, ends, cap_per_day: capPerDay } = row;
  const advertiser = row.community_title ?? row.blog_name;
  return {
    id,
    title,
    text,
    buttonText,
    href: targetOf(row) ?? paths.explore(),
    images,
    capPerDay,
    ...(advertiser === null ? {} : { advertiser }),
    ...(ends === null ? {} : { endsTs: ends }),
  };
}

/** Presents an ad to staff. */
export function presentSiteHouseAd(row: HouseAdRow): Schemas['SiteHouseAd'] {
  const { id, placements, weight, cap_per_day: capPerDay, cap_total: capTotal, state, version } = row;
  const { starts, ends, created, author, accent_colour: colour } = row;
  const { impressions, clicks, hides, reports } = row;
  return {
    id,
    ad: presentHouseAd(row),
    subjectKind: row.subject_kind,
    subject: subjectOf(row),
    placements,
    weight,
    capPerDay,
    state,
    startTs: starts,
    createdTs: created,
    version,
    counts: { impressions, clicks, hides, reports },
    ...(capTotal === null ? {} : { capTotal }),
    ...(ends === null ? {} : { endTs: ends }),
    ...(author === null ? {} : { author }),
    ...(colour === null ? {} : { accentColor: colour }),
  };
}

/** Presents what a member reported about an ad to staff, without who it was. */
export function presentAdReport({
  reason,
  note,
  reported: reportedTs,
}: Columns<'ad_reports', 'reason' | 'note'> & { reported: number }): Schemas['AdReport'] {
  return { reason, reportedTs, ...(note === null ? {} : { note }) };
}
