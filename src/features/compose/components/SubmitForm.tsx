import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { getCreatePostMutationOptions } from '#generated/hooks/posts/posts.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import type { Contents } from '../data/use-draft.ts';
import { DEFAULT_OPTIONS } from '../model/post-options.ts';
import { createRequest } from '../model/request.ts';
import { startingDoc } from '../model/starting-points.ts';
import { Composer } from './lazy-composer.tsx';
import { startingInputOf } from './starting-input.ts';

type SubmitFormProps = {
  /** The blog that receives the submission. */
  blog: Blog;
  /** Uuid of the member's primary blog, the default sender. */
  primaryUuid: string;
  /** The blog's submission guidelines, above the text. */
  above: ReactNode;
  onSent: () => void;
};

/** Form that submits a post of any type to another blog, whose members decide about publishing it. */
export function SubmitForm({ blog, primaryUuid, above, onSent }: SubmitFormProps) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const { name, submissionTypes = ['text'], submissionTags } = blog;
  const [firstKind = 'text'] = submissionTypes;
  const point = submissionTypes.includes('text') ? 'text' : firstKind;
  const [initial] = useState(() => ({
    blogUuid: primaryUuid,
    doc: startingDoc(point),
    tags: [],
    pendingTag: '',
    outcome: 'submit' as const,
  }));
  const nameOf = (uuid: string): string => blogs.find((one) => one.uuid === uuid)?.name ?? uuid;
  return (
    <Composer
      kind="submission"
      title={t`Submit a post to ${name}`}
      target={blog.uuid}
      initial={initial}
      outcomes={['submit']}
      usualMore={DEFAULT_OPTIONS}
      onlyTags={submissionTags}
      {...startingInputOf(point)}
      placeholder={t`What do you want them to show?`}
      above={() => above}
      call={callWith(getCreatePostMutationOptions, (contents: Contents) => ({
        blog: name,
        data: { ...createRequest(contents), tumblelog: nameOf(contents.blogUuid) },
      }))}
      onSent={() => {
        addToast({ type: 'success', message: t`Your post was sent to ${name}` });
        onSent();
      }}
    />
  );
}
