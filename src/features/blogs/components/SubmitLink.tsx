import { Trans } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';

/** Links to a blog's submission guidelines and form. */
export function SubmitLink({ name }: { name: string }) {
  return (
    <AppLink to={paths.submitTo(name)} layer="modal" className={buttonClass({ variant: 'secondary' })}>
      <Trans>Submit</Trans>
    </AppLink>
  );
}
