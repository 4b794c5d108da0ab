import { useLingui } from '@lingui/react/macro';
import { useLocation, useParams } from 'react-router';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { stripHash } from '#src/shared/lib/text/tags.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ComposerSkeleton } from '../components/ComposerSkeleton.tsx';
import { NewPost } from '../components/NewPost.tsx';
import { NoBlogNotice } from '../components/NoBlogNotice.tsx';
import { TAG_MAX_LENGTH } from '../model/request.ts';
import { startingPointOf } from '../model/starting-points.ts';

/** Returns the tag that a post begins with; empty for none. */
function tagIn(search: string): string {
  const tag = new URLSearchParams(search).get('tag') ?? '';
  return Array.from(stripHash(tag)).slice(0, TAG_MAX_LENGTH).join('');
}

/** Page of a new post (spec 000 §2.4: /new, /new/{postType}). */
export default function NewPostPage() {
  const { t } = useLingui();
  const { postType } = useParams();
  const { search } = useLocation();
  const tag = tagIn(search);
  const { primaryBlog } = useViewer();
  const point = startingPointOf(postType);
  const hydrated = useHydrated();
  // Renders the form only in the browser, because the draft is in its storage.
  const form = primaryBlog ? (
    <NewPost
      key={`${point} ${tag}`}
      point={point}
      primaryUuid={primaryBlog.uuid}
      {...(tag === '' ? {} : { tag, target: `tag ${tag}` })}
    />
  ) : (
    <NoBlogNotice />
  );
  return (
    <>
      <PageHead title={t`New post`} noIndex />
      {hydrated ? form : <ComposerSkeleton />}
    </>
  );
}
