import { Trans } from '@lingui/react/macro';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { buttonClass } from '#src/shared/ui/button-class.ts';

/** Leads to the form that asks a blog something. Visitors meet the login wall and arrive there afterwards. */
export function AskLink({ name }: { name: string }) {
  const mayAct = useLoginWall();
  const form = paths.askBlog(name);
  return (
    <AppLink
      to={form}
      layer="modal"
      className={buttonClass({ variant: 'secondary' })}
      onClick={(event) => {
        if (!mayAct('ask', { redirectTo: form })) event.preventDefault();
      }}
    >
      <Trans>Ask</Trans>
    </AppLink>
  );
}
