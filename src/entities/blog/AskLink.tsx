import type { ReactNode } from 'react';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';

type AskLinkProps = { name: string; variant: 'primary' | 'secondary'; children: ReactNode };

/** Links to the form that sends a blog an ask. Visitors may fill it in; the login wall appears on submit. */
export function AskLink({ name, variant, children }: AskLinkProps) {
  return (
    <AppLink to={paths.askBlog(name)} layer="modal" className={buttonClass({ variant })}>
      {children}
    </AppLink>
  );
}
