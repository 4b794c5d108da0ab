import type { ReactNode } from 'react';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { buttonClass } from '#src/shared/ui/button-class.ts';

type AskLinkProps = { name: string; variant: 'primary' | 'secondary'; children: ReactNode };

/** Leads to the form that asks a blog something. Visitors meet the login wall and arrive there afterwards. */
export function AskLink({ name, variant, children }: AskLinkProps) {
  const mayAct = useLoginWall();
  const form = paths.askBlog(name);
  return (
    <AppLink
      to={form}
      layer="modal"
      className={buttonClass({ variant })}
      onClick={(event) => {
        if (!mayAct('ask', { redirectTo: form })) event.preventDefault();
      }}
    >
      {children}
    </AppLink>
  );
}
