import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { getCreateCollectionMutationOptions } from '#generated/hooks/collections/collections.ts';
import type { CreateCollection201 } from '#generated/zod/createCollection201.zod.ts';
import type { FeedRule } from '#generated/zod/feedRule.zod.ts';
import { ActingBlogPicker } from '#src/entities/blog/ActingBlogPicker.tsx';
import { refreshCollections } from '#src/entities/post/collections/refresh-collections.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { CollectionWords } from '../components/CollectionWords.tsx';
import { Gathers } from '../components/Gathers.tsx';
import { WhoSees } from '../components/WhoSees.tsx';
import {
  CollectionForm,
  NEW_COLLECTION,
  newCollectionRequest,
  normalizeCollection,
} from '../model/collection-form.ts';
import styles from './CollectionForm.module.css';

/** Form of a new collection: its page with the words open. */
export default function NewCollectionPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { blogs, primaryBlog } = useViewer();
  const [rule, setRule] = useState<FeedRule>();
  const [chosen, setChosen] = useState<string>();
  const blog = blogs.find(({ uuid }) => uuid === chosen) ?? primaryBlog;
  const form = useContractForm({
    schema: CollectionForm,
    initial: NEW_COLLECTION,
    normalize: normalizeCollection,
    call: getCreateCollectionMutationOptions,
    request: (values) => ({
      data: {
        ...newCollectionRequest(values, blog?.name ?? ''),
        ...(rule ? { rule, sort: 'newest' as const } : {}),
      },
    }),
    write: {
      onSuccess: async ({ response: { collection } }: CreateCollection201) => {
        await refreshCollections(queryClient);
        void navigate(paths.collection(collection.blog.name, collection.id));
      },
    },
    errorText: { unknown: t`The collection could not be made. Try again.` },
  });
  return (
    <div className={styles.page}>
      <PageHead title={t`New collection`} noIndex />
      <VisuallyHidden>
        <h1>{t`New collection`}</h1>
      </VisuallyHidden>
      <ContractForm form={form} aria-label={t`New collection`} className={styles.form}>
        <CollectionWords field={form.field} change={form.change} previews={[]} />
        {blog ? (
          <div className={styles.owner}>
            <span>
              <Trans>It belongs to</Trans>
            </span>
            <ActingBlogPicker
              blog={blog}
              blogs={blogs}
              size={28}
              label={t`Blog of the collection`}
              buttonLabel={t`It belongs to ${blog.name}. Choose another blog`}
              onChoose={({ uuid }) => setChosen(uuid)}
              className={styles.picker}
            />
          </div>
        ) : null}
        <Gathers rule={rule} onChange={setRule} blogs={[]} />
        <WhoSees
          blog={blog}
          value={form.values.visibility}
          onChange={(value) => form.change('visibility', value)}
        />
        <FormMessages messages={form.messages} />
        <div className={styles.buttons}>
          <ButtonLink href={paths.collections()} variant="quiet">{t`Cancel`}</ButtonLink>
          <Button type="submit" variant="primary" loading={form.busy}>{t`Make the collection`}</Button>
        </div>
      </ContractForm>
    </div>
  );
}
