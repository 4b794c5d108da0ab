import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import { getCreatePostMutationOptions } from '#generated/hooks/posts/posts.ts';
import { usePublished } from '#src/features/posts/render/data/published.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import type { AddressKind } from '../components/AddressField.tsx';
import { ComposerWaiting } from '../components/ComposerWaiting.tsx';
import type { FileKind } from '../components/FilePatch.tsx';
import { Composer } from '../components/later-composer.tsx';
import { NoBlog } from '../components/NoBlog.tsx';
import type { Contents } from '../data/use-draft.ts';
import { createRequest } from '../model/request.ts';
import { type StartingPoint, startingDoc, startingPointOf } from '../model/starting-points.ts';

const ADDRESSES: Partial<Record<StartingPoint, AddressKind>> = {
  link: 'link',
  audio: 'audio',
  video: 'video',
};

const FILES: Partial<Record<StartingPoint, FileKind>> = { photo: 'image', audio: 'audio', video: 'video' };

function NewPost({ point, primaryUuid }: { point: StartingPoint; primaryUuid: string }) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const published = usePublished();
  const close = useCloseLayer();
  const [initial] = useState(() => ({
    blogUuid: primaryUuid,
    doc: startingDoc(point),
    tags: [],
    pendingTag: '',
    outcome: 'published' as const,
  }));
  const nameOf = (uuid: string): string => blogs.find((blog) => blog.uuid === uuid)?.name ?? uuid;
  const placeholders: Partial<Record<StartingPoint, string>> = {
    photo: t`Say something about them`,
    link: t`What is it about?`,
    audio: t`What are we listening to?`,
    video: t`What are we watching?`,
  };

  return (
    <Composer
      kind="new"
      title={t`New post`}
      target=""
      initial={initial}
      outcomes={['published', 'queue', 'schedule', 'draft', 'private']}
      placeholder={placeholders[point] ?? t`Go ahead, put anything`}
      startsWithAddress={ADDRESSES[point]}
      startsWithFiles={FILES[point]}
      call={callWith(getCreatePostMutationOptions, (contents: Contents) => ({
        blog: nameOf(contents.blogUuid),
        data: createRequest(contents),
      }))}
      onSent={(created) => {
        close();
        published.tell(created);
      }}
    />
  );
}

/** A post of one's own (spec 000 §2.4: /new, /new/{postType}). */
export default function NewPostPage() {
  const { t } = useLingui();
  const { postType } = useParams();
  const { primaryBlog } = useViewer();
  const point = startingPointOf(postType);
  const hydrated = useHydrated();
  // What was kept lives in the browser, so the form itself begins there.
  const form = primaryBlog ? (
    <NewPost key={point} point={point} primaryUuid={primaryBlog.uuid} />
  ) : (
    <NoBlog />
  );
  return (
    <>
      <PageHead title={t`New post`} noIndex />
      {hydrated ? form : <ComposerWaiting />}
    </>
  );
}
