import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { Strung } from '#src/entities/post/collections/Strung.tsx';
import { paths } from '#src/paths/paths.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { EmbedLayout } from '../components/EmbedLayout.tsx';
import { EmbedUnavailable } from '../components/EmbedUnavailable.tsx';
import { embeddedCollectionQuery } from '../data/collection.ts';
import styles from './EmbeddedCollectionPage.module.css';

/** A public collection for other sites' pages: its cover, its words and who keeps it; everything else is on the site. */
export default function EmbeddedCollectionPage() {
  const { t, i18n } = useLingui();
  const { collectionId = '' } = useParams();
  const { data, error } = useQuery(embeddedCollectionQuery(collectionId));
  const collection = data?.response.collection;
  if (error || (collection && collection.visibility !== 'public'))
    return (
      <EmbedUnavailable title={t`Collection`} heading={<Trans>This collection cannot be shown here</Trans>}>
        <Trans>It was deleted, or is shown on Skein only.</Trans>
      </EmbedUnavailable>
    );
  if (!collection)
    return (
      <EmbedLayout standsFor={paths.home()}>
        <PostSkeleton />
      </EmbedLayout>
    );
  const { blog, title, description, keepers, postCount } = collection;
  const path = paths.collection(blog.name, collectionId);
  const names = listFormat(i18n.locale).format(keepers.map(({ name }) => name));
  return (
    <EmbedLayout standsFor={path} theme={frameThemeOf(blog.theme)}>
      <PageHead title={title} noIndex />
      <article className={styles.collection}>
        <Strung collection={collection} sizes="(width < 540px) 70vw, 380px" />
        <h1 dir="auto">{title}</h1>
        {description ? <p dir="auto">{description}</p> : null}
        <footer>
          <span>
            <Plural value={postCount} one="# post" other="# posts" />, <Trans>kept by {names}</Trans>
          </span>
          <ButtonLink href={path} target="_blank" rel="noopener" size="small">
            <Trans>Read and follow on Skein</Trans>
          </ButtonLink>
        </footer>
      </article>
    </EmbedLayout>
  );
}
