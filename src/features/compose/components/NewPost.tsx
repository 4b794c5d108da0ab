import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getCreatePostMutationOptions } from '#generated/hooks/posts/posts.ts';
import { usePublishFeedback } from '#src/entities/post/data/publish-feedback.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { addTags } from '#src/shared/lib/text/tags.ts';
import { useCloseLayer } from '#src/shared/navigation/layer-context.ts';
import type { Contents } from '../data/use-draft.ts';
import { defaultOptionsOf, type PostOptions } from '../model/post-options.ts';
import { createRequest } from '../model/request.ts';
import { type StartingPoint, startingDoc } from '../model/starting-points.ts';
import type { DocJson } from '../model/types.ts';
import type { ComposerProps } from './composer-props.ts';
import { Composer } from './lazy-composer.tsx';
import { startingInputOf } from './starting-input.ts';

type NewPostProps = {
  point: StartingPoint;
  primaryUuid: string;
  /** Key of a separate draft, so that the draft of another share is not restored here. */
  target?: string;
  /** Tag that the post begins with. */
  tag?: string;
  /** Replaces the initial document of the post type. */
  doc?: DocJson;
  startsWith?: ComposerProps['startsWith'];
};

/** Composer of a new post. */
export function NewPost({ point, primaryUuid, target = '', tag = '', doc, startsWith }: NewPostProps) {
  const { t } = useLingui();
  const { blogs, user } = useViewer();
  const published = usePublishFeedback();
  const close = useCloseLayer();
  const [initial] = useState(() => ({
    blogUuid: primaryUuid,
    doc: doc ?? startingDoc(point),
    tags: addTags(user?.writing?.defaultTags ?? [], tag),
    pendingTag: '',
    outcome: user?.writing?.defaultState ?? ('published' as const),
  }));
  const nameOf = (uuid: string): string => blogs.find((blog) => blog.uuid === uuid)?.name ?? uuid;
  const usual = (uuid: string): PostOptions => defaultOptionsOf(blogs.find((blog) => blog.uuid === uuid));
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
      target={target}
      initial={initial}
      outcomes={['published', 'queue', 'schedule', 'draft', 'private']}
      placeholder={placeholders[point] ?? t`Go ahead, put anything`}
      {...startingInputOf(point)}
      startsWith={startsWith}
      call={callWith(getCreatePostMutationOptions, (contents: Contents) => ({
        blog: nameOf(contents.blogUuid),
        data: createRequest(contents, usual(contents.blogUuid)),
      }))}
      onSent={(created) => {
        close();
        published.announceCreated(created);
      }}
    />
  );
}
