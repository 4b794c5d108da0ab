import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { getEditCollectionMutationOptions } from '#generated/hooks/collections/collections.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { isSameRule } from '#src/entities/post/collections/feed-rule.ts';
import { refreshCollections } from '#src/entities/post/collections/refresh-collections.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { NotAllowedState } from '#src/shared/ui/NotAllowedState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { CollectionWords } from '../components/CollectionWords.tsx';
import { Gathers } from '../components/Gathers.tsx';
import { WhoKeeps } from '../components/WhoKeeps.tsx';
import { WhoSees } from '../components/WhoSees.tsx';
import { collectionQuery } from '../data/collections.ts';
import {
  CollectionForm,
  type CollectionValues,
  changedFields,
  editCollectionRequest,
  normalizeCollection,
  valuesOf,
} from '../model/collection-form.ts';
import styles from './CollectionForm.module.css';

const DeleteCollection = lazyLayer(() => import('../components/DeleteCollection.tsx'), 'DeleteCollection');

/** Code of openapi/errors.yaml for a collection that somebody else changed in the meantime. */
const CONFLICT_CODE = 4009;

function useFieldNames(): Record<keyof CollectionValues, string> {
  const { t } = useLingui();
  return {
    title: t`the name`,
    description: t`the description`,
    visibility: t`who sees it`,
    cover_url: t`the cover`,
  };
}

/** Offers what somebody else saved in the meantime; what is typed here stays until then. */
function Conflict({ onShow }: { onShow: () => void }) {
  return (
    <div className={styles.buttons}>
      <Button onClick={onShow}>
        <Trans>Show what was saved</Trans>
      </Button>
    </div>
  );
}

function DeleteSection({ collection }: { collection: CollectionRef }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { followerCount } = collection;
  return (
    <section className={styles.danger}>
      <p>
        <Trans>Deleting the collection deletes no post.</Trans>{' '}
        {followerCount > 0 ? (
          <Plural
            value={followerCount}
            one="The one who follows it is not told."
            other="The # who follow it are not told."
          />
        ) : null}
      </p>
      <Button variant="danger" onClick={() => setAsking(true)}>{t`Delete collection`}</Button>
      {isAsking ? <DeleteCollection collection={collection} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

type EditFormProps = { collection: CollectionRef; ruleBlogs: readonly BlogRef[] };

function EditForm({ collection, ruleBlogs }: EditFormProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const names = useFieldNames();
  const { id, blog, title, role, followerCount, previews, visibility } = collection;
  const path = paths.collection(blog.name, id);
  const [rule, setRule] = useState(collection.rule);
  const isRuleChanged = !isSameRule(rule, collection.rule);
  const form = useContractForm({
    schema: CollectionForm,
    initial: valuesOf(collection),
    normalize: normalizeCollection,
    call: getEditCollectionMutationOptions,
    request: (values) => ({
      collectionId: id,
      data: {
        ...editCollectionRequest(values, collection),
        ...(isRuleChanged ? (rule ? { rule } : { no_rule: true }) : {}),
      },
    }),
    write: {
      onSuccess: async () => {
        addToast({ type: 'success', message: t`Saved` });
        await refreshCollections(queryClient, id);
        void navigate(path);
      },
    },
    errorText: { unknown: t`The changes were not saved. Try again.` },
  });
  const changed = Object.keys(changedFields(form.values, collection)) as (keyof CollectionValues)[];
  const unsaved = [...changed.map((name) => names[name]), ...(isRuleChanged ? [t`what it gathers`] : [])];
  const list = listFormat(i18n.locale).format(unsaved);
  return (
    <ContractForm form={form} aria-label={t`Edit collection`} className={styles.form}>
      <AppLink to={path} className={styles.back}>
        <Icon name="chevron-left" size={18} />
        <span dir="auto">{title}</span>
      </AppLink>
      <CollectionWords field={form.field} change={form.change} previews={previews} />
      {role === 'owner' ? (
        <Gathers rule={rule} onChange={setRule} blogs={ruleBlogs} keptCount={collection.postCount} />
      ) : null}
      {role === 'owner' ? (
        <WhoSees
          blog={blog}
          value={form.values.visibility}
          onChange={(value) => form.change('visibility', value)}
          followerCount={visibility === 'private' ? 0 : followerCount}
        />
      ) : null}
      <FormMessages messages={form.messages} />
      {isApiError(form.error, CONFLICT_CODE) ? (
        <Conflict onShow={() => void refreshCollections(queryClient, id)} />
      ) : null}
      {unsaved.length > 0 ? (
        <section className={styles.save} aria-label={t`Unsaved changes`}>
          <p>
            <Trans>
              <b>Not saved yet:</b> {list}
            </Trans>
          </p>
          <Button
            variant="quiet"
            onClick={() => {
              form.reset(valuesOf(collection));
              setRule(collection.rule);
            }}
          >{t`Discard`}</Button>
          <Button type="submit" variant="primary" loading={form.busy}>{t`Save`}</Button>
        </section>
      ) : null}
    </ContractForm>
  );
}

/** Name, description, cover and readers of a collection, for its owners and editors. */
export default function EditCollectionPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { collectionId = '' } = useParams();
  const { data, error } = useQuery(collectionQuery(collectionId));
  if (!data) {
    if (error) throw error;
    return <PostSkeleton />;
  }
  const { collection } = data.response;
  if (!collection.canEdit)
    return (
      <NotAllowedState
        title={t`Only its owners and editors change a collection`}
        onBack={() => void navigate(paths.collection(collection.blog.name, collection.id))}
      >
        {t`You can read it, and copy it as your own.`}
      </NotAllowedState>
    );
  return (
    <div className={styles.page}>
      <PageHead title={t`Edit ${collection.title}`} noIndex />
      <VisuallyHidden>
        <h1>{t`Edit collection`}</h1>
      </VisuallyHidden>
      <EditForm
        key={collection.version}
        collection={collection}
        ruleBlogs={data.response.gathers?.blogs ?? []}
      />
      {collection.role === 'owner' ? (
        <>
          <WhoKeeps collectionId={collection.id} collaborators={data.response.collaborators} />
          <DeleteSection collection={collection} />
        </>
      ) : null}
    </div>
  );
}
