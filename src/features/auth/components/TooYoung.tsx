import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';

/** Message in place of the form after the server refused the age (code 7). */
export function TooYoung({ message }: { message: string }) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        level={1}
        art="cat"
        title={t`Not yet`}
        action={<ButtonLink href={paths.explore()} variant="primary">{t`Look around instead`}</ButtonLink>}
      >
        {message}
      </EmptyState>
    </div>
  );
}
