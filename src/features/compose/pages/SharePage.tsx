import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Shared } from '#src/paths/posts-paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { takeShared } from '#src/shared/lib/storage/shared-pictures.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ComposerWaiting } from '../components/ComposerWaiting.tsx';
import { NewPost } from '../components/NewPost.tsx';
import { NoBlog } from '../components/NoBlog.tsx';
import { sharedStart } from '../model/shared.ts';

/** Drafts of shares are told apart by as much of them. */
const NAME_LENGTH = 200;

function useSharedPictures(isAny: boolean): readonly File[] | undefined {
  const [files, setFiles] = useState<readonly File[]>();
  useEffect(() => {
    // A picture that cannot be had any more is chosen again; the words are there all the same.
    (isAny ? takeShared() : Promise.resolve([])).then(setFiles, () => setFiles([]));
  }, [isAny]);
  return files;
}

/** A new post of what another app shared (the manifest's share target). */
export default function SharePage() {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const { search } = useLocation();
  const shared: Shared = Object.fromEntries(new URLSearchParams(search));
  const files = useSharedPictures(Number(shared.pictures ?? 0) > 0);
  const { doc, address } = sharedStart(shared);
  return (
    <>
      <PageHead title={t`New post`} noIndex />
      {primaryBlog === undefined ? <NoBlog /> : null}
      {primaryBlog && files ? (
        <NewPost
          point="text"
          primaryUuid={primaryBlog.uuid}
          target={`share${search.slice(0, NAME_LENGTH)}`}
          doc={doc}
          startsWith={{ address, files }}
        />
      ) : null}
      {primaryBlog && !files ? <ComposerWaiting /> : null}
    </>
  );
}
