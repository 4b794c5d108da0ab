import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

/** Replaces a blog that is not visible to the viewer with the server's message. */
export function HiddenBlog({ name, error }: { name: string; error: unknown }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <PageHead title={`@${name}`} noIndex />
      <EmptyState
        level={1}
        art="cat"
        title={t`${name} is hidden`}
        action={
          <ButtonLink href={paths.explore()} variant="primary">
            <Trans>Explore</Trans>
          </ButtonLink>
        }
      >
        {errorMessage(error, t`This blog is not visible to everybody.`, i18n)}
      </EmptyState>
    </>
  );
}
