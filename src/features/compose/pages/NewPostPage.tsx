import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ComposerSkeleton } from '../components/ComposerSkeleton.tsx';
import { NewPost } from '../components/NewPost.tsx';
import { NoBlogNotice } from '../components/NoBlogNotice.tsx';
import { startingPointOf } from '../model/starting-points.ts';

/** Page of a new post (spec 000 §2.4: /new, /new/{postType}). */
export default function NewPostPage() {
  const { t } = useLingui();
  const { postType } = useParams();
  const { primaryBlog } = useViewer();
  const point = startingPointOf(postType);
  const hydrated = useHydrated();
  // Renders the form only in the browser, because the draft is in its storage.
  const form = primaryBlog ? (
    <NewPost key={point} point={point} primaryUuid={primaryBlog.uuid} />
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
