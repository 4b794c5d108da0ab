import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { SharedContent } from '#src/paths/posts-paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { takeSharedPictures } from '#src/shared/lib/storage/shared-pictures.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ComposerSkeleton } from '../components/ComposerSkeleton.tsx';
import { NewPost } from '../components/NewPost.tsx';
import { NoBlogNotice } from '../components/NoBlogNotice.tsx';
import { sharedStart } from '../model/shared-start.ts';

/** Characters of the shared content that distinguish the draft keys of shares. */
const KEY_CONTENT_MAX_LENGTH = 200;

function useSharedPictures(isAny: boolean): readonly File[] | undefined {
  const [files, setFiles] = useState<readonly File[]>();
  useEffect(() => {
    // A shared image that cannot be read any more can be chosen again; the text is shown regardless.
    (isAny ? takeSharedPictures() : Promise.resolve([])).then(setFiles, () => setFiles([]));
  }, [isAny]);
  return files;
}

/** Page of a new post from content that another app shared (the manifest's share target). */
export default function SharePage() {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const { search } = useLocation();
  const shared: SharedContent = Object.fromEntries(new URLSearchParams(search));
  const files = useSharedPictures(Number(shared.pictures ?? 0) > 0);
  const { doc, address } = sharedStart(shared);
  return (
    <>
      <PageHead title={t`New post`} noIndex />
      {primaryBlog === undefined ? <NoBlogNotice /> : null}
      {primaryBlog && files ? (
        <NewPost
          point="text"
          primaryUuid={primaryBlog.uuid}
          target={`share${search.slice(0, KEY_CONTENT_MAX_LENGTH)}`}
          doc={doc}
          startsWith={{ address, files }}
        />
      ) : null}
      {primaryBlog && !files ? <ComposerSkeleton /> : null}
    </>
  );
}
