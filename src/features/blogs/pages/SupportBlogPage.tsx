import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { BlogPartPage } from '../components/BlogPartPage.tsx';

/** Page for memberships of a blog (spec 000 §2.3: /{blog}/support); it says that there are none yet. */
export default function SupportBlogPage() {
  const { t } = useLingui();
  return (
    <BlogPartPage tab="posts" noIndex title={({ name }) => t`Support ${name}`}>
      {({ name }) => (
        <EmptyState
          level={1}
          art="yarn"
          title={t`You cannot support ${name} with money yet`}
          action={<ButtonLink href={paths.blog(name)} variant="primary">{t`Back to ${name}`}</ButtonLink>}
        >
          <Trans>
            Memberships are not available yet. Later you can support a blog every month and read posts for its
            members. Until then, a like, a reply or a reblog helps.
          </Trans>
        </EmptyState>
      )}
    </BlogPartPage>
  );
}
